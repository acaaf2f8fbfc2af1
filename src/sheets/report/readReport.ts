import type { Conditions } from "../../tournament/conditions";
import type { ReportTexts } from "../../i18n/report";
import type { Edition } from "../../rules/editions/edition";
import { kReadingOf, type KReading } from "../../rules/kDay";
import type { PartOfEvent } from "../../rules/eventParts";
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
import { daysSaid } from "../headFacts";
import type { SheetRead } from "../sheetRead";
import { birthOfCell } from "../birth";
import { headOf, type HeadRead } from "./readHead";
import { tableOf, type PlayerPlace } from "./readPlayers";
import type { ReportColumn } from "./layout";

/** A report that stands in the workbook, as its cells show it now. */
export interface ReportRead {
  /** What the event is called. */
  readonly title: string;
  readonly edition: Edition;
  readonly startDate: Day | null;
  readonly endDate: Day | null;
  /** The list that counts the event, as far as the report says it. */
  readonly countedBy: Day | null;
  /** Of an event that counts period by period; null: it is the whole. */
  readonly part: PartOfEvent | null;
  /** Fewer games are enough for a rating: 7.14f–g (2011). */
  readonly isException: boolean;
  readonly kReading: KReading;
  /** What was asked of the event, and whether it is met. */
  readonly conditions?: Conditions;
  /** In the order of their numbers. */
  readonly players: readonly ReportedPlayer[];
  /** The sheet of its games; null where its formulas name none. */
  readonly gamesSheet: string | null;
  /** The first figure that is an error, or not calculated yet: #REF!, #BUSY!. */
  readonly error: string | null;
  /** Of a round robin that is iterated; null: with a game not played it counts as a Swiss (6.43, 2005). */
  readonly gamesPerPairing: number | null;
}

export interface ReportedPlayer {
  readonly row: number;
  /** Where his figures stand: rated and unrated players have columns of their own. */
  readonly columns: ReadonlyMap<ReportColumn, number>;
  /** As the report and its games count him; null: the numbers were deleted, and nobody knows. */
  readonly number: number | null;
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

/** Known by its names, wherever they have moved and whatever stands over them. Null: no report. */
export function readReport(sheet: SheetRead, languages: readonly ReportTexts[]): ReportRead | null {
  const head = headOf(sheet);
  if (head.edition === null) return null;
  const found = tableOf(sheet, head.edition);
  return found === null ? null : reportWith(sheet.cells, head, head.edition, found, languages);
}

function reportWith(
  cells: SheetCells,
  head: HeadRead,
  edition: Edition,
  places: readonly PlayerPlace[],
  languages: readonly ReportTexts[],
): ReportRead {
  const { startDate, endDate, countedBy, part, isException } = head;
  const players = places.map((place) => readPlayer(cells, place));
  return {
    conditions: head.conditions,
    title: eventOf(head, languages),
    edition,
    startDate,
    endDate: endDate !== null && endDate >= (startDate ?? endDate) ? endDate : null,
    countedBy,
    part,
    isException,
    kReading: kReadingOf(head.kDay, startDate, edition),
    players: players.sort((one, other) => (one.number ?? 0) - (other.number ?? 0)),
    error: errorIn(cells, places),
    gamesPerPairing: head.gamesPerPairing,
    gamesSheet: head.gamesSheet,
  };
}

/** The title without what it says of the sheet, and without the days. */
function eventOf(
  { title, startDate, endDate }: HeadRead,
  languages: readonly ReportTexts[],
): string {
  const texts = languages.find((each) => title.startsWith(each.title("", "")));
  if (texts === undefined) return title;
  const days = daysSaid(startDate, endDate, texts);
  const prefix = texts.title("", "").length;
  const behind = days === null ? "" : texts.title("", days).slice(prefix);
  const isDated = behind !== "" && title.endsWith(behind);
  return title.slice(prefix, isDated ? title.length - behind.length : title.length);
}

/** What a period or a correction cannot do without. */
const FIGURES: readonly ReportColumn[] = [
  ...(["rating", "n", "w", "wMinusWe", "k", "change", "rn", "ru"] as const),
];

function errorIn(cells: SheetCells, places: readonly PlayerPlace[]): string | null {
  const texts = places.flatMap(({ row, columns }) =>
    FIGURES.flatMap((figure) => {
      const column = columns.get(figure);
      return column === undefined ? [] : [textAt(cells, { row, column })];
    }),
  );
  return texts.find((text) => text.startsWith("#")) ?? null;
}

function readPlayer(cells: SheetCells, { row, columns }: PlayerPlace): ReportedPlayer {
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
  const k = columns.get("k");
  const given = k === undefined ? "=" : formulaAt(cells, { row, column: k });
  return {
    row,
    columns,
    number: number("number"),
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
