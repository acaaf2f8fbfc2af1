import type { ReportTexts } from "../../i18n/report";
import { isDay } from "../../rules/day";
import type { Edition, Pace } from "../../rules/editions/edition";
import { EDITION_IDS } from "../../rules/editions/editions";
import { editionOf } from "../../rules/editions/editionOn";
import { isReason } from "../../rules/reason";
import { someFacts, type KFacts } from "../../rules/kFacts";
import type { Day, Hundredths, Rating } from "../../rules/units";
import { formulaAt, span, textAt, valueAt, type SheetCells } from "../../tournament/sheetCells";
import { fixed } from "../address";
import { birthOfCell } from "./birth";
import { FIRST_ROW, HEAD, HEAD_NOTE, HEAD_VALUE, type ReportColumn } from "./places";

/** A report that stands in the workbook, as its cells show it now. */
export interface ReportRead {
  /** What the event is called. */
  readonly title: string;
  readonly edition: Edition;
  readonly startDate: Day | null;
  readonly endDate: Day | null;
  readonly columns: ReadonlyMap<ReportColumn, number>;
  readonly players: readonly ReportedPlayer[];
  /** The sheet of its games; null where its formulas name none. */
  readonly gamesSheet: string | null;
  /** The first figure that is an error, or not calculated yet: #REF!, #BUSY!. */
  readonly error: string | null;
  /** A round robin's rounds are the opponents' places: no pairing of a day. */
  readonly isRobin: boolean;
}

export interface ReportedPlayer {
  readonly row: number;
  readonly name: string;
  /** FIDE number; empty where the report has none. */
  readonly id: string;
  /** null: unrated. */
  readonly rating: Rating | null;
  readonly games: number;
  /** W − We; null where it has none. */
  readonly delta: Hundredths | null;
  readonly k: number | null;
  /** K was in the table, or typed over the report's. */
  readonly isKGiven: boolean;
  /** What K was decided from, where the report has any of it. */
  readonly facts: KFacts | null;
}

/** Known by its headings in one of the languages; null where the sheet is no report. */
export function readReport(
  cells: SheetCells,
  languages: readonly ReportTexts[],
): ReportRead | null {
  const edition = editionMadeFor(cells);
  if (edition === null) return null;
  const headings = span(0, MOST_COLUMNS).map((column) =>
    textAt(cells, { row: FIRST_ROW - 1, column }),
  );
  for (const texts of languages) {
    const columns = columnsOf(headings, edition, texts);
    if (NEEDED.every((column) => columns.has(column))) {
      return reportWith(cells, edition, columns, texts);
    }
  }
  return null;
}

const MOST_COLUMNS = 26;
const NEEDED: readonly ReportColumn[] = [
  "player",
  "rating",
  "n",
  "w",
  "wMinusWe",
  "k",
  "change",
  "rn",
  "ru",
];

/**
 * The edition that the report was made for: the note beside it compares the cell with it, and stays
 * where something else is pasted over the cell.
 */
function editionMadeFor(cells: SheetCells): Edition | null {
  const note = String(formulaAt(cells, { row: HEAD.edition, column: HEAD_NOTE }));
  const place = fixed(HEAD.edition, HEAD_VALUE).replace(/\$/g, "\\$");
  const compared = new RegExp(`${place}="?([^",)]+)`).exec(note)?.[1];
  return editionOfArgument(compared ?? valueAt(cells, { row: HEAD.edition, column: HEAD_VALUE }));
}

/** A year, or a pace with a year: as it stands in a report's head. */
function editionOfArgument(argument: string | number | boolean): Edition | null {
  const [, pace = "standard", year] = /^(?:(rapid|blitz) )?(\d{4})$/.exec(String(argument)) ?? [];
  const id = EDITION_IDS.find((each) => String(each) === year);
  const edition = id === undefined ? null : editionOf(id, pace as Pace);
  return edition === null || isReason(edition) ? null : edition;
}

function columnsOf(
  headings: readonly string[],
  edition: Edition,
  texts: ReportTexts,
): ReadonlyMap<ReportColumn, number> {
  const found = (Object.keys(texts.headings) as ReportColumn[]).map(
    (column) => [column, headings.indexOf(texts.headings[column](edition))] as const,
  );
  return new Map(found.filter(([, index]) => index >= 0));
}

function reportWith(
  cells: SheetCells,
  edition: Edition,
  columns: ReadonlyMap<ReportColumn, number>,
  texts: ReportTexts,
): ReportRead {
  const dayAt = (row: number) => {
    const value = valueAt(cells, { row, column: HEAD_VALUE });
    return isDay(value) ? Math.floor(value) : null;
  };
  const title = textAt(cells, { row: HEAD.title, column: 0 });
  const prefix = texts.title("");
  const startDate = dayAt(HEAD.date);
  const endDate = dayAt(HEAD.end);
  const rows = playerRows(cells);
  return {
    title: title.startsWith(prefix) ? title.slice(prefix.length) : title,
    edition,
    startDate,
    endDate: endDate !== null && endDate >= (startDate ?? endDate) ? endDate : null,
    columns,
    players: rows.map((row) => readPlayer(cells, row, columns)),
    error: errorIn(cells, rows, columns),
    isRobin: textAt(cells, { row: HEAD.kind, column: HEAD_VALUE }) === texts.kinds.robin,
    gamesSheet: sheetOfFormula(String(formulaAt(cells, { row: HEAD.fits, column: HEAD_VALUE }))),
  };
}

function errorIn(
  cells: SheetCells,
  rows: readonly number[],
  columns: ReadonlyMap<ReportColumn, number>,
): string | null {
  const figures = NEEDED.filter((column) => column !== "player");
  const texts = rows.flatMap((row) =>
    figures.map((figure) => textAt(cells, { row, column: columns.get(figure) ?? 0 })),
  );
  return texts.find((text) => text.startsWith("#")) ?? null;
}

/** So many blank rows part the players from the tables below; fewer somebody has put between them. */
const GAP = 6;

/** Rows with a number in front, as far as they follow each other. */
function playerRows(cells: SheetCells): readonly number[] {
  const rows: number[] = [];
  for (let row = FIRST_ROW, blank = 0; blank < GAP; row += 1) {
    const number = valueAt(cells, { row, column: 0 });
    if (typeof number === "number") rows.push(row);
    else if (number !== "") break;
    blank = typeof number === "number" ? 0 : blank + 1;
  }
  return rows;
}

function readPlayer(
  cells: SheetCells,
  row: number,
  columns: ReadonlyMap<ReportColumn, number>,
): ReportedPlayer {
  const number = (column: ReportColumn) => {
    const value = valueAt(cells, { row, column: columns.get(column) ?? 0 });
    return typeof value === "number" ? value : null;
  };
  const delta = number("wMinusWe");
  const rating = number("rating");
  return {
    row,
    name: textAt(cells, { row, column: columns.get("player") ?? 0 }),
    id: columns.has("id") ? textAt(cells, { row, column: columns.get("id") ?? 0 }) : "",
    rating: rating === 0 ? null : rating,
    games: number("n") ?? 0,
    delta: delta === null ? null : Math.round(100 * delta),
    k: number("k"),
    isKGiven: !String(formulaAt(cells, { row, column: columns.get("k") ?? 0 })).startsWith("="),
    facts: readFacts(cells, row, columns),
  };
}

function readFacts(
  cells: SheetCells,
  row: number,
  columns: ReadonlyMap<ReportColumn, number>,
): KFacts | null {
  const value = (column: ReportColumn) =>
    columns.has(column) ? valueAt(cells, { row, column: columns.get(column) ?? 0 }) : "";
  const number = (column: ReportColumn) => {
    const found = value(column);
    return typeof found === "number" && found > 0 ? found : null;
  };
  return someFacts({
    birth: birthOfCell(value("birth")),
    games: number("gamesSoFar"),
    peak: number("peak"),
  });
}

/** =COUNTIF('Rating games'!$M$4:$M$9,"≠"); where a name needs no quotes Excel leaves them out. */
function sheetOfFormula(formula: string): string | null {
  const [, before = "", inQuotes] = /^([^'!]*)(?:'((?:[^']|'')+)')?!/.exec(formula) ?? [];
  const name = inQuotes?.replace(/''/g, "'") ?? before.split(/[(),=]/).pop() ?? "";
  /** A sheet that was deleted, or that stayed in another workbook. */
  return name === "" || /^#REF|[[\]]/.test(name) ? null : name;
}
