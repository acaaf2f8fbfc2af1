import { numbered } from "./numbered";
import { othersOpen } from "../../src/rules/editions/openReading";
import { usesFirstRu } from "../../src/sheets/iteration/expectedBlock";
import fc from "fast-check";
import type { Edition } from "../../src/rules/editions/edition";
import type { KFacts } from "../../src/rules/kFacts";
import type { Iteration, RobinRow } from "../../src/rules/robin/iteration";
import { iterate } from "../../src/rules/robin/iteration";
import { EN_SHEETS } from "../../src/i18n/en/sheets";
import type { Reason } from "../../src/rules/reason";
import type { Result } from "../../src/rules/units";
import { iterationSheet } from "../../src/sheets/iteration/iterationSheet";
import type { IterationOrder } from "../../src/sheets/iteration/order";
import { iterationPlaces, type IterationColumn } from "../../src/sheets/iteration/places";
import type { SheetPlan } from "../../src/sheets/sheetPlan";
import { kOfEvent } from "../../src/tournament/kOfEvent";
import type { RoundRobin } from "../../src/tournament/roundRobin";
import type { CellContent } from "../../src/workbench/engine/cellContent";
import { edition } from "./editions";
import { randomFacts } from "./randomPeriod";
import { allDownTo, valueIn } from "./tableCells";
import { randomField, type RandomField } from "./randomField";

/** What the rules say of an order, without a sheet. */
export function iterationOf(order: IterationOrder): Iteration | Reason {
  const { event, edition: of, later, asPrinted } = order;
  const isWeFromRu = usesFirstRu(order);
  const ratings = event.players.map(({ rating }) => rating);
  const k = kOfEvent(event.players, of, order).players.map((player) => player.k);
  return iterate({ ratings, scores: event.scores, later }, of, { k, asPrinted, isWeFromRu });
}

/** The fourteen columns of every player, blanks as empty texts, hundredths as whole numbers. */
export function expectedRows({ rows }: Iteration, { players }: RoundRobin): CellContent[][] {
  return rows.map((row, index) => [players[index]!.name, ...expectedRow(row)]);
}

const BLANKS = (count: number) => Array.from({ length: count }, () => "");

function expectedRow(row: RobinRow): CellContent[] {
  const score = 50 * row.score;
  if (row.kind === "left out") return ["u", score, ...BLANKS(11)];
  if (row.kind === "unrated") {
    const { dp, rc, ru, rcNew, ruNew } = row;
    return ["u", score, "", "", rc, dp ?? "", ru, rcNew, ruNew, ...BLANKS(4)];
  }
  const { rating, p, dp, we, k, change, newRating } = row;
  return [rating, score, p, dp, ...BLANKS(5), we, k, change, newRating];
}

const HUNDREDTHS = new Set<IterationColumn>(["w", "p", "we", "change"]);

/** The table as a sheet shows it, in the same terms. */
export function shownRows(
  values: readonly (readonly (CellContent | undefined)[])[],
  order: IterationOrder,
): CellContent[][] {
  const { table } = iterationPlaces(order);
  return Array.from({ length: table.lines }, (_, player) =>
    table.columns.map((column) => {
      const value = valueIn(values, table, column, player);
      if (HUNDREDTHS.has(column) && typeof value === "number") return Math.round(100 * value);
      return value;
    }),
  );
}

export function planOf(order: IterationOrder): SheetPlan {
  return iterationSheet(order, EN_SHEETS);
}

/** Address of everything down to the table's end. */
export function tableAddress(order: IterationOrder): string {
  return allDownTo(iterationPlaces(order).table);
}

const ROBIN_EDITIONS = [2005, 2009, 2011, 2012, 2014, 2017] as const;

/** A round robin with its edition, once or twice, K given to some; in 2011 also as printed. */
export function randomOrder(
  style: IterationOrder["style"],
  rounds: fc.Arbitrary<1 | 2> = fc.constantFrom(1, 2),
  highest = 2900,
): fc.Arbitrary<IterationOrder> {
  return fc
    .record({
      field: randomField({ fewest: 5, most: 20, highest }),
      id: fc.constantFrom(...ROBIN_EDITIONS),
      asPrinted: fc.boolean(),
      isWeFromRu: fc.boolean(),
      rounds,
      known: fc.array(fc.tuple(fc.option(fc.constantFrom(10, 15, 30)), fc.option(randomFacts())), {
        minLength: 20,
        maxLength: 20,
      }),
      day: fc.option(fc.nat(900)),
    })
    .map(({ field, id, asPrinted, isWeFromRu, rounds: games, known, day }) => {
      const of = edition(id);
      const plain = orderOf(field, of, style, asPrinted && id === 2011);
      const others = othersOpen(new Set(isWeFromRu ? ["weOfFirstPass"] : []), of);
      const order = { ...plain, others };
      const startDate = day === null ? null : of.from + day;
      const withK = { ...withKnown(order, known), startDate };
      return games === 2 ? twice(withK) : withK;
    });
}

type Known = readonly [k: number | null, facts: KFacts | null];

function withKnown(order: IterationOrder, known: readonly Known[]): IterationOrder {
  const players = order.event.players.map((player, index) => {
    const [k = null, facts = null] = known[index] ?? [];
    return { ...player, k, ...(facts !== null && { facts }) };
  });
  return { ...order, event: { ...order.event, players } };
}

/** A second game of every pairing, with another result than the first. */
function twice(order: IterationOrder): IterationOrder {
  const { scores } = order.event;
  if ("totals" in scores) return order;
  const square = scores.square.map((row, player) =>
    row.map((games, opponent) =>
      games.flatMap((score) => [score, secondScore(score ?? 0, player < opponent)]),
    ),
  );
  return { ...order, event: { ...order.event, scores: { square } } };
}

function secondScore(first: Result, isUpper: boolean): Result {
  const upper = isUpper ? first : 2 - first;
  const second = (upper + 1) % 3;
  return (isUpper ? second : 2 - second) as Result;
}

/** A field as it comes, in an edition. */
export function orderOf(
  { ratings, square }: RandomField,
  of: Edition,
  style: IterationOrder["style"],
  asPrinted: boolean,
): IterationOrder {
  return {
    event: {
      players: numbered(
        ratings.map((rating, index) => ({ name: `P${index + 1}`, rating, k: null })),
        ratings.length,
      ),
      scores: { square },
    },
    edition: of,
    style,
    asPrinted,
    startDate: null,
    championship: "none",
    later: new Set(),
    title: "Random",
    isTeaching: false,
  };
}
