import type { Model, UID } from "@odoo/o-spreadsheet";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import type { Bridge } from "../engine/fideFunctions";
import { Workbook } from "../engine/workbook";
import { readPageBreaks } from "./pageBreaks";
import { SHARED_STRINGS, storedStrings, typedStrings } from "./sharedStrings";
import { storedSheet, typedSheet } from "./sheetXml";
import { withTitleRows } from "./titleRows";

const WORKBOOK = "xl/workbook.xml";
const SHEET = /^xl\/worksheets\/sheet(\d+)\.xml$/;
/** The engine looks for styles; a file need not have any. */
const NO_STYLES =
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts/><fills/>' +
  "<borders/><cellXfs><xf/></cellXfs></styleSheet>";

/** Without these a zip is no workbook. */
const NEEDED = ["[Content_Types].xml", WORKBOOK];
const TEXT = /\.(xml|rels)$/;

/** The workbook as an .xlsx file, its FIDE functions named as Excel names them. */
export async function saveXlsx({ model }: Workbook): Promise<Uint8Array> {
  const { files } = await model.exportXLSX();
  const sheetIds = model.getters.getSheetIds();
  const entries = files.flatMap((file): [string, Uint8Array][] => {
    if (!("content" in file)) return [];
    const sheetId = sheetIds[Number(SHEET.exec(file.path)?.[1])];
    return [[file.path, strToU8(stored(file.path, file.content, model, sheetId))]];
  });
  return zipSync(Object.fromEntries(entries));
}

function stored(path: string, content: string, model: Model, sheetId: UID | undefined): string {
  if (path === SHARED_STRINGS) return storedStrings(content);
  if (path === WORKBOOK) return withTitleRows(content, model);
  return sheetId === undefined ? content : storedSheet(content, model, sheetId);
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
  data["xl/styles.xml"] ??= NO_STYLES;
  const workbook = new Workbook(bridge, data);
  readPageBreaks(data, workbook);
  return workbook;
}

function typed(path: string, text: string, names: readonly string[]): string {
  if (path === SHARED_STRINGS) return typedStrings(text);
  if (path.endsWith(".rels")) return relative(text, path);
  return SHEET.test(path) ? typedSheet(text, names) : text;
}

/** Targets from the root on, as some programs write them, seen from the part they belong to. */
function relative(rels: string, path: string): string {
  const folder = path.replace(/_rels\/[^/]*$/, "");
  const up = "../".repeat(folder.split("/").length - 1);
  return rels.replace(/ Target="\/([^"]*)"/g, (_, target: string) =>
    target.startsWith(folder)
      ? ` Target="${target.slice(folder.length)}"`
      : ` Target="${up}${target}"`,
  );
}
