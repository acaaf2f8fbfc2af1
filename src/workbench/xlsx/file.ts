import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import type { Bridge } from "../engine/fideFunctions";
import { Workbook } from "../engine/workbook";
import { SHARED_STRINGS, storedStrings, typedStrings } from "./sharedStrings";
import { storedSheet, typedSheet } from "./sheetXml";

const SHEET = /^xl\/worksheets\/sheet(\d+)\.xml$/;
/** Without these a zip is no workbook. */
const NEEDED = ["[Content_Types].xml", "xl/workbook.xml"];
const TEXT = /\.(xml|rels)$/;

/** The workbook as an .xlsx file, its FIDE functions named as Excel names them. */
export async function saveXlsx({ model }: Workbook): Promise<Uint8Array> {
  const { files } = await model.exportXLSX();
  const sheetIds = model.getters.getSheetIds();
  const entries = files.flatMap((file): [string, Uint8Array][] => {
    if (!("content" in file)) return [];
    const sheetId = sheetIds[Number(SHEET.exec(file.path)?.[1])];
    if (file.path === SHARED_STRINGS) return [[file.path, strToU8(storedStrings(file.content))]];
    const content =
      sheetId === undefined ? file.content : storedSheet(file.content, model, sheetId);
    return [[file.path, strToU8(content)]];
  });
  return zipSync(Object.fromEntries(entries));
}

/** Opens an .xlsx file; `names` are the functions that the add-in has. */
export function openXlsx(bytes: Uint8Array, bridge: Bridge, names: readonly string[]): Workbook {
  const data: Record<string, string> = {};
  const files = unzipSync(bytes);
  const missing = NEEDED.find((path) => files[path] === undefined);
  if (missing !== undefined) throw new Error(missing);
  for (const [path, content] of Object.entries(files)) {
    if (!TEXT.test(path)) continue;
    const text = strFromU8(content);
    data[path] = typed(path, text, names);
  }
  return new Workbook(bridge, data);
}

function typed(path: string, text: string, names: readonly string[]): string {
  if (path === SHARED_STRINGS) return typedStrings(text);
  return SHEET.test(path) ? typedSheet(text, names) : text;
}
