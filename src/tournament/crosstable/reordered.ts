import { folded } from "../folded";
import { FEWEST_PLAYERS, MOST_PLAYERS } from "../roundRobin";
import { textAt, type SheetCells } from "../sheetCells";
import { fitOf } from "./fit";
import { isEmpty, placesOf, type Look, type Square } from "./layout";

const ONE_EACH = { rows: 1, columns: 1 } as const;

/** Rows and columns of players in different orders. */
export interface Disorder {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** The rows above that may say whose a column is, and the columns beside that may say whose a row is. */
  readonly headings: readonly number[];
  readonly beside: readonly number[];
}

/** one: the only order in which the results mirror; several: they would in more than one. */
export type Order =
  | { readonly kind: "one"; readonly square: Square }
  | { readonly kind: "several" }
  | { readonly kind: "none" };

/** Puts the columns into the order of the rows: by what stands above and beside, else by the results. */
export function inOrder(cells: SheetCells, disorder: Disorder, look: Look): Order {
  const { rows, columns } = disorder;
  const size = rows.length;
  if (size < FEWEST_PLAYERS || size > MOST_PLAYERS || columns.length !== size) {
    return { kind: "none" };
  }
  for (const order of ordersByHeadings(cells, disorder)) {
    const square = squareOf(rows, order);
    if (isMirrored(square, look)) return { kind: "one", square };
  }
  const found = ordersByResults(rows, columns, look);
  const [first, second] = found;
  if (first === undefined) return { kind: "none" };
  return second === undefined
    ? { kind: "one", square: squareOf(rows, first) }
    : { kind: "several" };
}

function squareOf(rows: readonly number[], columns: readonly number[]): Square {
  return {
    players: rows.length,
    layout: ONE_EACH,
    rows: rows.map((row) => [row]),
    columns: columns.map((column) => [column]),
  };
}

/** Of all pairings, how many must fit where headings tell the order. */
const SURE_SHARE = 0.8;

function isMirrored(square: Square, look: Look): boolean {
  const players = square.rows.map((_, player) => player);
  const isDiagonal = players.every((player) =>
    isEmpty(look({ row: square.rows[player]?.[0] ?? 0, column: square.columns[player]?.[0] ?? 0 })),
  );
  if (!isDiagonal) return false;
  const pairs = players.flatMap((player) =>
    players.slice(0, player).map((other) => [player, other]),
  );
  const told = pairs.filter(([player = 0, other = 0]) =>
    [placesOf(square, player, other), placesOf(square, other, player)]
      .flat()
      .some((place) => look(place).kind !== "blank"),
  );
  const fitting = told.filter(
    ([player = 0, other = 0]) => fitOf(square, player, other, look) !== "none",
  );
  return fitting.length >= SURE_SHARE * told.length;
}

/** Numbers, names or beginnings of names above the columns and beside the rows. */
function ordersByHeadings(
  cells: SheetCells,
  { rows, columns, headings, beside }: Disorder,
): number[][] {
  return headings.flatMap((heading) =>
    beside.flatMap((column): number[][] => {
      const above = columns.map((each) => folded(textAt(cells, { row: heading, column: each })));
      const names = rows.map((row) => folded(textAt(cells, { row, column })));
      const order = names.map((name) => columnOf(name, names, above));
      const found = order.flatMap((index) => (index === null ? [] : [columns[index] ?? 0]));
      return new Set(found).size === rows.length ? [found] : [];
    }),
  );
}

/** The only heading that is a player's number or name, or begins it as no other player's. */
function columnOf(name: string, names: readonly string[], above: readonly string[]): number | null {
  const same = above.flatMap((heading, index) => (heading === name && name !== "" ? [index] : []));
  const [only, another] = same;
  if (only !== undefined) return another === undefined ? only : null;
  const begun = above.flatMap((heading, index) => {
    const isOwn = heading !== "" && !/^\d/.test(heading) && name.startsWith(heading);
    return isOwn && names.filter((each) => each.startsWith(heading)).length === 1 ? [index] : [];
  });
  return begun.length === 1 ? (begun[0] ?? null) : null;
}

/** Two are enough to know that there is more than one. */
const ENOUGH = 2;
/** What is tried at most, so that a table without any order ends. */
const MOST_STEPS = 20_000;

/** Every order in which each row meets itself in an empty cell and all results mirror. */
function ordersByResults(
  rows: readonly number[],
  columns: readonly number[],
  look: Look,
): number[][] {
  const cellAt = (player: number, column: number) => look({ row: rows[player] ?? 0, column });
  const hasMarks = rows.map((_, player) =>
    columns.some((column) => cellAt(player, column).kind === "mark"),
  );
  const own = rows.map((_, player) =>
    columns.filter((column) => {
      const cell = cellAt(player, column);
      return hasMarks[player] === true ? cell.kind === "mark" : isEmpty(cell);
    }),
  );
  const found: number[][] = [];
  let steps = 0;
  const order: number[] = [];
  const extend = (): void => {
    const player = order.length;
    if (player === rows.length) found.push([...order]);
    if (player === rows.length || found.length >= ENOUGH || steps > MOST_STEPS) return;
    for (const column of own[player] ?? []) {
      steps += 1;
      if (order.includes(column)) continue;
      order.push(column);
      const square = squareOf(rows.slice(0, player + 1), order);
      const fits = order.every(
        (_, other) => other === player || mirrors(square, player, other, look),
      );
      if (fits) extend();
      order.pop();
    }
  };
  extend();
  return steps > MOST_STEPS ? [] : found;
}

/** Cells that cannot be read speak against nothing. */
function mirrors(square: Square, player: number, other: number, look: Look): boolean {
  const cells = [
    look({ row: square.rows[player]?.[0] ?? 0, column: square.columns[other]?.[0] ?? 0 }),
    look({ row: square.rows[other]?.[0] ?? 0, column: square.columns[player]?.[0] ?? 0 }),
  ];
  const isOpen = cells.some(({ kind }) => kind === "blank" || kind === "other");
  return isOpen || fitOf(square, player, other, look) === "both";
}
