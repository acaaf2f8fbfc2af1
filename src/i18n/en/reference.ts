import type { ReferenceText } from "../../functions/functionTexts";

/** What frames the functions in the reference. */
export const EN_REFERENCE: ReferenceText = {
  title: "The FIDE functions",
  introduction:
    "Every function of the add-in, with examples that are executed by the tests. The numbers are those of the FIDE rating regulations, edition by edition; an article is cited where the rules give no number.",
  conventionsTitle: "Conventions",
  conventions: [
    "**Editions.** The argument `edition` is a year (2005, 2009, 2011, 2012, 2014, 2017, 2022, 2024, 2025), or the event's start date, which picks the edition in force on that day. Omitted, it is the newest; in the functions of a date the one in force on it, in those of the round robin 2017, the last with the method. A sheet that must not change with time gives it.",
    '**Rapid and blitz.** `"rapid"` or `"blitz"`, alone or with a year or a date in a cell (`"rapid 2024"`, `"rapid "&A1`), from 1 March 2024.',
    "**Ranges.** A function marked “over ranges” takes a single cell or a range in every argument but the edition, and combines them as Excel's own operators do: one formula, one spilled result of at most a million cells. Give the range that is filled, not whole columns.",
    "**Ratings** are numbers from 1 to 4000. An unrated player is a blank cell, 0, `u`, `unr`, `unrated`, `nc`, `n.c.`, `-` or `–`. Other numbers have to be numbers: a blank cell is 0, and the empty text of another formula gives an empty result.",
    "**Results** are 1, 0.5 and 0 as numbers or text, `½`, `1/2`, `=`, or `w`, `d`, `l`. A game that was not played is `+`, `-` or the empty text. Excel on the desktop sends a blank cell as 0, which nobody can tell from a loss: type `-` for a game that was not played.",
    "**Errors** explain themselves: #VALUE! names the argument, what came and what is expected; #N/A means that the rules give no number, and names the article.",
  ],
  groups: {
    lookups: "Look-ups",
    rated: "Rated players",
    unrated: "Unrated players",
    calendar: "Calendar and conditions",
  },
  argument: "Argument",
  optional: "optional",
  example: "Example",
  result: "Result",
  overRanges: "over ranges",
  colon: ":",
  formulas: {
    decimalMark: ".",
    argumentSeparator: ",",
    columnSeparator: ",",
    yes: "TRUE",
    no: "FALSE",
    date: "DATE",
    notAvailable: "#N/A",
  },
};
