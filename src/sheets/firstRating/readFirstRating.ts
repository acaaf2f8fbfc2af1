import type { CareerColumn } from "../../i18n/career";
import { isDay } from "../../rules/day";
import type { Edition } from "../../rules/editions/edition";
import type { Day } from "../../rules/units";
import { readCareer, type NamedEvent } from "../../tournament/career/readCareer";
import type { Finding } from "../../tournament/finding";
import {
  formulaAt,
  span,
  textAt,
  valueAt,
  type Area,
  type CellPlace,
  type SheetCells,
} from "../../tournament/sheetCells";
import { editionOfSheet } from "../readMadeFor";
import type { SheetRead } from "../sheetRead";
import { CAREER_FACTS } from "./careerFacts";
import { CAREER_COLUMNS } from "./columns/order";
import { CAREER_TITLE, type CareerFact } from "./layout";
import type { CareerPlayer } from "./order";
import { toldOf } from "./readCareerSheet";
import { NAMES } from "./resultBlock";

/** A first-rating sheet as it stands in a workbook, with what a person has typed into it. */
export interface FirstRatingRead {
  readonly player: CareerPlayer;
  /** Events that are of no report, and what is to be settled in their lines. */
  readonly typed: readonly NamedEvent[];
  readonly findings: readonly Finding[];
  /** The lists typed beside events of reports. */
  readonly lists: readonly ListOfEvent[];
  readonly published: Day | null;
  readonly isException: boolean;
  /** Where the list stands on which the first rating appears. */
  readonly publishes: CellPlace | null;
  /** That the sheet was made for; null where something else stands there now. */
  readonly edition: Edition | null;
  readonly gamesNeeded: number | null;
  /** Where the first rating stands, or that there is none yet. */
  readonly first: CellPlace;
}

interface ListOfEvent {
  readonly name: string;
  readonly day: Day;
  readonly list: Day;
}

export function isFirstRating({ names }: Pick<SheetRead, "names">): boolean {
  return names.own.has(CAREER_TITLE);
}

/** Null where the sheet is none, or what it cannot do without was deleted. */
export function readFirstRating(sheet: SheetRead): FirstRatingRead | null {
  const { cells, names } = sheet;
  const columns = columnsOf(sheet);
  const first = names.own.get(NAMES.first ?? "");
  if (!isFirstRating(sheet) || columns === null || first === undefined) return null;
  const text = (fact: CareerFact) => textOf(sheet, fact);
  const { typed, linked } = linesOf(cells, columns);
  const table = tableOf(columns);
  const read = readCareer(withRows(cells, [table.row, ...typed]), table);
  return {
    player: { name: text("player"), id: text("id") },
    typed: read?.career ?? [],
    findings: read?.findings ?? [],
    lists: linked.flatMap((row) => listOf(cells, row, columns)),
    edition: editionOfSheet(sheet),
    published: dayAt(cells, factOf(sheet, "published")),
    publishes: factOf(sheet, "publishes"),
    gamesNeeded: toldOf(sheet).gamesNeeded,
    isException: toldOf(sheet).isException,
    first,
  };
}

type Columns = Readonly<Record<Known, Area>>;
type Known = "event" | "date" | "end" | "list" | "kind" | "rc" | "w" | "n";
const KNOWN: readonly Known[] = ["event", "date", "end", "list", "kind", "rc", "w", "n"];

function columnsOf({ names }: SheetRead): Columns | null {
  const found = KNOWN.flatMap((key) => {
    const name = CAREER_COLUMNS.find((column) => column.key === (key satisfies CareerColumn))?.name;
    const area = names.own.get(name ?? "");
    return area === undefined ? [] : [[key, area] as const];
  });
  return found.length === KNOWN.length ? (Object.fromEntries(found) as Columns) : null;
}

/** The lines of the table: what comes from a report is a formula. */
function linesOf(cells: SheetCells, { rc }: Columns) {
  const rows = span(rc.row, rc.rows);
  const isLinked = (row: number) =>
    String(formulaAt(cells, { row, column: rc.column })).startsWith("=");
  return { typed: rows.filter((row) => !isLinked(row)), linked: rows.filter(isLinked) };
}

/** With its headings. */
function tableOf(columns: Columns): Area {
  const all = KNOWN.map((key) => columns[key]);
  const first = Math.min(...all.map(({ column }) => column));
  const last = Math.max(...all.map(({ column }) => column));
  const { row, rows } = columns.rc;
  return { row: row - 1, column: first, rows: rows + 1, columns: last - first + 1 };
}

/** As if nothing stood in the others. */
function withRows(cells: SheetCells, rows: readonly number[]): SheetCells {
  const { area, values } = cells;
  const kept = new Set(rows);
  const isKept = (index: number) => kept.has(area.row + index);
  return {
    ...cells,
    values: values.map((line, index) => (isKept(index) ? line : line.map(() => ""))),
  };
}

function listOf(cells: SheetCells, row: number, columns: Columns): ListOfEvent[] {
  const at = (key: Known) => ({ row, column: columns[key].column });
  const [day, list] = [dayAt(cells, at("date")), dayAt(cells, at("list"))];
  if (day === null || list === null) return [];
  return [{ name: textAt(cells, at("event")), day, list }];
}

function factOf({ names }: SheetRead, fact: CareerFact): CellPlace | null {
  const { name = "" } = CAREER_FACTS.find(({ key }) => key === fact) ?? {};
  return names.own.get(name) ?? null;
}

function textOf(sheet: SheetRead, fact: CareerFact): string {
  const place = factOf(sheet, fact);
  return place === null ? "" : textAt(sheet.cells, place);
}

function dayAt(cells: SheetCells, place: CellPlace | null): Day | null {
  const value = place === null ? "" : valueAt(cells, place);
  return isDay(value) ? Math.floor(value) : null;
}
