import type { PaneTexts } from "../pane";
import { EN_SAYINGS } from "./sayings";

export const EN_PANE: PaneTexts = {
  title: "FIDE Rating",
  learn: "Learn",
  contents: "On this page",
  sheetLanguage: "Sheets in",
  asPane: "as Office",
  start:
    "Type a function in any cell, or select an empty one and press Insert: an example stands there, to be changed.",
  tryIt: "For a start",
  example: "Expected score at a difference of 100 points",
  filter: "Find a function",
  functions: "Functions",
  noMatch: (words) =>
    `No function for “${words}”. Try one word alone, such as junior, unrated, curve, round robin, list or clock.`,
  found: (count) => (count === 1 ? "1 function" : `${count} functions`),
  sayings: EN_SAYINGS,
  insert: "Insert",
  insertOf: (name) => `Insert FIDE.${name} into the selected cell`,
  askReplace: (cell, shown) => `${cell} is not empty: ${shown}. Replace it?`,
  replace: "Replace",
  keep: "Leave it",
  inserted: (formula, cell) =>
    `${cell} has ${formula}, an example: put your own values or cells in its place.`,
  takeBack: "Take it back",
  takenBack: (cell) => `${cell} is as it was.`,
  cellChanged: (cell) => `${cell} has changed since it was read; nothing was written.`,
  notInserted: (what) =>
    `Excel could not do it (${what}). Look at the cell: if it is as it was, select one that can be changed, and try again.`,
  notLoaded: (what) =>
    `The list of functions could not be loaded (${what}). Close the pane and open it again.`,
  notices: {
    byHand:
      "This workbook is calculated by hand (Formulas, Calculation Options): figures that are read may be old. Press F9 first. Sheets made here are calculated once.",
    from1904:
      "This workbook counts days from 1904. Days are converted when tables are read and sheets are made. In your own formulas give FIDE functions the year, not a cell with a day: they would take it for one four years earlier.",
    noFunctions:
      "This Excel has no functions of add-ins (on the iPad, for example): FIDE functions show #NAME?. Sheets are made with plain formulas.",
  },
  calculateNow: "Calculate now",
  notInExcel:
    "This page works beside a workbook in Excel, which opens it when the add-in is installed; here is no Excel.",
};
