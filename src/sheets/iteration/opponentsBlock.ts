import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import { at } from "../../rules/at";
import { numbersOf } from "../../tournament/numbers";
import { ifNumber } from "../articles/ifNumber";
import { cellFormula } from "../cellFormula";
import { each } from "../column";
import type { Look } from "../sheetPlan";
import { overOpponent } from "./across";
import { inputOf, ofInput, opponentColumn, tableOf, type IterationContext } from "./context";
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
  /** What the line's own player counts with, and what his figures are called. */
  readonly own: { readonly heading: string; readonly figure: Expr };
  /** Seen from a line's player; the opponent by the cell of his rating. */
  readonly cell: (strength: Expr) => Expr;
}

/** Names of what stands over the opponents, and of the square under it. */
const OPPONENTS_NAMES = {
  counted: { over: "Counted_ratings", square: "Counted_as" },
  expected: { over: "PD_ratings", square: "PD" },
  other: { over: "PD_other_ratings", square: "PD_other" },
} as const;

/** Opponents along the columns with what they count with, and the players' lines under them. */
export function putOpponentsBlock(sheet: IterationContext, of: OpponentsBlock): void {
  const { draft, order, places, texts } = sheet;
  const { rows, players } = places;
  const ratings = rows[`${of.block}Ratings`];
  draft.put(rows[`${of.block}Section`], PLAYER_COLUMN, of.section, "section");
  const numbers = numbersOf(order.event.players);
  const heading = rows[`${of.block}Heading`];
  const headings = ["", texts.columns.player, of.own.heading, "", ...numbers];
  draft.line(heading, PLAYER_COLUMN - 1, headings, "headingOfNumbers");
  draft.look({ row: heading, column: PLAYER_COLUMN, rows: 1, columns: 1 }, "headingOfTexts");
  putNames(sheet, rows[`${of.block}Names`]);
  draft.put(ratings, PLAYER_COLUMN, of.label, "label");
  const lines = playerLines(sheet, of.block);
  const name = each(ofInput(sheet, "player"));
  const own = each(of.own.figure);
  for (const line of lines) {
    const cells = [at(numbers, line.index), name(line), own(line)];
    draft.line(rows[of.block] + line.index, PLAYER_COLUMN - 1, cells);
  }
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
  draft.look({ ...square, column: PLAYER_COLUMN - 1, columns: 1 }, "ordinal");
  draft.look(over, "whole");
  draft.look({ ...square, column: PLAYER_COLUMN + 1, columns: 1 }, "whole");
  draft.look(square, of.look);
  draft.name(OPPONENTS_NAMES[of.block].over, over);
  draft.name(OPPONENTS_NAMES[of.block].square, square);
}

/** So much of a family name fits over a column. */
const SHORT_NAME = 6;

/** Under their numbers, as far as they fit: what stands before a comma. */
function putNames(sheet: IterationContext, row: number): void {
  const { draft, places } = sheet;
  const first = opponentColumn(places, 0);
  for (let opponent = 0; opponent < places.players; opponent += 1) {
    const name = inputOf(sheet, opponent, "player");
    const short = f`LEFT(${name},MIN(${SHORT_NAME},FIND(",",${name}&",")-1))`;
    draft.put(row, first + opponent, cellFormula(short));
  }
  draft.look({ row, column: first, rows: 1, columns: places.players }, "shortName");
}

/** The rating of an opponent, or the Ru in the column given; empty where he is left out. */
function strengthOf(sheet: IterationContext, opponent: number, ru: RuColumn): Expr {
  const counts = inputOf(sheet, opponent, "counts");
  const rating = tableOf(sheet, opponent, "rating");
  return f`IF(${counts}=0,"",${ifNumber(rating, rating, tableOf(sheet, opponent, ru))})`;
}
