/** The parts of a sheet in the order of the schema, CT_Worksheet: those that the engine reads, and the others. */
const PARTS = {
  sheetPr: "engine",
  dimension: "other",
  sheetViews: "engine",
  sheetFormatPr: "engine",
  cols: "engine",
  sheetData: "engine",
  sheetProtection: "engine",
  autoFilter: "other",
  mergeCells: "engine",
  conditionalFormatting: "engine",
  dataValidations: "engine",
  hyperlinks: "engine",
  printOptions: "other",
  pageMargins: "other",
  pageSetup: "other",
  headerFooter: "other",
  rowBreaks: "other",
  colBreaks: "other",
  drawing: "engine",
  tableParts: "engine",
} as const;

const ORDER = Object.keys(PARTS);
const READER = new Map<string, string>(Object.entries(PARTS));

export const inOrder = (parts: readonly Element[]): Element[] =>
  [...parts].sort((one, other) => ORDER.indexOf(one.localName) - ORDER.indexOf(other.localName));

/** The rest is read elsewhere, or not at all. */
export const isForEngine = ({ localName }: Element): boolean => READER.get(localName) === "engine";

/** Where a sheet says areas, by elements and their attributes. */
export const AREAS = [
  ["mergeCell", "ref"],
  ["conditionalFormatting", "sqref"],
  ["dataValidation", "sqref"],
] as const;
