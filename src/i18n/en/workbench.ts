import type { WorkbenchTexts } from "../workbench";

export const EN_WORKBENCH: WorkbenchTexts = {
  title: "FIDE Rating workbench",
  notExcel: "A spreadsheet with the add-in's functions and task pane. This is not Excel.",
  starting: "Starting…",
  failed: (what) =>
    `The workbench could not start: ${what}. Build the add-in and load the page again.`,
  sheet: "Start",
  guide: [
    "FIDE Rating",
    "Type =FIDE. in any cell: the arguments are explained. Point at an error to read why.",
    "Click a cell of the table below, then press Use selection and Create sheet in the task pane.",
  ],
  startDate: "First day",
  crosstable: "The ten players of the regulations' example, as a crosstable",
  player: "Player",
  rating: "Rating",
  points: "Points",
  formulas: "Some formulas to change",
  open: "Open .xlsx",
  save: "Save .xlsx",
  pane: "Task pane",
  fileName: "rating",
  notOpened: (file, what) =>
    `${file} could not be opened (${what}). Expected an .xlsx file; what was open is still there.`,
  notSaved: (what) => `The workbook could not be saved (${what}). It is still open.`,
  separators:
    "Arguments are separated by commas, and decimals have a point: =FIDE.RU(2348.5,7,9). Semicolons are accepted where a formula has no comma.",
  ok: "OK",
  cancel: "Cancel",
};
