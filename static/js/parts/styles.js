/** Use a style sheet, given as its text, from now on: that of a part of the page which is loaded when it is first wanted. */
export function adopt(css) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
