import { area, cellAt, type Reference } from "../../formula/reference";
import type { Expr } from "../../formula/expr";
import type { Edition } from "../../rules/editions/edition";
import { expectedInEvent } from "../articles/expectedInEvent";
import type { FormulaStyle } from "../articles/style";

/** Where the opponents' ratings stand, one under the other. */
export interface OpponentCells {
  readonly first: number;
  readonly column: number;
  readonly count: number;
}

/** All of a column beside them. */
export function besideOpponents({ first, count }: OpponentCells, column: number): Reference {
  return area(cellAt(first, column, "both"), cellAt(first + count - 1, column, "both"));
}

/** PD against the opponent in a line; `shift`: with all of them stronger by so much. */
export function expectedAgainst(
  line: number,
  cells: OpponentCells,
  { style, rating, edition, shift }: ExpectedBy,
): Expr {
  const own = cellAt(cells.first + line, cells.column);
  const upTo = area(cellAt(cells.first, cells.column, "both"), own);
  const all = besideOpponents(cells, cells.column);
  return expectedInEvent(style, rating, { own, all, upTo, ...(shift && { shift }) }, edition);
}

interface ExpectedBy {
  readonly style: FormulaStyle;
  readonly rating: Expr;
  readonly edition: Edition;
  readonly shift?: Expr;
}
