import { createHash } from "node:crypto";
import { parse } from "../../../src/formula/parse";
import { print } from "../../../src/formula/print";
import type { StyleName } from "../../../src/sheets/articles/style";
import type { SheetPlan } from "../../../src/sheets/sheetPlan";
import { addressOf } from "../../../src/tournament/sheetCells";
import type { CellContent } from "../../../src/workbench/engine/cellContent";
import type { Book } from "../book";
import type { GoldenCase, GoldenSheet } from "./cases";
import type { KeyedPlaces } from "./places";

/** What a case shows and how it calculates: figures by document, column and player. */
export interface GoldenRecord {
  readonly values: Readonly<Record<string, string>>;
  /** Without superfluous parentheses; of most cases one sum for a column. */
  readonly formulas: Readonly<Record<string, string>>;
}

/** Cases whose formulas are kept in full. */
export type Detail = "in full" | "as sums";

export function recordOf(
  { write }: GoldenCase,
  style: StyleName,
  book: Book,
  detail: Detail,
): GoldenRecord {
  const sheets = written(write, style, book);
  const formulas = sheets.flatMap(({ plan, keys }) =>
    keys === "lines" ? [] : formulasOf(plan, keys),
  );
  return {
    values: valuesOn(book, sheets),
    formulas: Object.fromEntries(detail === "in full" ? formulas : sums(byColumn(formulas))),
  };
}

/** What a case shows in a workbook. */
export function valuesOf(
  { write }: GoldenCase,
  style: StyleName,
  book: Book,
): GoldenRecord["values"] {
  return valuesOn(book, written(write, style, book));
}

function written(write: GoldenCase["write"], style: StyleName, book: Book): readonly GoldenSheet[] {
  for (const sheet of book.sheets().slice(1)) book.deleteSheet(sheet);
  return write(book, style);
}

function valuesOn(book: Book, sheets: readonly GoldenSheet[]): GoldenRecord["values"] {
  const values = sheets.flatMap(({ plan, keys }) =>
    keys === "lines" ? linesOf(book, plan) : figuresOf(book, plan, keys),
  );
  return Object.fromEntries(byColumn(values));
}

/** Numbers to nine digits: the last are noise. */
function shown(value: CellContent | undefined): string {
  if (typeof value !== "number") return String(value ?? "");
  return String(Math.round(value * 1e9) / 1e9);
}

function figuresOf(book: Book, plan: SheetPlan, keys: KeyedPlaces): [string, string][] {
  const rows = [...keys.values()].reduce((last, { row }) => Math.max(last, row), 0);
  const columns = [...keys.values()].reduce((last, { column }) => Math.max(last, column), 0);
  const { values } = book.read(plan.name, `A1:${addressOf({ row: rows, column: columns })}`);
  return [...keys].map(([key, { row, column }]) => [key, shown(values[row]?.[column] ?? "")]);
}

/** All that stands on a sheet, cell by cell, wherever it stands. */
function linesOf(book: Book, { name, cells }: GoldenSheet["plan"]): [string, string][] {
  const rows = Math.max(...cells.map(({ row }) => row));
  const { values } = book.read(name, `A1:Z${rows + 1}`);
  const document = name.replace(/ (?:before|after)$/, "");
  return values
    .map((row) => row.map((value) => shown(value ?? "")).filter((text) => text !== ""))
    .filter((row) => row.length > 0)
    .map((row, index) => [`${document} line ${index}`, row.join(" | ")]);
}

function formulasOf({ cells }: SheetPlan, keys: KeyedPlaces): [string, string][] {
  const contents = new Map(
    cells.map(({ row, column, content }) => [addressOf({ row, column }), content]),
  );
  return [...keys].flatMap(([key, place]): [string, string][] => {
    const content = contents.get(addressOf(place));
    if (typeof content !== "object") return [];
    return [[key, print(parse(content.formula.slice(1)))]];
  });
}

/** One entry a column, with what its players have, one after the other. */
function byColumn(entries: readonly (readonly [string, string])[]): [string, string][] {
  const columns = new Map<string, string[]>();
  for (const [key, text] of entries) {
    const column = key.split(" ").slice(0, 2).join(" ");
    const all = columns.get(column) ?? [];
    all.push(text);
    columns.set(column, all);
  }
  return [...columns].map(([column, all]) => [column, all.join("¦")]);
}

function sums(entries: readonly (readonly [string, string])[]): [string, string][] {
  return entries.map(([key, text]) => [
    key,
    createHash("sha256").update(text).digest("base64").slice(0, 12),
  ]);
}
