import { sheetNames, type SheetNames } from "../../sheets/sheetRead";

/** The names of a sheet, once they and the sheet's own name are loaded. */
export function askNames(sheet: Excel.Worksheet): () => SheetNames {
  const { names } = sheet;
  sheet.load("name");
  names.load("items/name,items/formula");
  return () =>
    sheetNames(
      sheet.name,
      names.items.map(({ name, formula }) => [name, String(formula)]),
    );
}
