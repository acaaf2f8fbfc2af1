import { text, type Expr } from "../../../formula/expr";
import { f } from "../../../formula/template";
import { change } from "../../articles/change";
import { ifNumber } from "../../articles/ifNumber";
import { kTimesGames } from "../../articles/kTimesGames";
import { isRated, linkedRating } from "../../articles/rated";
import { widthOfNames } from "../../textWidth";
import { each, eachBy, type CellOf } from "../../column";
import { kOfOrder } from "../kOfResults";
import { kCells, K_INPUTS } from "./kInputs";
import { ofResult, onPeriod, type PeriodContext } from "../context";
import { onReport, reportKey, type OnReport } from "../onReport";
import {
  hasHighest,
  isLinked,
  type LinkedResult,
  type PeriodOrder,
  type ReportFigure,
} from "../order";
import type { ResultCells, ResultLine } from "../resultLine";

/** A row for each player's event, linked to its report or as a list has it. */

/** Linked where there is a report, else as given. */
function linked(
  figure: ReportFigure,
  formulaOf: (cell: Expr) => Expr,
  given: (result: LinkedResult) => string | number,
): CellOf<ResultLine> {
  const cells = eachBy<ResultLine>(
    ({ result }) => figureKey(reportOf(result), figure),
    ({ result }) => formulaOf(figureOn(reportOf(result), figure)),
  );
  return (line) => {
    if (line.result === null) return null;
    return line.result.report === undefined ? given(line.result) : cells(line);
  };
}

function reportOf(result: LinkedResult | null) {
  if (result?.report === undefined) throw new ReferenceError("the result is of no report");
  return result.report;
}

/** An unrated player's line there has neither K nor ΔR. */
function figureOn(report: OnReport, figure: ReportFigure): Expr {
  return onReport(report, report.columns[figure]);
}

/** Lines with the same one have the same formula. */
function figureKey(report: OnReport, figure: ReportFigure): string {
  return `${report.columns[figure] ?? ""} ${reportKey(report)}`;
}

const asNumber = (cell: Expr) => ifNumber(cell, cell);

const number: ResultCells = {
  key: "number",
  name: "No",
  look: "ordinal",
  width: 6,
  cells: () => (line) => line.player + 1,
};

const player: ResultCells = {
  key: "player",
  name: "Player",
  look: "plain",
  width: ({ players }) => widthOfNames(players),
  cells: (sheet) => each(onPeriod(sheet, "player")),
};

const event: ResultCells = {
  key: "event",
  name: "Event",
  look: "inputName",
  width: 28,
  cells: () => (line) => line.result?.event ?? null,
};

const date: ResultCells = {
  key: "date",
  name: "First_day",
  look: "inputDate",
  width: 12,
  cells: () => (line) => line.result?.day ?? null,
};

/** What comes from a report is no input. */
const lookOfInput = (_: ResultLine, { order }: PeriodContext) =>
  isLinked(order) ? null : ("input" as const);

const rating: ResultCells = {
  key: "rating",
  name: "Rating",
  look: "whole",
  lookOf: lookOfInput,
  width: 11,
  cells: () => linked("rating", linkedRating, (result) => result.rating ?? "u"),
};

const n: ResultCells = {
  key: "n",
  name: "n_games",
  look: "whole",
  lookOf: lookOfInput,
  cells: () =>
    linked(
      "games",
      (cell) => cell,
      ({ games }) => games,
    ),
};

const delta: ResultCells = {
  key: "delta",
  name: "Change_without_K",
  look: "change",
  lookOf: lookOfInput,
  cells: () => linked("delta", asNumber, ({ delta: of }) => (of === null ? "" : of / 100)),
};

/** As the report has it whose K it is, as given, or looked up from what stands in the line. */
const k: ResultCells = {
  key: "k",
  name: "K_factor",
  look: "whole",
  lookOf: lookOfInput,
  cells: (sheet) => {
    const shown = eachBy<ResultLine>(
      ({ k: { source } }) => (source.kind === "report" ? figureKey(source.report, "k") : ""),
      ({ k: { source } }) =>
        asNumber(source.kind === "report" ? figureOn(source.report, "k") : text("")),
    );
    const sought = soughtK(sheet);
    return (line) => {
      const { source } = line.k;
      if (source.kind === "report") return shown(line);
      return source.kind === "given" ? source.k : sought(line);
    };
  },
};

function soughtK(sheet: PeriodContext): CellOf<ResultLine> {
  const own = ofResult(sheet, "rating");
  return eachBy<ResultLine>(
    ({ edition }) => edition.name,
    ({ edition }) => f`IF(${isRated(own)},${sheet.kBy(edition)(kCells(sheet))},"")`,
  );
}

/** What its report shows, or the list has, where another K is that of the list in force. */
const ownK: ResultCells = {
  key: "ownK",
  name: "K_of_event",
  look: "whole",
  isShown: (order) => kOfOrder(order).some((of) => of.some(({ own }) => own !== null)),
  cells: () => {
    const shown = eachBy<ResultLine>(
      ({ k: { own } }) => (own !== null && typeof own === "object" ? figureKey(own, "k") : ""),
      ({ k: { own } }) =>
        asNumber(own !== null && typeof own === "object" ? figureOn(own, "k") : text("")),
    );
    return (line) => {
      const { own } = line.k;
      return own === null || typeof own === "number" ? own : shown(line);
    };
  },
};

/** K typed over the player's counts for all of his events; K × n ≤ 700: 8.3.3 (2022). */
const kCounted: ResultCells = {
  key: "kCounted",
  name: "K_counted",
  look: "whole",
  cells: (sheet) => {
    const [own, ofPlayer] = [ofResult(sheet, "k"), onPeriod(sheet, "k")];
    const { highestKTimesGames: most } = sheet.order.edition;
    const k = f`IF(ISNUMBER(${ofPlayer}),${ofPlayer},${own})`;
    const counted = hasHighest(sheet.order) ? kTimesGames(k, onPeriod(sheet, "n"), most) : k;
    return each(ifNumber(own, counted));
  },
};

const product: ResultCells = {
  key: "product",
  name: "Rating_change",
  look: "change",
  cells: (sheet) => {
    const of = ofResult(sheet, "kCounted");
    const difference = ofResult(sheet, "delta");
    return each(ifNumber(of, ifNumber(difference, change(of, difference))));
  },
};

const report: ResultCells = {
  key: "report",
  name: "Report",
  look: "plain",
  width: 20,
  isShown: (order: PeriodOrder) => isLinked(order),
  cells: () => (line) => line.result?.report?.sheet ?? null,
};

/** The way back to the first order of the lines. */
const line: ResultCells = {
  key: "line",
  name: "Line",
  look: "ordinal",
  width: 6,
  cells: () => (of) => of.line,
};

export const RESULT_COLUMNS: readonly ResultCells[] = [
  ...[number, player, event, date, rating, n, delta, k, kCounted, product, report, ownK],
  ...K_INPUTS,
  line,
];
