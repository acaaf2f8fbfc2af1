import { usesFirstRu } from "../../../src/sheets/iteration/expectedBlock";
import type { FirstRatingOrder } from "../../../src/sheets/firstRating/order";
import * as career from "../../../src/sheets/firstRating/places";
import type { IterationOrder } from "../../../src/sheets/iteration/order";
import * as iteration from "../../../src/sheets/iteration/places";
import type { PeriodOrder } from "../../../src/sheets/period/order";
import * as period from "../../../src/sheets/period/places";
import type { ReportOrder } from "../../../src/sheets/report/order";
import * as report from "../../../src/sheets/report/places";
import type { CellPlace } from "../../../src/tournament/sheetCells";

/** Where a figure stands, by document, column and player: "report change 3". */
export type KeyedPlaces = ReadonlyMap<string, CellPlace>;
type Entry = readonly [key: string, place: CellPlace];

export function reportKeys(order: ReportOrder): KeyedPlaces {
  const places = report.reportPlaces(order);
  const players = [...order.event.players.keys()];
  return new Map(
    places.order.flatMap((column, index) =>
      players.map((player): Entry => [
        `report ${column} ${player}`,
        { row: report.FIRST_ROW + player, column: index },
      ]),
    ),
  );
}

export function gameKeys(order: ReportOrder): KeyedPlaces {
  const places = report.reportPlaces(order);
  const lines = Math.max(1, order.edition.firstRating.hypothetical.opponents);
  return new Map(
    Object.entries(report.GAME).flatMap(([column, index]) =>
      places.games.flatMap((rows, player) =>
        rows === null
          ? []
          : Array.from({ length: rows.behind - rows.first + lines }, (_, line): Entry => [
              `games ${column} ${player}.${line}`,
              { row: rows.first + line, column: index },
            ]),
      ),
    ),
  );
}

export function iterationKeys(order: IterationOrder): KeyedPlaces {
  const places = iteration.iterationPlaces(order);
  const players = [...order.event.players.keys()];
  const { INPUT, TABLE } = iteration;
  const inputs = {
    k: INPUT.k,
    points: places.pointsColumn,
    firstEvent: places.firstEventColumn,
    counts: places.countsColumn,
  };
  const across = (name: string, first: number) =>
    players.flatMap((player) =>
      players.map((opponent): Entry => [
        `iteration ${name} ${player}-${opponent}`,
        { row: first + player, column: INPUT.results + opponent },
      ]),
    );
  const value = iteration.HEAD_VALUE;
  return new Map<string, CellPlace>([
    ...Object.entries(inputs).flatMap(([key, column]) =>
      players.map((player): Entry => [
        `iteration ${key} ${player}`,
        { row: places.inputRow + player, column },
      ]),
    ),
    ...Object.entries(TABLE).flatMap(([key, column]) =>
      players.map((player): Entry => [
        `iteration ${key} ${player}`,
        { row: places.tableRow + player, column },
      ]),
    ),
    ...(places.hasResults ? across("result", places.inputRow) : []),
    ...across("counted", places.countedRow),
    ...across(usesFirstRu(order) ? "expectedFirst" : "expectedNew", places.expectedRow),
    ...["rar", "dpa", "n", "ra"].map((key, index): Entry => [
      `iteration ${key}`,
      { row: places.averageRow + index, column: value },
    ]),
    ["iteration opponents", { row: iteration.HEAD.opponents, column: value }],
    ["iteration games", { row: iteration.HEAD.games, column: value }],
  ]);
}

export function periodKeys(order: PeriodOrder): KeyedPlaces {
  const { columns } = period.periodPlaces(order);
  return new Map(
    columns.flatMap((key, column) =>
      order.players.map((_, player): Entry => [
        `period ${key} ${player}`,
        { row: period.FIRST_ROW + player, column },
      ]),
    ),
  );
}

export function resultKeys(order: PeriodOrder): KeyedPlaces {
  const { resultColumns, results } = period.periodPlaces(order);
  return new Map(
    resultColumns.flatMap((key, column) =>
      results.flatMap(({ first, behind }, player) =>
        Array.from({ length: behind - first + 1 }, (_, line): Entry => [
          `results ${key} ${player}.${line}`,
          { row: first + line, column },
        ]),
      ),
    ),
  );
}

export function careerKeys(order: FirstRatingOrder): KeyedPlaces {
  const { columns, lines, results } = career.careerPlaces(order);
  return new Map<string, CellPlace>([
    ...columns.flatMap((key, column) =>
      Array.from({ length: lines }, (_, line): Entry => [
        `career ${key} ${line}`,
        { row: career.FIRST_ROW + line, column },
      ]),
    ),
    ...Object.entries(results).flatMap(([key, row]): Entry[] =>
      key === "section" || (key === "ra" && !columns.includes("ra"))
        ? []
        : [[`career ${key}`, { row, column: career.HEAD_VALUE }]],
    ),
    ...(["last", "opens", "closes", "floor"] as const).map((key): Entry => [
      `career ${key}`,
      { row: career.HEAD[key], column: career.HEAD_VALUE },
    ]),
  ]);
}
