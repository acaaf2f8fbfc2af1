import { FIRST_BONUS_AS_PRINTED } from "../../rules/robin/passes";
import { gamesPerPairing } from "../../rules/robin/crosstable";
import { compositionRules } from "../../tournament/composition";
import { cell, fixed, inColumn, inRow, range } from "../address";
import type { IterationOrder } from "./order";

/** Columns of the inputs: number, player, rating, K, then the results. */
export const INPUT = { number: 0, player: 1, rating: 2, k: 3, results: 4 } as const;

/** Columns of the worked example's table, from the second column of the sheet on. */
export const TABLE = {
  player: 1,
  rating: 2,
  w: 3,
  p: 4,
  dp: 5,
  rc: 6,
  dpUnrated: 7,
  ru: 8,
  rcNew: 9,
  ruNew: 10,
  we: 11,
  k: 12,
  change: 13,
  rn: 14,
} as const;

/** Rows of the head, one parameter a row. */
export const HEAD = {
  title: 0,
  subtitle: 1,
  edition: 2,
  date: 3,
  limit: 4,
  bonus: 5,
  firstBonus: 6,
  opponents: 7,
  games: 8,
} as const;
export const HEAD_VALUE = 2;

const HEAD_HEIGHT = 9;
/** An empty row, a section and a heading before the first player. */
const BEFORE_PLAYERS = 3;
const AVERAGE_HEIGHT = 4;
/** The section's name, the three checks that every sheet has at most, an empty row. */
const CHECKS_HEIGHT = 5;
const NOTES_HEIGHT = 16;

/** Where everything stands: rows counted from 0, and the addresses that formulas use. */
export interface IterationPlaces {
  readonly players: number;
  /** Whether the source has results, or one total a player. */
  readonly hasResults: boolean;
  readonly gamesPerPairing: number;
  readonly inputRow: number;
  readonly fitsRow: number;
  readonly tableRow: number;
  readonly averageRow: number;
  readonly countedRow: number;
  readonly expectedRow: number;
  /** The same with the other Ru, where the text can be read both ways. */
  readonly otherExpectedRow: number | null;
  readonly otherWeColumn: number;
  readonly checksRow: number;
  readonly notesRow: number;
  readonly tablesRow: number;
  readonly pointsColumn: number;
  readonly firstEventColumn: number;
  readonly countsColumn: number;
  readonly lastColumn: number;
  readonly limit: string;
  readonly bonus: string;
  readonly firstBonus: string;
  readonly opponents: string;
  readonly games: string;
  readonly ra: string;
}

export function iterationPlaces(order: IterationOrder): IterationPlaces {
  const { event, edition, championship } = order;
  const players = event.players.length;
  const hasResults = "square" in event.scores;
  const inputRow = HEAD_HEIGHT + BEFORE_PLAYERS;
  /** Under the crosstable, who counts; under that, whether rows and columns fit. */
  const fitsRow = inputRow + players + 1;
  const tableRow = fitsRow + 1 + BEFORE_PLAYERS;
  const averageRow = tableRow + players + 1;
  const countedRow = averageRow + AVERAGE_HEIGHT + BEFORE_PLAYERS + 1;
  const expectedRow = countedRow + players + BEFORE_PLAYERS + 1;
  const otherRow = expectedRow + players + BEFORE_PLAYERS + 1;
  const otherExpectedRow = edition.hasTwoReadingsOfWe ? otherRow : null;
  const checksRow = (otherExpectedRow ?? expectedRow) + players + 1;
  const conditions = compositionRules(event, edition, championship).length;
  const notesRow = checksRow + CHECKS_HEIGHT + conditions;
  return {
    players,
    hasResults,
    gamesPerPairing: "square" in event.scores ? gamesPerPairing(event.scores.square) : 1,
    inputRow,
    fitsRow,
    tableRow,
    averageRow,
    countedRow,
    expectedRow,
    otherExpectedRow,
    otherWeColumn: INPUT.results + players,
    checksRow,
    notesRow,
    tablesRow: notesRow + NOTES_HEIGHT,
    ...columnsOf(players, hasResults),
    ...parameters(order),
    ra: fixed(averageRow + 3, HEAD_VALUE),
  };
}

function columnsOf(players: number, hasResults: boolean) {
  const pointsColumn = INPUT.results + (hasResults ? players : 0);
  return {
    pointsColumn,
    firstEventColumn: pointsColumn + 1,
    countsColumn: pointsColumn + 2,
    lastColumn: Math.max(TABLE.rn, pointsColumn + 2, INPUT.results + players),
  };
}

/** What the sheet was made for, as it is; what depends on the inputs, by the head's cells. */
function parameters({ edition: { limit, firstRating }, asPrinted }: IterationOrder) {
  const bonus = String(firstRating.bonus ?? 0);
  return {
    limit: String(limit.points),
    bonus,
    firstBonus: asPrinted ? String(FIRST_BONUS_AS_PRINTED) : bonus,
    opponents: fixed(HEAD.opponents, HEAD_VALUE),
    games: fixed(HEAD.games, HEAD_VALUE),
  };
}

/** A cell of the inputs. */
export function input({ inputRow }: IterationPlaces, player: number, column: number): string {
  return inColumn(inputRow + player, column);
}

/** A cell of the table. */
export function table({ tableRow }: IterationPlaces, player: number, column: number): string {
  return inColumn(tableRow + player, column);
}

/** A column of the table, all players. */
export function tableColumn({ tableRow, players }: IterationPlaces, column: number): string {
  return range(cell(tableRow, column), cell(tableRow + players - 1, column));
}

/** A column of the inputs, all players. */
export function inputColumn({ inputRow, players }: IterationPlaces, column: number): string {
  return range(cell(inputRow, column), cell(inputRow + players - 1, column));
}

/** A line of a block that has one column an opponent. */
export function acrossOpponents({ players }: IterationPlaces, row: number): string {
  return range(inColumn(row, INPUT.results), inColumn(row, INPUT.results + players - 1));
}

/** The opponent's cell in the heading line of such a block. */
export function ofOpponent(row: number, opponent: number): string {
  return inRow(row, INPUT.results + opponent);
}
