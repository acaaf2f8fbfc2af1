import type { Model, UID } from "@odoo/o-spreadsheet";
import { strToU8, zipSync } from "fflate";
import { filedCharts } from "../engine/charts";
import { asInExcel } from "../engine/numbersByCondition";
import type { Workbook } from "../engine/workbook";
import { storedChart } from "./charts";
import { withDefinedNames } from "./definedNames";
import { SHARED_STRINGS, storedStrings } from "./sharedStrings";
import { withFormats } from "./numberFormats";
import { storedSheet } from "./sheetXml";

const STYLES = "xl/styles.xml";
const WORKBOOK = "xl/workbook.xml";
const CHART = /^xl\/charts\/chart(\d+)\.xml$/;
const SHEET = /^xl\/worksheets\/sheet(\d+)\.xml$/;

/** The workbook as an .xlsx file, its FIDE functions named as Excel names them. */
export async function saveXlsx({ model }: Workbook): Promise<Uint8Array> {
  const { files } = await model.exportXLSX();
  const sheetIds = model.getters.getSheetIds();
  const charts = filedCharts(model);
  const entries = files.flatMap((file): [string, Uint8Array][] => {
    if (!("content" in file)) return [];
    const sheetId = sheetIds[Number(SHEET.exec(file.path)?.[1])];
    const chart = CHART.exec(file.path);
    const content =
      chart === null
        ? stored(file.path, file.content, model, sheetId)
        : storedChart(file.content, charts[Number(chart[1]) - 1]);
    return [[file.path, strToU8(opaque(content))]];
  });
  return zipSync(Object.fromEntries(entries));
}

function stored(path: string, content: string, model: Model, sheetId: UID | undefined): string {
  if (path === SHARED_STRINGS) return storedStrings(content);
  if (path === STYLES) return withFormats(content, asInExcel);
  if (path === WORKBOOK) return withDefinedNames(content, model);
  return sheetId === undefined ? content : storedSheet(content, model, sheetId);
}

/** Colours stand in a file with how much of what is behind them they hide: all of it. */
function opaque(xml: string): string {
  return xml.replace(/ rgb="([0-9A-Fa-f]{6})"/g, ' rgb="FF$1"');
}
