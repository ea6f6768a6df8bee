import styles from "./print.css";

// Before the sheets that have come, which may have more to say of paper.
const sheet = new CSSStyleSheet({ media: "print" });
sheet.replaceSync(styles);
document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
