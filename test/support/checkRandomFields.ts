import { isOpen } from "../../src/rules/editions/openReading";
import fc from "fast-check";
import { isReason, type Reason } from "../../src/rules/reason";
import type { StyleName } from "../../src/sheets/articles/style";
import type { IterationOrder } from "../../src/sheets/iteration/order";
import {
  AVERAGE_COLUMN,
  iterationPlaces,
  type InputColumn,
} from "../../src/sheets/iteration/places";
import { addressOf, addressOfArea } from "../../src/tournament/sheetCells";
import type { Book } from "./book";
import { cases } from "./cases";
import { PlannedWorkbook } from "./evaluator/plannedWorkbook";
import {
  expectedRows,
  iterationOf,
  planOf,
  randomOrder,
  shownRows,
  tableAddress,
} from "./iterationOnSheet";
import { writePlanned } from "./plannedSheet";
import { addressIn } from "./tableCells";
import { comparing } from "./accuracy";

type Agree = ReturnType<typeof comparing>;

/** Single and double rounds, in two styles: 1000 fields a style in the long run. */
const RUNS = cases({ quick: 6, long: 300 });
export const SHEET = "Sheet";

/** The ratings of a usual field, and of one in which the Ru of whoever loses nearly all games can be below 1. */
const HIGHEST = [2900, 1100];

/** Every cell of the table against the rules, on random fields; after a change of inputs too. */
export function checkRandomFields(
  style: StyleName,
  rounds: 1 | 2,
  book: Book = new PlannedWorkbook(),
  runs = RUNS,
): void {
  const agree = comparing("iteration");
  test(`${runs} random fields, and one input of each changed`, () => {
    fc.assert(
      fc.property(
        fc.oneof(...HIGHEST.map((highest) => randomOrder(style, fc.constant(rounds), highest))),
        fc.nat(),
        fc.nat(),
        (order, who, what) => {
          fc.pre(!isReason(iterationOf(order)));
          if (book.sheets().includes(SHEET)) book.deleteSheet(SHEET);
          writePlanned(book, planOf(order), SHEET);
          expectAsRules(agree, book, order);
          expectAsRules(agree, book, changed(book, order, who, what));
        },
      ),
      { numRuns: runs },
    );
  });
}

/** Every cell of the table on a sheet that is written. */
export function expectAsRules(agree: Agree, book: Book, order: IterationOrder): void {
  const iteration = iterationOf(order);
  if (isReason(iteration)) {
    expect(book.read(SHEET, addressWithout(order, iteration)).values[0]![0]).toMatch(/^#/);
    return;
  }
  const { values } = book.read(SHEET, tableAddress(order));
  agree(shownRows(values, order), expectedRows(iteration, order.event));
  expect(otherWe(book, order)).toEqual(otherWeByTheRules(order));
}

/**
 * Where the rules give no number, as for dp of a full score in 2005, Ra is #N/A; where an unrated
 * player has lost all games that are left, his Ru.
 */
function addressWithout(order: IterationOrder, { values }: Reason): string {
  const { rows, table } = iterationPlaces(order);
  const player = "player" in values && typeof values.player === "number" ? values.player : null;
  if (player === null || order.event.players[player]!.rating !== null) {
    return addressOf({ row: rows.ra, column: AVERAGE_COLUMN });
  }
  return addressIn(table, "ru", player);
}

/** We with the other Ru, where the text can be read both ways: 10.54 (2005). */
function otherWe(book: Book, order: IterationOrder): (number | "")[] | null {
  const { hasOtherExpected, rows, otherWeColumn: column, players } = iterationPlaces(order);
  if (!hasOtherExpected) return null;
  const area = { row: rows.other, column, rows: players, columns: 1 };
  return book
    .read(SHEET, addressOfArea(area))
    .values.map(([we]) => (typeof we === "number" ? Math.round(100 * we) : ""));
}

function otherWeByTheRules(order: IterationOrder): (number | "")[] | null {
  if (!isOpen(order.edition, "weOfFirstPass")) return null;
  const isOther = order.others?.has("weOfFirstPass") === true;
  const other = iterationOf({ ...order, others: new Set(isOther ? [] : ["weOfFirstPass"]) });
  return isReason(other) ? null : other.rows.map((row) => (row.kind === "rated" ? row.we : ""));
}

/** A result turned round, a rating changed, taken away or given: on the sheet and in the order. */
function changed(book: Book, order: IterationOrder, who: number, what: number): IterationOrder {
  const { players, scores } = order.event;
  const player = who % players.length;
  const { inputs } = iterationPlaces(order);
  const write = (line: number, column: InputColumn, value: string | number) => {
    book.write(SHEET, addressIn(inputs, column, line), [[value]]);
  };
  if (what % 2 === 0 || "totals" in scores) {
    const rating = players[player]!.rating === null ? 1500 + (what % 1000) : null;
    write(player, "rating", rating ?? "u");
    const others = players.map((each, index) => (index === player ? { ...each, rating } : each));
    return { ...order, event: { ...order.event, players: others } };
  }
  const opponent = (player + 1) % players.length;
  const score = (what % 3) as 0 | 1 | 2;
  const other = (2 - score) as 0 | 1 | 2;
  const games = scores.square[player]![opponent]!.length;
  /** Above the diagonal; below it the result follows. */
  if (player < opponent) write(player, `against ${opponent}`, (games * score) / 2);
  else write(opponent, `against ${player}`, (games * other) / 2);
  const square = scores.square.map((row) => [...row]);
  square[player]![opponent] = Array.from({ length: games }, () => score);
  square[opponent]![player] = Array.from({ length: games }, () => other);
  return { ...order, event: { ...order.event, scores: { square } } };
}
