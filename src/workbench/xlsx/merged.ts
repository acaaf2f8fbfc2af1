import type { load } from "@odoo/o-spreadsheet";
import { NAME_FOR_ENGINE } from "./enginePackage";
import type { OpenSheet } from "./openSheet";

type Data = ReturnType<typeof load>;
type SheetData = Data["sheets"][number];

/** No name of a sheet is one: an object's own words, such as constructor, would break the engine. */
export const idOf = (place: number): string => `opened-${place + 1}`;

/** What the engine's own reader has read, with all that was read before it. */
export function merged(data: Data, sheets: readonly OpenSheet[]): Data {
  const ids = new Map(sheets.map(({ name }, place) => [name.toLowerCase(), idOf(place)]));
  const here = (content: string) => inNamesHere(content, sheets, ids);
  return {
    ...data,
    sheets: data.sheets.map((read, place) => {
      const sheet = sheets[place];
      return sheet === undefined ? read : mergedSheet(read, sheet, idOf(place), here);
    }),
  };
}

function mergedSheet(
  read: SheetData,
  { name, reader }: OpenSheet,
  id: string,
  here: (content: string) => string,
): SheetData {
  const cells = { ...reader.cells };
  for (const [cell, content] of Object.entries(read.cells)) {
    if (typeof content === "string") cells[cell] = here(content);
  }
  const rows = { ...read.rows };
  for (const [row, look] of Object.entries(reader.rows)) {
    rows[Number(row)] = { ...rows[Number(row)], ...look };
  }
  return {
    ...read,
    id,
    name,
    cells,
    styles: { ...read.styles, ...reader.styles },
    formats: { ...read.formats, ...reader.formats },
    borders: { ...read.borders, ...reader.borders },
    rows,
  };
}

const LINK = /\]\(o-spreadsheet:\/\/(.*)\)$/;

/** The engine's own reader met the sheets under other names, and links to sheets by their names. */
function inNamesHere(
  content: string,
  sheets: readonly OpenSheet[],
  ids: ReadonlyMap<string, string>,
): string {
  if (content.startsWith("=")) {
    return content
      .replace(
        NAME_FOR_ENGINE,
        (_, number: string) => `'${sheets[Number(number) - 1]?.name ?? ""}'!`,
      )
      .replace(/#REF(?!!)/g, "#REF!");
  }
  return content.replace(LINK, (whole, sheet: string) => {
    const id = ids.get(sheet.replace(/^'|'$/g, "").toLowerCase());
    return id === undefined ? whole : `](o-spreadsheet://${id})`;
  });
}
