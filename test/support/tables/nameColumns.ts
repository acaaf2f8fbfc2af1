import { columnOf, type Column } from "./column";
import type { Hand } from "./hand";
import type { TrueEvent, TruePlayer } from "./trueEvent";

/** Titles and names: in one column, or in two. */
export function nameColumns(event: TrueEvent, hand: Hand): Column[] {
  const dice = hand.for("name columns");
  const { players } = event;
  if (hand.does("names in two columns")) {
    const last = columnOf(
      "last",
      players.map((player) => player.last),
      hand,
    );
    const given = columnOf(
      "given",
      players.map((player) => player.given),
      hand,
    );
    return dice.chance(0.75) ? [last, given] : [given, last];
  }
  const write = nameWriter(hand);
  const name = columnOf("name", players.map(write), hand);
  const hasTitles = players.some(({ title }) => title !== "");
  if (!hasTitles || hand.did("titles or federations in names") || dice.chance(0.5)) return [name];
  const title = columnOf(
    "title",
    players.map((player) => player.title),
    hand,
  );
  return [title, name];
}

export type NameWriter = (player: TruePlayer, row: number) => string;

export function nameWriter(hand: Hand): NameWriter {
  const dice = hand.for("names");
  const order = dice.weighted<NameWriter>([
    [5, ({ last, given }) => `${last}, ${given}`],
    [3, ({ last, given }) => `${last} ${given}`],
    [2, ({ last, given }) => `${given} ${last}`],
    [1, ({ last, given }) => `${last.toUpperCase()} ${given}`],
    [1, ({ last, given }) => `${last},${given}`],
  ]);
  const titled = hand.does("titles or federations in names") ? withTitle(order, hand) : order;
  if (!hand.does("numbers in names")) return titled;
  const numbered = dice.pick<(row: number) => string>([
    (row) => `${row}. `,
    (row) => `${row} `,
    (row) => `${row}) `,
  ]);
  return (player, row) => `${numbered(row + 1)}${titled(player, row)}`;
}

function withTitle(write: NameWriter, hand: Hand): NameWriter {
  const dice = hand.for("titles");
  const how = dice.pick<(name: string, player: TruePlayer, row: number) => string>([
    (name, { title }) => (title === "" ? name : `${title} ${name}`),
    (name, { title }) => (title === "" ? name : `${name} (${title})`),
    (name, { title }) => (title === "" ? name : `${name}, ${title}`),
    (name, { federation }) => `${name} (${federation})`,
    (name, { federation, title }) => `${title} ${name} [${federation}]`.trim(),
    (name, _, row) => (row % 3 === 0 ? `Dr. ${name}` : name),
    (name, { birth }) => `${name} (${birth.year})`,
    (name, _, row) => (row % 4 === 1 ? `${name} *` : row % 4 === 3 ? `${name} (U18)` : name),
  ]);
  return (player, row) => how(write(player, row), player, row);
}
