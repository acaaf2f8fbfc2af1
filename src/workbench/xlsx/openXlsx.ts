import type { FunctionNames } from "./functionNames";
import { load } from "@odoo/o-spreadsheet";
import type { Bridge } from "../engine/fideFunctions";
import { Workbook } from "../engine/workbook";
import type { Book } from "./book";
import { Places } from "./clip";
import { withAxes } from "./chartAxes";
import { checkContainer } from "./container";
import { readNames } from "./definedNames";
import { nearDrawings } from "./drawings";
import { enginePackage } from "./enginePackage";
import { LIMITS } from "./limits";
import { listSheets, type ListedSheet } from "./listSheets";
import { idOf, merged } from "./merged";
import { notKept, type NotKept } from "./notKept";
import { damaged, OpenFault, OpeningStopped } from "./openFault";
import { openSheet, type OpenBook, type OpenSheet } from "./openSheet";
import { Parts } from "./parts";
import { sharedTexts } from "./sharedStrings";
import type { Renamed } from "./sheetNames";
import { Slices } from "./slices";
import { elements } from "./xml";

export interface Opened {
  readonly workbook: Workbook;
  readonly renames: readonly Renamed[];
  readonly notKept: ReadonlySet<NotKept>;
}

/** What an .xlsx file is opened into. */
export interface Opening {
  readonly bridge: Bridge;
  /** Of the functions that the add-in has. */
  readonly functionNames: FunctionNames;
  /** Told a share from 0 to 1; it may throw to stop. */
  readonly progress?: (share: number) => void;
}

/** How far the work is when its stages begin. */
const STAGE = { texts: 0.2, cells: 0.3, engine: 0.75, model: 0.85 } as const;

/** Opens an .xlsx file in slices, or says by an OpenFault why not: whatever cannot be read is damaged. */
export async function openXlsx(bytes: Uint8Array, opening: Opening): Promise<Opened> {
  try {
    return await opened(bytes, opening);
  } catch (error) {
    if (error instanceof OpenFault || error instanceof OpeningStopped) throw error;
    throw damaged("xl/workbook.xml", error);
  }
}

/** What is opened of a file before there is a workbook. */
interface Read extends Omit<Opened, "workbook"> {
  readonly sheets: readonly OpenSheet[];
  readonly data: object;
  readonly charts: number;
}

/** Everything but the workbook: throws the OpenFault by which opening would refuse the file. */
export async function readXlsx(
  bytes: Uint8Array,
  functionNames: FunctionNames,
  slices = new Slices(),
): Promise<Read> {
  checkContainer(bytes);
  const parts = await Parts.of(bytes, slices);
  const [part = ""] = parts.ofKind("workbook");
  const workbook = parts.tree(part) ?? fail(part);
  const list = listSheets(parts, part, workbook);
  checkCells(parts, list.sheets);
  const book: OpenBook = {
    ...(await readBook(parts, slices)),
    functionNames,
    renames: list.renames,
    parts,
    workbook,
    drawings: nearDrawings(parts),
    places: new Places(),
  };
  const sheets = await openSheets(list.sheets, book, slices);
  const { names, isAllKept } = readNames(workbook, { ...book, ids: idsOf(list.sheets) });
  const kinds = notKept(parts);
  if (!isAllKept) kinds.add("names");
  if (sheets.some(({ reader }) => reader.hasFarLooks)) kinds.add("looks");
  await slices.at(STAGE.engine);
  const read = load(enginePackage(parts, sheets, book.drawings));
  const data = {
    ...merged(withAxes(read, sheets, parts, book.drawings), sheets),
    definedNames: names,
  };
  const charts = parts.ofKind("chart").length;
  return { sheets, data, charts, renames: list.renames, notKept: kinds };
}

async function opened(bytes: Uint8Array, opening: Opening): Promise<Opened> {
  const { bridge, functionNames, progress } = opening;
  const slices = new Slices(progress);
  const read = await readXlsx(bytes, functionNames, slices);
  const { sheets, data, charts, renames, notKept: kinds } = read;
  await slices.at(STAGE.model);
  const workbook = new Workbook(bridge, data);
  for (const { name, extras } of sheets) workbook.changeExtras(name, () => extras);
  const areAllKept = chartsOf(workbook) >= charts;
  return { workbook, renames, notKept: areAllKept ? kinds : new Set([...kinds, "charts"]) };
}

const idsOf = (sheets: readonly ListedSheet[]): Map<number, string> =>
  new Map(sheets.map(({ place }, index) => [place, idOf(index)]));

function fail(part: string): never {
  throw damaged(part);
}

/** Counted before anything is read. */
function checkCells(parts: Parts, sheets: readonly ListedSheet[]): void {
  const cells = sheets.reduce((sum, { part }) => sum + cellsIn(parts.text(part) ?? ""), 0);
  if (cells > LIMITS.cells) throw new OpenFault({ kind: "tooManyCells", cells });
}

function cellsIn(xml: string): number {
  let count = 0;
  for (let at = xml.indexOf("<c"); at >= 0; at = xml.indexOf("<c", at + 2)) {
    if (/[\s/>]/.test(xml.charAt(at + 2))) count += 1;
  }
  return count;
}

async function readBook(
  parts: Parts,
  slices: Slices,
): Promise<Pick<Book, "texts" | "looks" | "formatLooks">> {
  const [textsPart = ""] = parts.ofKind("sharedStrings");
  const [stylesPart = ""] = parts.ofKind("styles");
  const texts = parts.tree(textsPart);
  const styles = parts.tree(stylesPart);
  return {
    texts: texts === undefined ? [] : await sharedTexts(texts, slices, STAGE.texts),
    looks: styles === undefined ? [] : looksOf(styles),
    formatLooks: styles === undefined ? 0 : elements(styles, "dxf").length,
  };
}

function looksOf(styles: Document): Book["looks"] {
  const [all] = elements(styles, "cellXfs");
  const looks = all === undefined ? [] : elements(all, "xf");
  return looks.map((look) => ({
    format: Number(look.getAttribute("numFmtId") ?? 0),
    border: Number(look.getAttribute("borderId") ?? 0),
  }));
}

async function openSheets(
  listed: readonly ListedSheet[],
  book: OpenBook,
  slices: Slices,
): Promise<OpenSheet[]> {
  const sheets: OpenSheet[] = [];
  const each = (STAGE.engine - STAGE.cells) / listed.length;
  for (const [place, sheet] of listed.entries()) {
    const share = (done: number) => STAGE.cells + (place + done) * each;
    await slices.at(share(0));
    sheets.push(await openSheet(sheet, book, slices, share));
  }
  return sheets;
}

function chartsOf({ model: { getters } }: Workbook): number {
  const figures = getters.getSheetIds().flatMap((sheetId) => getters.getFigures(sheetId));
  return figures.filter(({ tag }) => tag === "chart").length;
}
