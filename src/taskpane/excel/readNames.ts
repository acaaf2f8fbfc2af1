import { namedPlace, type SheetNames } from "../../sheets/sheetRead";

/** The names of a sheet, once they are loaded. */
export function askNames(sheet: Excel.Worksheet): () => SheetNames {
  const { names } = sheet;
  names.load("items/name,items/formula");
  return () =>
    new Map(
      names.items.flatMap(({ name, formula }) => {
        const place = namedPlace(String(formula));
        return place === null ? [] : [[name, place] as const];
      }),
    );
}
