import { EN_SHEETS } from "../../src/i18n/en/sheets";
import { isReason } from "../../src/rules/reason";
import { eventReport, type ReportRow } from "../../src/rules/report/eventReport";
import { hasColumn, type ReportColumn } from "../../src/sheets/report/layout";
import { reportPlaces } from "../../src/sheets/report/places";
import { reportSheets, wishedNames } from "../../src/sheets/report/reportSheets";
import type { ReportOrder } from "../../src/sheets/report/order";
import type { SheetPlan } from "../../src/sheets/sheetPlan";
import type { CellContent } from "../../src/workbench/engine/cellContent";
import { ofPlayer } from "./reportCells";
import { allDownTo, valueIn } from "./tableCells";

export const NAMES = { report: "Rating report", games: "Rating games" };

/** What an order consists of unless a test says otherwise. */
export const PLAIN_ORDER = {
  startDate: null,
  endDate: null,
  title: "Event",
  matchGames: null,
  robin: null,
  later: new Set<number>(),
  isUnplayed: false,
  hasPages: false,
} as const;

/** With a suffix behind every sheet's name. */
export function reportPlans(order: ReportOrder, suffix = ""): readonly SheetPlan[] {
  const names = wishedNames(order, EN_SHEETS).map((name) => `${name}${suffix}`);
  return reportSheets(order, names, EN_SHEETS);
}

/** What a report shows of a player, in hundredths where it has decimals; "" where it shows nothing. */
export type ShownRow = Readonly<Record<ShownColumn, number | string>>;

const IN_HUNDREDTHS = ["we", "wMinusWe", "change", "p"] as const;
const IN_MILLIONTHS = ["rc", "ra"] as const;
const WHOLE = ["n", "k", "kCounted", "rn", "dp", "ru", "rnFirst"] as const;

type ShownColumn =
  | (typeof IN_HUNDREDTHS)[number]
  | (typeof IN_MILLIONTHS)[number]
  | (typeof WHOLE)[number]
  | "w"
  | "lacks";

type Values = readonly (readonly (CellContent | undefined)[])[];

export function shownReport(values: Values, order: ReportOrder): ShownRow[] {
  const places = reportPlaces(order);
  return order.event.players.map((_, player) => {
    const at = (column: ReportColumn) => ofPlayer(values, places, column, player);
    const times = (factor: number, columns: readonly ReportColumn[]) =>
      columns.map((column) => [column, inUnits(at(column), factor)] as const);
    return Object.fromEntries([
      ...times(1, WHOLE),
      ...times(2, ["w"]),
      ...times(100, IN_HUNDREDTHS),
      ...times(1e6, IN_MILLIONTHS),
      ["lacks", at("lacks")],
    ]) as ShownRow;
  });
}

/** Texts stand as they are: an error is none of what is expected. */
function inUnits(value: CellContent, factor: number): number | string {
  return typeof value === "number" ? Math.round(factor * value) : String(value);
}

/**
 * What the rules say that it shows. Made when players had other ratings, a report has no place for the
 * figures of one who is rated now, or unrated, and says so.
 */
export function reportToShow(order: ReportOrder, made = order): ShownRow[] {
  const places = reportPlaces(made);
  const isShown = (column: ReportColumn) => hasColumn(places, column);
  return eventReport(order.event, order.edition, order).rows.map((row, place): ShownRow => {
    const { n, w, rc, ra, rated } = row;
    const was = made.event.players[place]!;
    const isUnrated = order.event.players[place]!.rating === null;
    const isMoved = isUnrated !== (was.rating === null);
    const first = isReason(row.first) ? null : row.first;
    if (isMoved) {
      /** Rc (new) of a round robin is one of the figures that he has no place for. */
      const hasRc = rc !== null && !(isUnrated && order.robin !== null);
      const hasFirst = isUnrated && isShown("ruAsOpponent");
      const { nowRated, nowUnrated } = EN_SHEETS.report;
      return {
        ...NOTHING_SHOWN,
        n,
        w,
        rc: hasRc ? Math.round(1e6 * rc) : "",
        k: was.k ?? "",
        ...(hasFirst && first !== null && { p: first.p, dp: first.dp ?? "", ru: first.ru }),
        lacks: isUnrated ? nowUnrated : nowRated,
      };
    }
    return {
      n,
      w,
      rc: rc === null ? "" : Math.round(1e6 * rc),
      ra: isShown("ra") && ra !== null ? Math.round(1e6 * ra) : "",
      we: rated?.we ?? "",
      wMinusWe: rated?.wMinusWe ?? "",
      /** Typed in, it stands there all the same. */
      k: rated?.k.k ?? order.event.players[place]?.k ?? "",
      kCounted: isShown("kCounted") ? (rated?.kCounted ?? "") : "",
      change: rated?.change ?? "",
      rn: rated?.newRating ?? "",
      p: first?.p ?? "",
      dp: first?.dp ?? "",
      ru: first?.ru ?? "",
      rnFirst: row.firstRating ?? "",
      lacks: lacksInWords(row, order),
    };
  });
}

const NOTHING_SHOWN: ShownRow = {
  ...{ n: "", w: "", rc: "", ra: "", we: "", wMinusWe: "", k: "", kCounted: "" },
  ...{ change: "", rn: "", p: "", dp: "", ru: "", rnFirst: "", lacks: "" },
};

function lacksInWords({ lacks, rated, firstRating }: ReportRow, { edition }: ReportOrder): string {
  const { report } = EN_SHEETS;
  if (firstRating !== null) return `first rating ${firstRating}`;
  const words = lacks.map((lack) => {
    if (lack.key === "opponents") return report.lacksOpponents(lack.needed);
    if (lack.key === "points") return report.lacksPoints(lack.needed / 2);
    if (lack.key === "games") return report.lacksGames(lack.needed);
    if (lack.key === "belowFloor") return report.belowFloor(lack.floor);
    if (lack.key === "noDpInRobin") return report.noDpInRobin(edition);
    return lack.key === "dp" ? report.lacksDp(edition) : report.notCounted(edition);
  });
  const floor = rated?.delistedBelow ?? null;
  return floor === null ? words.join(" ") : report.delisted(floor);
}

/** Of every game: counted as, D, PD in hundredths, W in half points and ΔR in hundredths. */
type ShownGame = readonly (number | string)[];

const OF_A_GAME = [
  ["counted", 1],
  ["difference", 1],
  ["pd", 100],
  ["w", 2],
  ["delta", 100],
] as const;

export function shownGames(values: Values, order: ReportOrder): ShownGame[][] {
  const places = reportPlaces(order);
  return order.event.players.map(({ games }, player) =>
    games.map((_, index) => {
      const line = places.gameRows[player]!.first - places.games.first + index;
      return OF_A_GAME.map(([column, factor]) =>
        inUnits(valueIn(values, places.games, column, line), factor),
      );
    }),
  );
}

export function gamesToShow({ event, edition, ...order }: ReportOrder): ShownGame[][] {
  return eventReport(event, edition, order).rows.map(({ games }) =>
    games.map(({ counted, difference, pd, delta, score, notCounted }) => [
      counted ?? "",
      difference ?? "",
      pd ?? "",
      notCounted === null ? score : "",
      delta ?? "",
    ]),
  );
}

/** Address of everything down to the last player. */
export function reportAddress(order: ReportOrder): string {
  return `A1:Z${reportPlaces(order).notesRow}`;
}

/** Address of every game, on their own sheet. */
export function gamesAddress(order: ReportOrder): string {
  return allDownTo(reportPlaces(order).games);
}
