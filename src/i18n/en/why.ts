import { stepWriting } from "../stepWriting";
import type { WhyTexts } from "../why";
import { writing } from "../writing";
import { EN_WORDS } from "./words";

const { number } = stepWriting(EN_WORDS);
const { date } = writing(EN_WORDS);

export const EN_WHY: WhyTexts = {
  title: "Why this number",
  nothing: "Click a number made here, or a FIDE function.",
  copy: {
    label: "Copy this answer",
    text: "The answer as text",
    done: "Copied.",
    byHand: "Could not be copied by itself. The text is selected: press Ctrl+C or ⌘C.",
  },
  noNumber: (address) =>
    `${address}: nothing to explain. Click a number made here, or a FIDE function.`,
  reading: "Reading the cell …",
  failed: (what) => `The cell could not be read: ${what}. Click it again.`,
  shows: "The cell shows",
  blank: "nothing",
  result: "Result:",
  somethingElse: (shown, result) => `The cell shows something else: ${shown} instead of ${result}.`,
  changed: "Changed by hand:",
  changedNothing:
    "If the workbook is not calculated by itself, press F9; otherwise a cell on the way was changed.",
  sources: "Comes from",
  goTo: (address) => `Go to ${address}`,
  different: "What would have to be different?",
  reset: "Back to the values of the sheet",
  wouldBe: "It would be",
  notGiven: "not given",
  notExplained: (part) =>
    `Only Excel knows what ${part} comes to: what depends on it is not explained here.`,
  notParsed: "This formula is not understood here, so only Excel knows how it comes about.",
  from1904:
    "This workbook counts days from 1904, FIDE functions from 1900. A day of a cell or of DATE is to them four years earlier: add 1462 to it, or give the year. A day that they give shows four years late: take 1462 from it.",
  tooLarge: (range) =>
    `${range} is more than is read here. Give the range that is filled, not whole columns.`,
  within: "Functions in this formula",
  byRule: "By the rule",
  empty:
    "The cell stays empty: a player is unrated, the game was not played or does not count, or there is nothing to calculate yet.",
  spills: (rows, columns) =>
    `The formula fills ${rows} × ${columns} cells; this is one of them. Click another to see its steps.`,
  heading: "This is a heading of the table, not a number.",
  argument: (name, meaning, value) => `${name}: ${value} – ${meaning}`,
  cells: (rows, columns, first) => `${rows} × ${columns} cells (${first} …)`,
  element: (row, column, message) =>
    column === 1 ? `Row ${row}: ${message}` : `Row ${row}, column ${column}: ${message}`,
  moreElements: (count) => `… and ${count} more.`,
  wholeArray:
    "Excel shows one error for the whole range where single cells of it cannot be calculated:",
  errorFrom: (code, place) => `The input ${place} shows ${code}; mend it there first.`,
  errors: {
    "#NAME?":
      "#NAME? – Excel does not know the function. The add-in is not loaded in this Excel, or the name is mistyped: open the pane once more, then press Ctrl+Alt+F9.",
    "#BUSY!": "#BUSY! – the add-in's functions are still calculating. Wait a moment.",
    "#GETTING_DATA": "#GETTING_DATA – the add-in's functions are still calculating. Wait a moment.",
    "#SPILL!":
      "#SPILL! – the result needs several cells, and some of them are not empty or are merged. Clear the cells below and beside it, or move the formula.",
    "#CALC!":
      "#CALC! – Excel cannot hand over so large or so empty a range. Give the range that is filled, not whole columns.",
    "#REF!":
      "#REF! – a cell or sheet that the formula refers to was deleted. Undo that, or type the reference anew.",
    "#VALUE!": "#VALUE! – an argument is not what the function expects.",
    "#N/A": "#N/A – the rules give no number here.",
    "#DIV/0!": "#DIV/0! – something is divided by zero or by a blank cell.",
    "#NUM!": "#NUM! – a number is too large or does not exist.",
    "#NULL!":
      "#NULL! – a space stands where two ranges do not meet. Put a comma or a colon between them.",
    "#CONNECT!":
      "#CONNECT! – Excel does not reach the add-in's functions. Check the network, then press Ctrl+Alt+F9.",
    "#BLOCKED!":
      "#BLOCKED! – this Excel does not allow add-ins to calculate. Allow the add-in, or ask whoever manages it.",
    "#FIELD!": "#FIELD! – the cell refers to a part of a data type that is not there.",
    "#UNKNOWN!": "#UNKNOWN! – this version of Excel does not know the kind of value in the cell.",
  },
  fields: {
    rating: "Rating",
    opponent: "Opponent’s rating",
    score: "Score",
    k: "K",
    edition: "Edition",
    diff: "Difference",
    p: "p",
    games: "Games",
    age: "Age",
    peak: "Highest rating",
    periodGames: "Games of the period",
    change: "Change",
    rc: "Rc",
    ra: "Ra",
    ru: "Ru",
    system: "System",
    opponents: "Opponents",
    first: "First event",
    needed: "Games needed",
    highestRating: "Highest rating",
    minutes: "Minutes",
    increment: "Seconds a move",
    scores: "Points",
  },
  yesNo: ["yes", "no"],
  results: ["1", "½", "0"],
  systems: ["Swiss or team", "round robin"],
  value: (value) => {
    if (value === null || value === "") return "nothing";
    if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
    return typeof value === "number" ? number(value) : value;
  },
  quoted: EN_WORDS.quoted,
  day: date,
};
