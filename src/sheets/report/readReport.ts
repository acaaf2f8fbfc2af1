import type { ReportTexts } from "../../i18n/report";
import type { Edition } from "../../rules/editions/edition";
import { someFacts, type KFacts } from "../../rules/kFacts";
import type { Day, HalfPoints, Hundredths, Rating } from "../../rules/units";
import { carriedBy, readCarried, type Carried } from "../../tournament/carried";
import {
  formulaAt,
  textAt,
  valueAt,
  type CellValue,
  type SheetCells,
} from "../../tournament/sheetCells";
import { parsed, sheetOf, type SheetRead } from "../sheetRead";
import { birthOfCell } from "../birth";
import { headOf, type HeadRead } from "./readHead";
import { tableOf, type PlayersFound } from "./readPlayers";
import type { ReportColumn } from "./layout";

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
  /** Its first ratings come from an iteration: with a game not played it counts as a Swiss (6.43, 2005). */
  readonly isIterated: boolean;
}

export interface ReportedPlayer {
  readonly row: number;
  /** As the report counts him. */
  readonly number: number;
  readonly name: string;
  /** FIDE number; empty where the report has none. */
  readonly id: string;
  /** null: unrated. */
  readonly rating: Rating | null;
  readonly games: number;
  /** Of the games that count; null where the report shows none. */
  readonly score: HalfPoints | null;
  /** The mean of the opponents who count; null where there are none. */
  readonly rc: number | null;
  /** Of an unrated player, where the event gives one. */
  readonly ru: Rating | null;
  /** W − We; null where it has none. */
  readonly delta: Hundredths | null;
  readonly k: number | null;
  /** K was in the table, or typed over the report's. */
  readonly isKGiven: boolean;
  /** What K was decided from, where the report has any of it. */
  readonly facts: KFacts | null;
  /** What the report carries along. */
  readonly carried?: Carried;
}

/**
 * Known by its names, wherever they have moved and whatever stands over them; made before it had
 * names, by its headings in one of the languages. Null where the sheet is no report.
 */
export function readReport(sheet: SheetRead, languages: readonly ReportTexts[]): ReportRead | null {
  const head = headOf(sheet);
  if (head.edition === null) return null;
  const found = tableOf(sheet, head.edition, languages);
  return found === null ? null : reportWith(sheet.cells, head, head.edition, found, languages);
}

function reportWith(
  cells: SheetCells,
  head: HeadRead,
  edition: Edition,
  { columns, rows }: PlayersFound,
  languages: readonly ReportTexts[],
): ReportRead {
  const { startDate, endDate } = head;
  const prefix = languages
    .map((texts) => texts.title(""))
    .find((each) => head.title.startsWith(each));
  return {
    title: prefix === undefined ? head.title : head.title.slice(prefix.length),
    edition,
    startDate,
    endDate: endDate !== null && endDate >= (startDate ?? endDate) ? endDate : null,
    columns,
    players: rows.map((row, index) => readPlayer(cells, row, columns, index + 1)),
    error: errorIn(cells, rows, columns),
    isRobin: languages.some(({ kinds }) => kinds.robin === head.kind),
    isIterated: rows.some((row) => isOfIteration(cells, row, columns, head.gamesSheet)),
    gamesSheet: head.gamesSheet,
  };
}

/** Whether the formula of Ru speaks of a sheet that is not the games'. */
function isOfIteration(
  cells: SheetCells,
  row: number,
  columns: ReadonlyMap<ReportColumn, number>,
  gamesSheet: string | null,
): boolean {
  const formula = formulaAt(cells, { row, column: columns.get("ru") ?? 0 });
  const sheet = sheetOf(parsed(String(formula)));
  return sheet !== null && sheet !== gamesSheet;
}

/** What a period or a correction cannot do without. */
const FIGURES: readonly ReportColumn[] = [
  ...(["rating", "n", "w", "wMinusWe", "k", "change", "rn", "ru"] as const),
];

function errorIn(
  cells: SheetCells,
  rows: readonly number[],
  columns: ReadonlyMap<ReportColumn, number>,
): string | null {
  const texts = rows.flatMap((row) =>
    FIGURES.map((figure) => textAt(cells, { row, column: columns.get(figure) ?? 0 })),
  );
  return texts.find((text) => text.startsWith("#")) ?? null;
}

function readPlayer(
  cells: SheetCells,
  row: number,
  columns: ReadonlyMap<ReportColumn, number>,
  place: number,
): ReportedPlayer {
  const value = (column: ReportColumn) => {
    const at = columns.get(column);
    return at === undefined ? "" : valueAt(cells, { row, column: at });
  };
  const number = (column: ReportColumn) => {
    const found = value(column);
    return typeof found === "number" ? found : null;
  };
  const text = (column: ReportColumn) => {
    const at = columns.get(column);
    return at === undefined ? "" : textAt(cells, { row, column: at });
  };
  const [delta, w] = [number("wMinusWe"), number("w")];
  const rating = number("rating");
  const given = formulaAt(cells, { row, column: columns.get("k") ?? 0 });
  return {
    row,
    number: number("number") ?? place,
    name: text("player"),
    id: text("id"),
    rating: rating === 0 ? null : rating,
    games: number("n") ?? 0,
    score: w === null ? null : Math.round(2 * w),
    rc: number("rc"),
    ru: number("ru"),
    delta: delta === null ? null : Math.round(100 * delta),
    k: number("k"),
    isKGiven: !String(given).startsWith("="),
    facts: factsOf(value),
    ...carriedBy(readCarried(cells, row, Object.fromEntries(columns))),
  };
}

function factsOf(value: (column: ReportColumn) => CellValue): KFacts | null {
  const positive = (column: ReportColumn) => {
    const found = value(column);
    return typeof found === "number" && found > 0 ? found : null;
  };
  return someFacts({
    birth: birthOfCell(value("birth")),
    games: positive("gamesSoFar"),
    peak: positive("peak"),
  });
}
