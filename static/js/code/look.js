import { adopt } from "../parts/styles.js";
import styles from "./code.css";

/** How the editor looks: by the page's own colours and sizes, in every theme. */
export function createLook({ EditorView, HighlightStyle, syntaxHighlighting, tags }) {
  const theme = EditorView.theme({
    "&": { blockSize: "100%", color: "var(--ink)", backgroundColor: "var(--board)" },
    "&.cm-focused": { outline: "none" },
    ".cm-scroller": {
      fontFamily: "var(--mono)",
      fontSize: "var(--text-code)",
      lineHeight: "1.55",
      overscrollBehavior: "contain",
      containerType: "inline-size",
    },
    ".cm-content": { paddingBlock: "var(--space-2)", caretColor: "var(--ink)" },
    ".cm-line": { paddingInline: "var(--space-1)" },
    // It takes the width that there is, and does not make the editor wider.
    ".cm-placeholder": {
      inlineSize: "0",
      minInlineSize: "100%",
      whiteSpace: "pre-wrap",
      color: "var(--ink-soft)",
      fontStyle: "italic",
    },
    ".cm-gutters": { border: "0", color: "var(--ink-soft)", backgroundColor: "var(--board)" },
    ".cm-lineNumbers .cm-gutterElement": {
      minInlineSize: "4ch",
      paddingInline: "var(--space-2)",
      cursor: "pointer",
    },
    ".cm-lineNumbers .cm-gutterElement:hover": {
      color: "var(--accent)",
      textDecoration: "underline",
    },
    "&.cm-focused .cm-matchingBracket": {
      backgroundColor: "var(--tint-same)",
      outline: "var(--hairline-width) solid var(--control-line)",
    },
    "&.cm-focused .cm-nonmatchingBracket": { backgroundColor: "var(--impossible-tint)" },
    ".cm-line[aria-current]": {
      backgroundColor: "var(--tint-same)",
      boxShadow: "inset 3px 0 var(--accent)",
    },
    ".cm-line.failed": {
      backgroundColor: "var(--impossible-tint)",
      boxShadow: "inset 3px 0 var(--impossible)",
    },
    ".hidden-character": {
      marginInline: "1px",
      paddingInline: "2px",
      borderRadius: "3px",
      fontSize: "0.75em",
      color: "var(--impossible)",
      backgroundColor: "var(--impossible-tint)",
      outline: "1px solid var(--impossible)",
    },
    // The line may be longer than what is seen of it: this is not, with the numbers beside it.
    ".fault": {
      boxSizing: "border-box",
      maxInlineSize: "calc(100cqi - 3.5rem)",
      overflowWrap: "anywhere",
      padding: "var(--space-1) var(--space-3)",
      borderInlineStart: "3px solid var(--impossible)",
      font: "var(--text-small) / 1.45 var(--font)",
      color: "var(--impossible)",
      backgroundColor: "var(--impossible-tint)",
      whiteSpace: "pre-wrap",
    },
    // With smaller letters some phones enlarge the whole page as soon as somebody types.
    "@media (pointer: coarse)": { ".cm-scroller": { fontSize: "16px" } },
    "@media (forced-colors: active)": {
      ".cm-line[aria-current], .cm-line.failed": { outline: "2px solid Highlight", outlineOffset: "-2px" },
    },
  });

  const { comment, definition, bool, function: called, keyword, meta, number, string } = tags;
  const colours = HighlightStyle.define([
    { tag: [keyword, bool, tags.null, tags.operatorKeyword], color: "var(--accent)" },
    { tag: string, color: "var(--permanent)" },
    { tag: comment, color: "var(--permanent)", fontStyle: "italic" },
    { tag: [number, meta], color: "var(--impossible)" },
    { tag: [definition(called(tags.variableName)), definition(tags.className)], fontWeight: "650" },
  ]);

  return [theme, syntaxHighlighting(colours)];
}

/**
 * The page allows no style elements of its own: what the editor brings along becomes a style sheet that the document adopts,
 * after that of the room.
 */
export function adoptStyles({ StyleModule }) {
  adopt(styles);
  const sheet = new CSSStyleSheet();
  const there = new Set();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  StyleModule.mount = (_, modules) => {
    const before = there.size;
    for (const module of [modules].flat()) there.add(module);
    // Every program that is shown mounts them again; a sheet that is replaced styles the whole page anew.
    if (there.size === before) return;
    sheet.replaceSync(Array.from(there, (module) => module.getRules()).join("\n"));
  };
}
