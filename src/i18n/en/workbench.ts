import type { WorkbenchTexts } from "../workbench";

const number = (value: number): string => value.toLocaleString("en");

export const EN_WORKBENCH: WorkbenchTexts = {
  title: "FIDE Rating workbench",
  notExcel: "A spreadsheet with the add-in's functions and task pane. This is not Excel.",
  starting: "Starting…",
  failed: (what) =>
    `The workbench could not start: ${what}. Build the add-in and load the page again.`,
  sheet: "Start",
  guide: [
    "FIDE Rating",
    "Type =FIDE. in any cell: functions and arguments are named, the arrow beside them explains. Point at an error to read why.",
    "Click a cell of the table below, then press Use selection and Create iteration sheet in the task pane.",
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
  limits: (megabytes, cells, lastCell) =>
    `Up to ${megabytes} MB unpacked and ${number(cells)} cells, none beyond ${lastCell}`,
  opening: (file) => `Opening ${file}…`,
  stop: "Stop",
  replaceUnsaved: (file) =>
    `The workbook that is open has changes that are not saved. Open ${file} in its place?`,
  openAnyway: "Open without saving",
  notOpened: (file, why) => `${file} was not opened. ${why} What was open is still there.`,
  whyNotOpened: {
    password:
      "It is protected by a password: take the password off in Excel, save the workbook and open it again.",
    oldFormat:
      "It is a workbook in the old format .xls: save it as .xlsx in Excel or LibreOffice, and open that.",
    noWorkbook: "It is no .xlsx workbook.",
    damaged: (part) =>
      `It is damaged, or written in a way that is not understood here: ${part} cannot be read.`,
    tooLarge: (megabytes, limit) =>
      `Unpacked, it has ${number(megabytes)} MB; up to ${limit} MB are opened here.`,
    tooManyCells: (cells, limit) =>
      `It has ${number(cells)} cells; up to ${number(limit)} are opened here.`,
    tooSpread: (places, limit) =>
      `Its sheets reach over ${number(places)} places, full and empty; up to ${number(limit)} are opened here.`,
    tooFar: (sheet, cell, lastCell) =>
      `Something stands in ${cell} of “${sheet}”; sheets are opened as far as ${lastCell}. Move or delete it in Excel and open the workbook again.`,
  },
  renamedSheet: (from, to) => `The sheet “${from}” is called “${to}” here, also in formulas.`,
  notKept: (what) => `The file also has ${what.join(", ")}: not shown here, and not saved.`,
  kinds: {
    comments: "comments",
    pictures: "pictures",
    names: "names for macros, columns of tables or other files",
    pivots: "pivot tables (their values are kept)",
    macros: "macros",
    otherSheets: "chart sheets",
    charts: "charts of other kinds",
    looks: "formats far from all content",
  },
  close: "Close",
  notSaved: (what) => `The workbook could not be saved (${what}). It is still open.`,
  notOpenedAgain: (why) =>
    `The workbook was not saved, as it could not be opened here again. ${why} It is still open.`,
  sheetNames:
    "The name of a sheet has 1 to 31 characters: no colon, slash, backslash, asterisk, question mark, bracket or apostrophe, and no control character.",
  separators:
    "Arguments are separated by commas, and decimals have a point: =FIDE.RU(2348.5,7,9). Semicolons are accepted where a formula has no comma.",
  ok: "OK",
  cancel: "Cancel",
};
