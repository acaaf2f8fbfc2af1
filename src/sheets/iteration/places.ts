import { isOpen } from "../../rules/editions/openReading";
import { hasSwitches } from "../otherReadings";
import type { KHeading } from "../../i18n/kReason";
import type { IterationHeading } from "../../i18n/sheets";
import { gamesPerPairing } from "../../rules/robin/crosstable";
import { checksOf } from "./checks";
import { heightOfFacts, type Head } from "../facts";
import { HEAD_ROWS } from "../head";
import { stacked, type Blocks } from "../stack";
import type { Table } from "../table";
import { kInputKeys } from "./kInputKeys";
import type { IterationOrder } from "./order";

/** What a person may change, the results against each opponent in between. */
export type InputColumn =
  | "number"
  | "player"
  | "rating"
  | "k"
  | `against ${number}`
  | "points"
  | "firstEvent"
  | "counts"
  | KHeading;

export type IterationColumn = IterationHeading;

/** The worked example's columns, in its order: 10.54 (2005), 8.58 (2011). */
const COLUMNS: readonly IterationColumn[] = [
  ...(["player", "rating", "w", "p", "dp", "rc", "dpUnrated", "ru"] as const),
  ...(["rcNew", "ruNew", "we", "k", "change", "rn"] as const),
];

/** Its numbers stand at the edge of the sheet, players from the second column on. */
export const PLAYER_COLUMN = 1;

/** Of Rar, dpa, n and Ra. */
export const AVERAGE_COLUMN = 2;

export type IterationFact =
  | "edition"
  | "date"
  | "end"
  | "kDay"
  | "limit"
  | "others"
  | "bonus"
  | "firstBonus"
  | "opponents"
  | "games";

const FACTS: readonly IterationFact[] = [
  ...(["edition", "date", "end", "kDay", "limit", "others"] as const),
  ...(["bonus", "firstBonus", "opponents", "games"] as const),
];

function factsOf({ edition, endDate = null }: IterationOrder): readonly IterationFact[] {
  return FACTS.filter((key) => {
    if (key === "end") return endDate !== null;
    return key !== "others" || hasSwitches(edition);
  });
}

/** Where the facts stand, below everything that they make. */
export function iterationFactsAt({
  rows,
  facts: keys,
}: Pick<IterationPlaces, "rows" | "facts">): Head<IterationFact> & { readonly first: number } {
  return { keys, noteColumn: 3, first: rows.facts + 1 };
}

/** Where everything stands: rows counted from 0. */
export interface IterationPlaces {
  readonly players: number;
  /** Whether the source has results, or one total a player. */
  readonly hasResults: boolean;
  readonly gamesPerPairing: number;
  readonly inputs: Table<InputColumn>;
  readonly table: Table<IterationColumn>;
  /** The column of the first opponent in every block that has one column an opponent. */
  readonly firstOpponent: number;
  readonly rows: ReturnType<typeof rowsOf>;
  readonly facts: readonly IterationFact[];
  /** Whether We is shown by both readings of 10.54 (2005). */
  readonly hasOtherExpected: boolean;
  readonly otherWeColumn: number;
  readonly lastColumn: number;
}

export function iterationPlaces(order: IterationOrder): IterationPlaces {
  const { event, edition } = order;
  const players = event.players.length;
  const hasResults = "square" in event.scores;
  const hasOtherExpected = isOpen(edition, "weOfFirstPass");
  const rows = rowsOf(order, hasOtherExpected);
  const columns = inputColumns(order, hasResults);
  const inputs = { columns, start: 0, first: rows.inputs, lines: players };
  const table = { columns: COLUMNS, start: PLAYER_COLUMN, first: rows.table, lines: players };
  const firstOpponent = columns.indexOf("k") + 1;
  const otherWeColumn = firstOpponent + players;
  return {
    players,
    hasResults,
    gamesPerPairing: "square" in event.scores ? gamesPerPairing(event.scores.square) : 1,
    inputs,
    table,
    firstOpponent,
    rows,
    facts: factsOf(order),
    hasOtherExpected,
    otherWeColumn,
    lastColumn: Math.max(lastOf(table), lastOf(inputs), otherWeColumn),
  };
}

function inputColumns(order: IterationOrder, hasResults: boolean): readonly InputColumn[] {
  const results = hasResults ? opponentKeys(order.event.players.length) : [];
  return [
    ...(["number", "player", "rating", "k"] as const),
    ...results,
    ...(["points", "firstEvent", "counts"] as const),
    ...kInputKeys(order),
  ];
}

/** The column of the sheet in which a table ends. */
function lastOf({ start, columns }: Table<string>): number {
  return start + columns.length - 1;
}

export function opponentKeys(players: number): readonly `against ${number}`[] {
  return Array.from({ length: players }, (_, opponent) => `against ${opponent}` as const);
}

/** The first row of every block. */
function rowsOf(order: IterationOrder, hasOtherExpected: boolean) {
  const players = order.event.players.length;
  const hasResults = "square" in order.event.scores;
  return stacked(
    [
      ["tableHeading", 1],
      ["table", players],
      ["rar", 1],
      ["dpa", 1],
      ["n", 1],
      ["ra", 1],
      ...(order.byRule === undefined
        ? []
        : ([
            ["ruleSection", 1],
            ["ruleHeading", 1],
            ["rule", players],
          ] as const)),
      ["inputsSection", 1],
      ["inputsHeading", 1],
      ["inputs", players],
      ...(hasResults
        ? ([
            ["countsLine", 1],
            ["fitsLine", 1],
          ] as const)
        : []),
      ...opponentsBlock("counted", players),
      ...opponentsBlock("expected", players),
      ...(hasOtherExpected ? opponentsBlock("other", players) : []),
      ...(order.byRule === undefined ? [] : opponentsBlock("ruleCounted", players)),
      ...(order.byRule === undefined ? [] : opponentsBlock("ruleExpected", players)),
      ["checks", 1 + checksOf(order).length],
      ["facts", heightOfFacts({ keys: factsOf(order) })],
      ["notes", 0],
    ],
    HEAD_ROWS,
  );
}

type OpponentsBlock = "counted" | "expected" | "other" | "ruleCounted" | "ruleExpected";
type RowOfBlock =
  OpponentsBlock | `${OpponentsBlock}${"Section" | "Heading" | "Names" | "Ratings"}`;

/** Its section's name, the opponents and what they count with stand over the players. */
function opponentsBlock(of: OpponentsBlock, players: number): Blocks<RowOfBlock> {
  return [
    [`${of}Section`, 1],
    [`${of}Heading`, 1],
    [`${of}Names`, 1],
    [`${of}Ratings`, 1],
    [of, players],
  ];
}
