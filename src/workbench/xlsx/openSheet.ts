import type { Extras } from "../engine/sheetExtras";
import { isOfCells } from "../engine/zones";
import type { Book } from "./book";
import { Clip, type Places } from "./clip";
import { larger, type Drawing } from "./drawings";
import { keepForEngine, keepLinksInside, linkedCells } from "./engineSheet";
import type { ListedSheet } from "./listSheets";
import { damaged } from "./openFault";
import { readPageSetup } from "./pageSetup";
import type { Parts } from "./parts";
import { readPrintNames } from "./printNames";
import { CellReader } from "./readCells";
import type { Slices } from "./slices";
import { readValidations } from "./validations";
import { childOf, element } from "./xml";

/** A sheet that is read: what the engine's own reader still gets, and all that it need not. */
export interface OpenSheet extends ListedSheet {
  readonly tree: Document;
  readonly reader: CellReader;
  readonly extras: Extras;
}

/** What a sheet is opened with. */
export interface OpenBook extends Book {
  readonly parts: Parts;
  readonly workbook: Document;
  readonly drawings: ReadonlyMap<string, Drawing>;
  readonly places: Places;
}

export async function openSheet(
  listed: ListedSheet,
  book: OpenBook,
  slices: Slices,
  share: (done: number) => number,
): Promise<OpenSheet> {
  const tree = book.parts.tree(listed.part);
  if (tree === undefined) throw damaged(listed.part);
  const root = tree.documentElement;
  const layout = { ...readPageSetup(root), ...readPrintNames(book.workbook, listed.place) };
  const validations = readValidations(root, book.renames);
  const filtered = filteredOf(root);
  const reader = new CellReader(listed, book, linkedCells(tree));
  await reader.read(dataOf(tree), slices, share);
  const clip = new Clip(sizeOf(listed, reader, book), book.places);
  keepLinksInside(tree, book.parts.relations(listed.part));
  keepForEngine(tree, clip, book);
  const extras = { layout, validations, filtered, reach: clip.reach };
  return { ...listed, tree, reader, extras };
}

/** A list's filters without what they hide. */
function filteredOf(root: Element): string | null {
  const area = childOf(root, "autoFilter")?.getAttribute("ref") ?? "";
  return isOfCells(area) ? area.replace(/\$/g, "") : null;
}

/** Where the rows stand; a sheet without any may leave it out. */
function dataOf(tree: Document): Element {
  const found = childOf(tree.documentElement, "sheetData");
  if (found !== undefined) return found;
  const data = element(tree, "sheetData", {});
  tree.documentElement.append(data);
  return data;
}

/** As the engine's own reader makes it: some room behind the last cell, and enough to begin with. */
const ROOM = 5;
const COLUMNS = 30;
const ROWS = 100;

function sizeOf(
  { part }: ListedSheet,
  { last }: CellReader,
  { parts, drawings, places }: OpenBook,
) {
  const drawn = parts.relations(part).flatMap(({ target }) => drawings.get(target)?.last ?? []);
  const { row, column } = drawn.reduce(larger, { row: last.row + 1, column: last.column });
  const size = { rows: Math.max(row + ROOM, ROWS), columns: Math.max(column + ROOM, COLUMNS) };
  places.add(size.rows * size.columns);
  return size;
}
