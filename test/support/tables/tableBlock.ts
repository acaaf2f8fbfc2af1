import { cell, line, squared, type Cell, type Line } from "./cell";
import type { Column } from "./column";
import type { Hand } from "./hand";

/** The lines of a table, headings and all. */
export interface TableBlock {
  readonly lines: readonly Line[];
  readonly headings: readonly Line[];
  /** What stands below the headings. */
  readonly inner: readonly Line[];
  /** Cells of players: names and results. */
  readonly body: readonly Line[];
}

/** Columns put side by side, with what people put between rows and columns. */
export function tableBlock(columns: readonly Column[], linesEach: 1 | 2, hand: Hand): TableBlock {
  const spaced = hand.does("blank columns") ? withBlankColumns(columns, hand) : columns;
  const own = spaced.map((column) => ({ ...column, cells: stretched(column, linesEach) }));
  const height = Math.max(...own.map(({ cells }) => cells.length));
  const body: Line[] = Array.from({ length: height }, (_, row) =>
    own.map(({ cells }) => cells[row] ?? cell()),
  );
  const headings = headingLines(own, hand);
  const lines = squared(withExtraLines(headings, body, linesEach, hand));
  const inner = lines.slice(headings.length);
  return { lines, headings: lines.slice(0, headings.length), inner, body };
}

/** Where each player has two lines his name stands in the first. */
function stretched({ meaning, cells }: Column, linesEach: 1 | 2): Cell[] {
  if (linesEach === 1 || meaning === "result") return cells;
  return cells.flatMap((own) => [own, cell()]);
}

function withBlankColumns(columns: readonly Column[], hand: Hand): Column[] {
  const dice = hand.for("blank columns");
  const first = columns.findIndex(({ meaning }) => meaning === "result");
  const points = columns.findIndex(({ meaning }) => meaning === "points");
  const name = columns.findIndex(({ meaning }) => meaning === "name" || meaning === "last");
  const places = [name + 1, first < 0 ? points : first, points].filter((place) => place > 0);
  const at = new Set(dice.shuffled(places).slice(0, dice.whole(1, 2)));
  return columns.flatMap((column, index) => (at.has(index) ? [blank(), column] : [column]));
}

function blank(): Column {
  return { meaning: "blank", heading: cell(), group: "", cells: [] };
}

function headingLines(columns: readonly Column[], hand: Hand): Line[] {
  if (hand.did("no headings")) return [];
  const headings = columns.map(({ heading }) => heading);
  const hasSpaces = headings.some(({ value }) => /\S \S/.test(String(value)));
  if (hasSpaces && hand.does("line breaks in headings")) breakLines(headings);
  const groups = columns.map(({ group }) => group);
  const results = columns.findIndex(({ meaning }) => meaning === "result");
  const word = { en: "Results", de: "Runden", fr: "Résultats", it: "Risultati", es: "Resultados" };
  if (results >= 0) groups[results] = word[hand.language];
  if (groups.every((group) => group === "") || !hand.does("headings over two rows"))
    return [headings];
  const isFirst = (group: string, index: number) => groups.indexOf(group) === index;
  return [groups.map((group, index) => cell(isFirst(group, index) ? group : "")), headings];
}

/** At spaces, or between a word and what stands in brackets. */
function breakLines(headings: readonly Cell[]): void {
  for (const heading of headings)
    if (typeof heading.value === "string" && /\S \S/.test(heading.value))
      heading.value = heading.value.replace(" ", "\n");
}

function withExtraLines(
  headings: readonly Line[],
  body: readonly Line[],
  linesEach: 1 | 2,
  hand: Hand,
): Line[] {
  const dice = hand.for("extra lines");
  const players = body.length / linesEach;
  const between = new Map<number, Line[]>();
  const add = (player: number, own: Line) => {
    between.set(player, [...(between.get(player) ?? []), own]);
  };
  if (hand.does("blank rows"))
    for (const player of somePlaces(players, hand, "blank rows")) add(player, []);
  if (hand.does("lines of dashes or remarks"))
    for (const player of somePlaces(players, hand, "dashes")) add(player, dashes(body, hand));
  if (headings.length === 1 && players >= 6 && hand.does("headings repeated")) {
    const every = dice.whole(3, Math.max(3, Math.floor(players / 2)));
    const isPaged = dice.chance(0.3);
    for (let player = every; player < players; player += every) {
      if (isPaged) add(player, line(`${PAGE[hand.language]} ${player / every + 1}`));
      add(
        player,
        headings[0]!.map(({ value }) => cell(value)),
      );
    }
  }
  const lines = body.flatMap((own, index) => [
    ...(index % linesEach === 0 ? (between.get(index / linesEach) ?? []) : []),
    own,
  ]);
  return [...headings, ...lines];
}

/** Below the headings, after every few players, or at some place. */
function somePlaces(players: number, hand: Hand, purpose: string): number[] {
  const dice = hand.for(purpose);
  const how = dice.pick(["below headings", "every few", "somewhere"]);
  if (how === "below headings") return hand.did("no headings") ? [2] : [0];
  if (how === "somewhere") return [dice.whole(1, players - 1)];
  const every = dice.whole(2, 5);
  return Array.from({ length: players }, (_, player) => player).filter(
    (player) => player > 0 && player % every === 0,
  );
}

const PAGE = { en: "Page", de: "Seite", fr: "Page", it: "Pagina", es: "Página" };

const REMARKS = {
  en: ["(withdrawn after round 3)", "* * *", "Juniors"],
  de: ["(zurückgezogen nach Runde 3)", "* * *", "Junioren"],
  fr: ["(retiré après la ronde 3)", "* * *", "Jeunes"],
  it: ["(ritirato dopo il turno 3)", "* * *", "Giovani"],
  es: ["(retirado tras la ronda 3)", "* * *", "Juveniles"],
} as const;

function dashes(body: readonly Line[], hand: Hand): Line {
  const dice = hand.for("dash");
  if (dice.chance(0.2)) return line(dice.pick(REMARKS[hand.language]));
  const dash = dice.pick(["-----", "=====", "--------------------", "___", "—————"]);
  const width = body[0]!.length;
  const count = dice.chance(0.5) ? width : 1;
  return Array.from({ length: count }, () => cell(dash, "@"));
}
