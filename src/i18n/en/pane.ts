import type { PaneTexts } from "../pane";

export const EN_PANE: PaneTexts = {
  title: "FIDE Rating",
  sheetLanguage: "Language of the sheets",
  asPane: (name) => `as Office (${name})`,
  start: "Type a function in any cell, with its arguments as they stand in the list below.",
  tryIt: "For a start",
  example: "Expected score at a difference of 100 points",
  filter: "Find a function",
  functions: "Functions",
  noMatch: (words) => `No function for “${words}”. Try a word such as rating, round robin or date.`,
  found: (count) => (count === 1 ? "1 function" : `${count} functions`),
  notLoaded: (what) =>
    `The list of functions could not be loaded (${what}). Close the pane and open it again.`,
  starting:
    "Waiting for Office. If this stays, the network keeps appsforoffice.microsoft.com from loading.",
  notInExcel:
    "This page works beside a workbook in Excel, which opens it when the add-in is installed; here is no Excel.",
};
