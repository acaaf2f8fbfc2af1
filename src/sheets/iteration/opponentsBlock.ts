import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import { ifNumber } from "../articles/ifNumber";
import { cellFormula } from "../cellFormula";
import { each } from "../column";
import type { Look } from "../sheetPlan";
import { overOpponent } from "./across";
import { inputOf, opponentColumn, tableOf, type IterationContext } from "./context";
import { PLAYER_COLUMN } from "./places";
import { playerLines } from "./playerLine";

/** Which Ru stands for an unrated opponent. */
type RuColumn = "ru" | "ruNew";

/** A block with one column an opponent, and a line for each player. */
export interface OpponentsBlock {
  readonly block: "counted" | "expected" | "other";
  readonly section: string;
  /** What the opponents' ratings are, over them. */
  readonly label: string;
  readonly ru: RuColumn;
  readonly look: Look;
  /** The name before a line. */
  readonly name: Expr;
  /** Seen from a line's player; the opponent by the cell of his rating. */
  readonly cell: (strength: Expr) => Expr;
}

/** Names of what stands over the opponents, and of the square under it. */
export const OPPONENTS_NAMES = {
  counted: { over: "Counted_ratings", square: "Counted_as" },
  expected: { over: "PD_ratings", square: "PD" },
  other: { over: "PD_other_ratings", square: "PD_other" },
} as const;

/** Opponents along the columns with what they count with, and the players' lines under them. */
export function putOpponentsBlock(sheet: IterationContext, of: OpponentsBlock): void {
  const { draft, places } = sheet;
  const { rows, players } = places;
  const ratings = rows[`${of.block}Ratings`];
  draft.put(rows[`${of.block}Section`], PLAYER_COLUMN, of.section, "section");
  const numbers = Array.from({ length: players }, (_, opponent) => opponent + 1);
  draft.line(
    rows[`${of.block}Heading`],
    PLAYER_COLUMN,
    ["", "", "", ...numbers],
    "headingOfNumbers",
  );
  draft.put(ratings, PLAYER_COLUMN, of.label, "label");
  const lines = playerLines(sheet, of.block);
  const name = each(of.name);
  for (const line of lines) draft.put(rows[of.block] + line.index, PLAYER_COLUMN, name(line) ?? "");
  for (const opponent of numbers.keys()) {
    const column = opponentColumn(places, opponent);
    draft.put(ratings, column, cellFormula(strengthOf(sheet, opponent, of.ru)));
    const cell = each(of.cell(overOpponent(places, ratings, opponent)));
    for (const line of lines) {
      if (line.index === opponent) continue;
      draft.put(rows[of.block] + line.index, column, cell(line) ?? "");
    }
  }
  const first = opponentColumn(places, 0);
  const over = { row: ratings, column: first, rows: 1, columns: players };
  const square = { row: rows[of.block], column: first, rows: players, columns: players };
  draft.look(over, "whole");
  draft.look(square, of.look);
  draft.name(OPPONENTS_NAMES[of.block].over, over);
  draft.name(OPPONENTS_NAMES[of.block].square, square);
}

/** The rating of an opponent, or the Ru in the column given; nobody's where he is left out. */
function strengthOf(sheet: IterationContext, opponent: number, ru: RuColumn): Expr {
  const counts = inputOf(sheet, opponent, "counts");
  const rating = tableOf(sheet, opponent, "rating");
  return f`IF(${counts}=0,0,${ifNumber(rating, rating, tableOf(sheet, opponent, ru))})`;
}
