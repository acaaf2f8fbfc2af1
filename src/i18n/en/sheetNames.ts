import type { SheetNamesTexts } from "../sheetNames";

export const EN_SHEET_NAMES: SheetNamesTexts = {
  title: "Names on the sheets",
  introduction: [
    "Every sheet that is made here carries names for its parts: the facts of its head, and the columns of its tables. A name stays with its cells when rows or columns are put in, a heading is typed over, or the sheet is renamed, copied or saved.",
    "On the sheet itself a name is used as it is, from another sheet with the sheet's name before it: `='Rating report'!limit`. A column's name stands for all its lines; `INDEX(Rn,3)` is the third player's. Two sheets can have the same names: each means its own cells.",
    "Which names there are depends on the event and the edition: a column that is not shown has none.",
  ],
  name: "Name",
  what: "What it stands for",
  example: "Example",
  sheets: {
    report: "Rating report",
    games: "Games of the report",
    iteration: "Iteration of a round robin",
    period: "Rating period",
    results: "Results of the period",
    firstRating: "First rating",
    correction: "Correction",
  },
  ofSheet: "the title: what the sheet is known by",
  ofNote: "the note on what the sheet was made for",
  ofGames: "the sheet of the games",
};
