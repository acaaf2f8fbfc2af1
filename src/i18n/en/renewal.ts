import type { RenewalTexts } from "../renewal";

export const EN_RENEWAL: RenewalTexts = {
  before: "before",
  ask: (sheet) =>
    `“${sheet}” is there already. Renew it in its place, with what was typed into it, or make a new one beside it?`,
  renew: "Renew it",
  anew: "Make a new one",
  neither: "Neither",
  nothingMade: "Nothing was made; all sheets are as they were.",
  renewed: (before) => `Renewed in its place. As it was it is kept as a hidden sheet: ${before}.`,
  kept: (typed) => `Kept, as it was typed: ${typed}.`,
  lost: (typed) => `Not kept, as it has no place any more: ${typed}.`,
  left: (cells) =>
    `These formulas still take their figures from the sheet as it was, for what they take cannot be found again: ${cells}.`,
  outdated: (period, report) =>
    `“${period}” is out of date: “${report}” was made after it. Create the period again to renew it.`,
  undo: "Bring back what was there",
  undone: (sheets) => `Brought back as it was: ${sheets}.`,
};
