import { RESULT_COLUMN } from "../../../src/sheets/firstRating/layout";
import { careerPlaces } from "../../../src/sheets/firstRating/places";
import type { FirstRatingOrder } from "../../../src/sheets/firstRating/order";
import { factRow, VALUE_COLUMN } from "../../../src/sheets/facts";
import { usesFirstRu } from "../../../src/sheets/iteration/expectedBlock";
import type { IterationOrder } from "../../../src/sheets/iteration/order";
import {
  AVERAGE_COLUMN,
  iterationFactsAt,
  iterationPlaces,
} from "../../../src/sheets/iteration/places";
import type { PeriodOrder } from "../../../src/sheets/period/order";
import { periodPlaces } from "../../../src/sheets/period/places";
import type { ReportOrder } from "../../../src/sheets/report/order";
import { allReportColumns } from "../../../src/sheets/report/columns/order";
import type { ReportColumn } from "../../../src/sheets/report/layout";
import { reportPlaces } from "../../../src/sheets/report/places";
import { placeOfPlayer } from "../reportCells";
import { columnOf, type Table } from "../../../src/sheets/table";
import type { CellPlace } from "../../../src/tournament/sheetCells";

/** Where a figure stands, by document, column and player: "report change 3". */
export type KeyedPlaces = ReadonlyMap<string, CellPlace>;
type Entry = readonly [key: string, place: CellPlace];

function linesOf<Key extends string>(
  document: string,
  table: Table<Key>,
  columns: readonly Key[] = table.columns,
): Entry[] {
  return columns.flatMap((key) =>
    Array.from({ length: table.lines }, (_, line): Entry => [
      `${document} ${key} ${line}`,
      { row: table.first + line, column: columnOf(table, key) },
    ]),
  );
}

interface Group {
  readonly first: number;
  readonly lines: number;
  /** Those that the sheet has. */
  readonly there?: number;
}

/** Lines of several for each player. */
function groupsOf<Key extends string>(
  document: string,
  table: Table<Key>,
  groups: readonly (Group | null)[],
): Entry[] {
  return table.columns.flatMap((key) =>
    groups.flatMap((group, player) =>
      Array.from({ length: group?.lines ?? 0 }, (_, line): Entry => [
        `${document} ${key} ${player}.${line}`,
        line < (group?.there ?? Infinity)
          ? { row: group!.first + line, column: columnOf(table, key) }
          : NOWHERE,
      ]),
    ),
  );
}

/** By the players' places in the event, whichever block they stand in. */
export function reportKeys(order: ReportOrder): KeyedPlaces {
  const places = reportPlaces(order);
  const columns = new Set(
    allReportColumns(order.edition).flatMap(({ key }) => (COMES_UNDER.has(key) ? [] : [key])),
  );
  return new Map(
    [...columns].flatMap((key) =>
      order.event.players.map((_, player): Entry => {
        const place = placeOfPlayer(places, key, player);
        return [`report ${key} ${player}`, place ?? NOWHERE];
      }),
    ),
  );
}

/** Kept under the key of what they stand for. */
const COMES_UNDER: ReadonlySet<ReportColumn> = new Set<ReportColumn>([
  ...(["remarks", "kGiven", "firstEventOfRated"] as const),
  ...(["pAsOpponent", "dpAsOpponent", "ruAsOpponent"] as const),
]);

/** No sheet goes so far. */
const NOWHERE: CellPlace = { row: 0, column: 25 };

export function gameKeys(order: ReportOrder): KeyedPlaces {
  const { games, gameRows } = reportPlaces(order);
  const behind = Math.max(1, order.edition.firstRating.hypothetical.opponents);
  /** A rated player has no hypothetical opponents. */
  const groups = gameRows.map(
    (rows) =>
      rows && {
        first: rows.first,
        lines: rows.behind - rows.first + behind,
        there: rows.end - rows.first + 1,
      },
  );
  return new Map(groupsOf("games", games, groups));
}

export function iterationKeys(order: IterationOrder): KeyedPlaces {
  const places = iterationPlaces(order);
  const { rows, inputs, table, firstOpponent } = places;
  const players = [...order.event.players.keys()];
  const across = (name: string, first: number) =>
    players.flatMap((player) =>
      players.map((opponent): Entry => [
        `iteration ${name} ${player}-${opponent}`,
        { row: first + player, column: firstOpponent + opponent },
      ]),
    );
  return new Map<string, CellPlace>([
    ...linesOf("iteration", inputs, ["k", "points", "firstEvent", "counts"]),
    ...linesOf("iteration", table),
    ...(places.hasResults ? across("result", rows.inputs) : []),
    ...across("counted", rows.counted),
    ...across(usesFirstRu(order) ? "expectedFirst" : "expectedNew", rows.expected),
    ...(["rar", "dpa", "n", "ra"] as const).map((key): Entry => [
      `iteration ${key}`,
      { row: rows[key], column: AVERAGE_COLUMN },
    ]),
    ...(["opponents", "games"] as const).map((key): Entry => [
      `iteration ${key}`,
      { row: factRow(iterationFactsAt(places), key), column: VALUE_COLUMN },
    ]),
  ]);
}

export function periodKeys(order: PeriodOrder): KeyedPlaces {
  return new Map(linesOf("period", periodPlaces(order).players));
}

export function resultKeys(order: PeriodOrder): KeyedPlaces {
  const { results, resultRows } = periodPlaces(order);
  const groups = resultRows.map(({ first, behind }) => ({ first, lines: behind - first + 1 }));
  return new Map(groupsOf("results", results, groups));
}

export function careerKeys(order: FirstRatingOrder): KeyedPlaces {
  const { events, results, facts } = careerPlaces(order);
  return new Map<string, CellPlace>([
    ...linesOf("career", events),
    ...Object.entries(results).flatMap(([key, row]): Entry[] =>
      key.endsWith("section") || key.startsWith("gap")
        ? []
        : [[`career ${key}`, { row, column: RESULT_COLUMN }]],
    ),
    ...(["last", "opens", "closes", "floor"] as const).map((key): Entry => [
      `career ${key}`,
      { row: factRow(facts, key), column: VALUE_COLUMN },
    ]),
  ]);
}
