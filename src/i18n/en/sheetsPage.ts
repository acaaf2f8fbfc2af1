import type { SheetsPageTexts } from "../sheetsPage";

export const EN_SHEETS_PAGE: SheetsPageTexts = {
  tab: "Sheets",
  handOn: {
    heading: "Hand on",
    what: "Makes a copy of the sheet that is shown, with those that belong to it, for people without the add-in. Of days of birth only the year stays.",
    style: "In the copy",
    styles: { values: "values", plain: "plain formulas" },
    handOn: "Make the copy",
    empty: "Nothing is written on the sheet that is shown. Show the sheet that is to be handed on.",
    choose: (sheets) => `${sheets} sheets belong together. Those that are ticked are copied.`,
    superseded: "a later report of the event goes along",
    other: "Another sheet",
    noneChosen: "No sheet is ticked. Tick those that are to be copied.",
    made: (sheets) =>
      `Made: ${sheets}. To send them: click the first of these tabs, hold Shift and click the last; right-click, Move or Copy, (new book), OK; then save that book.`,
    unsure: (sheets) =>
      `Look at ${sheets} before you send it: days of birth that stand there were copied whole.`,
  },
  overview: {
    heading: "Overview",
    few: "A sheet that lists the sheets made here, with links. It is worth it from five sheets on.",
    many: (sheets) =>
      `The workbook holds ${sheets} sheets made here: a sheet can list them, with links.`,
    make: "Make the overview",
    made: (sheet) => `Made: ${sheet}.`,
  },
};
