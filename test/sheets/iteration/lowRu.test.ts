import type { EditionId } from "../../../src/rules/editions/edition";
import { isReason } from "../../../src/rules/reason";
import type { PlayedOrNot } from "../../../src/rules/robin/crosstable";
import type { StyleName } from "../../../src/sheets/articles/style";
import type { Book } from "../../support/book";
import { expectAsRules, SHEET } from "../../support/checkRandomFields";
import { edition } from "../../support/editions";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { iterationOf, orderOf, planOf } from "../../support/iterationOnSheet";
import { writePlanned } from "../../support/plannedSheet";
import { workbookWithFide } from "../../support/workbench";

/** Points against each, a row a player. */
function squareOf(rows: readonly string[]): PlayedOrNot[][][] {
  return rows.map((row) =>
    Array.from(row, (points) => (points === "x" ? [] : [Number(points) as 0 | 1 | 2])),
  );
}

interface Field {
  readonly ratings: (number | null)[];
  readonly square: PlayedOrNot[][][];
  readonly lowest: number;
  readonly year: EditionId;
}

/** Among weak players: of somebody who lost nearly all, Ru (new) is nothing or less than that. */
const FIELDS: Readonly<Record<string, Field>> = {
  "Ru (new) of 0": {
    ratings: [null, 1022, null, null, null],
    square: squareOf(["x0121", "2x222", "10x12", "001x0", "1002x"]),
    lowest: 0,
    year: 2014,
  },
  "Ru (new) below 0": {
    ratings: [null, null, null, 1006, null],
    square: squareOf(["x0000", "2x000", "22x00", "222x1", "2221x"]),
    lowest: -49,
    year: 2014,
  },
  "Ru (new) below 0 beside a player who is left out": {
    ratings: [1045, null, 1044, null],
    square: squareOf(["x122", "1x00", "02x2", "020x"]),
    lowest: -154,
    year: 2011,
  },
};

const BOOKS: readonly [string, StyleName, () => Book][] = [
  ["formulas of the add-in", "fide", () => new PlannedWorkbook()],
  ["plain formulas", "plain", () => new PlannedWorkbook()],
  ["the built functions", "fide", () => workbookWithFide()],
];

describe.each(Object.entries(FIELDS))("%s", (_, { ratings, square, lowest, year }) => {
  test.each(BOOKS)("counts as a rating does in %s", (_with, style, newBook) => {
    const order = orderOf({ ratings, square }, edition(year), style, false);
    const iteration = iterationOf(order);
    expect(isReason(iteration)).toBe(false);
    if (isReason(iteration)) return;
    const ru = iteration.rows.flatMap((row) => (row.kind === "unrated" ? [row.ruNew] : []));
    expect(Math.min(...ru)).toBe(lowest);
    const book = newBook();
    writePlanned(book, planOf(order), SHEET);
    expectAsRules(
      (shown, expected) => {
        expect(shown).toEqual(expected);
      },
      book,
      order,
    );
  });
});
