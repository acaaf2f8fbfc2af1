import { text, type Expr } from "../../../formula/expr";
import { cellAt, onSheet } from "../../../formula/reference";
import { f } from "../../../formula/template";
import { change } from "../../articles/change";
import { ifNumber } from "../../articles/ifNumber";
import { kTimesGames } from "../../articles/kTimesGames";
import { isRated, linkedRating } from "../../articles/rated";
import { widthOfNames } from "../../textWidth";
import { each, eachBy, type CellOf } from "../../column";
import { resultsWithK } from "../kOfResults";
import { kCells, K_INPUTS } from "./kInputs";
import { ofResult, onPeriod, type PeriodContext } from "../context";
import {
  hasHighest,
  isLinked,
  type LinkedResult,
  type PeriodOrder,
  type ReportFigure,
} from "../order";
import type { ResultCells, ResultLine } from "../resultLine";

/** A row for each player's event, linked to its report or as a list has it. */

/** Where a result's figure stands on its report; an unrated player's line has neither K nor ΔR. */
function onReport({ sheet, columns }: OnReport, of: ReportFigure, row = "report"): Expr {
  const column = columns[of];
  return column === null ? text("") : onSheet(sheet, cellAt(row, column, "both"));
}

type OnReport = NonNullable<LinkedResult["report"]>;

/** Linked where there is a report, else as given. */
function linked(
  figure: ReportFigure,
  formulaOf: (cell: Expr) => Expr,
  given: (result: LinkedResult) => string | number,
): CellOf<ResultLine> {
  const cells = eachBy<ResultLine>(
    ({ result }) => `${result?.report?.columns[figure] ?? ""} ${result?.report?.sheet ?? ""}`,
    ({ result }) => formulaOf(onReport(reportOf(result), figure)),
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

const asNumber = (cell: Expr) => ifNumber(cell, cell);

const number: ResultCells = {
  key: "number",
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
  cells: () =>
    linked("delta", asNumber, (result) => (result.delta === null ? "" : result.delta / 100)),
};

/** As the report has it whose K it is, as given, or looked up from what stands in the line. */
const k: ResultCells = {
  key: "k",
  name: "K_factor",
  look: "whole",
  lookOf: lookOfInput,
  cells: (sheet) => {
    const shown = eachBy<ResultLine>(
      ({ k: { source } }) => (source.kind === "report" ? keyOfK(source.report) : ""),
      ({ k: { source } }) =>
        asNumber(source.kind === "report" ? onReport(source.report, "k", "kReport") : text("")),
    );
    const sought = soughtK(sheet);
    return (line) => {
      const { source } = line.k;
      if (source.kind === "report") return shown(line);
      return source.kind === "given" ? source.k : sought(line);
    };
  },
};

function keyOfK({ sheet, columns }: OnReport): string {
  return `${columns.k ?? ""} ${sheet}`;
}

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
  isShown: (order) => resultsWithK(order).some(({ own }) => own !== null),
  cells: () => {
    const shown = eachBy<ResultLine>(
      ({ k: { own } }) => (own !== null && typeof own === "object" ? keyOfK(own) : ""),
      ({ k: { own } }) =>
        asNumber(own !== null && typeof own === "object" ? onReport(own, "k") : text("")),
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

export const RESULT_COLUMNS: readonly ResultCells[] = [
  ...[number, player, event, date, rating, n, delta, k, kCounted, product, report, ownK],
  ...K_INPUTS,
];
