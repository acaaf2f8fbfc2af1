import type { Edition } from "../../rules/editions/edition";
import { aligned } from "../aligned";
import { shown } from "../table";
import { reportColumns } from "./columns/order";
import { GAME_COLUMNS } from "./games/columns";
import {
  FIRST_GAME,
  FIRST_PLAYER,
  hypotheticalOf,
  type BlockName,
  type GameRows,
  type PlayersBlock,
  type ReportColumn,
  type ReportPlaces,
} from "./layout";
import type { ReportOrder } from "./order";

export function reportPlaces(order: ReportOrder): ReportPlaces {
  const { event } = order;
  const gameRows = rowsOfGames(order);
  const lastGame = gameRows.reduce((last, rows) => Math.max(last, rows?.end ?? 0), FIRST_GAME);
  const blocks = blocksOf(order);
  const playerRows = event.players.map((_, player) => rowOf(blocks, player));
  return {
    blocks,
    playerRows,
    games: {
      columns: shown(GAME_COLUMNS, order).map(({ key }) => key),
      start: 0,
      first: FIRST_GAME,
      lines: lastGame - FIRST_GAME + 1,
    },
    gameRows,
    notesRow: Math.max(FIRST_PLAYER, ...playerRows.map((row) => row + 1)) + 1,
  };
}

const BLOCKS = ["rated", "unrated"] as const satisfies readonly BlockName[];

/** One where all players are rated, or none is. */
function blocksOf(order: ReportOrder): readonly PlayersBlock[] {
  const { players } = order.event;
  const of = BLOCKS.map((name) => ({
    name,
    players: [...players.keys()].filter(
      (player) => (players[player]?.rating === null) === (name === "unrated"),
    ),
  })).filter((block) => block.players.length > 0);
  const slots = slotsOf(
    order,
    of.map(({ name }) => name),
  );
  let next = FIRST_PLAYER;
  return of.map((block, index) => {
    const [first, lines] = [next, block.players.length];
    next = first + lines + 1;
    return { ...block, table: { ...inSlots(slots[index] ?? []), start: 0, first, lines } };
  });
}

/** A block's columns, and where they stand beside those of the other. */
function inSlots(slots: readonly (ReportColumn | null)[]) {
  const columns = slots.filter((key) => key !== null);
  return { columns, places: columns.map((key) => slots.indexOf(key)) };
}

/** Where the columns end over which the words of the unrated block may run. */
const END = "end";

function slotsOf(
  order: ReportOrder,
  blocks: readonly BlockName[],
): readonly (readonly (ReportColumn | null)[])[] {
  const [upper = [], lower = []] = blocks.map((block) => {
    const keys = keysOf(order, order.edition, block);
    const apart = keys.filter((key) => key === "kGiven");
    return [...keys.filter((key) => key !== "kGiven"), END, ...apart] as const;
  });
  return aligned(upper, lower).map((slots) => slots.filter((key) => key !== END));
}

function keysOf(order: ReportOrder, edition: Edition, block: BlockName): readonly ReportColumn[] {
  return shown(reportColumns(edition)[block], order).map(({ key }) => key);
}

function rowOf(blocks: readonly PlayersBlock[], player: number): number {
  for (const { players, table } of blocks) {
    const line = players.indexOf(player);
    if (line >= 0) return table.first + line;
  }
  throw new RangeError(`player ${player} stands in no block`);
}

function rowsOfGames({ event, edition }: ReportOrder): readonly (GameRows | null)[] {
  let next = FIRST_GAME;
  let nextLine = 1;
  return event.players.map((player) => {
    const { games } = player;
    if (games.length === 0) return null;
    const [first, line] = [next, nextLine];
    const behind = first + games.length;
    const hypothetical = hypotheticalOf(player, edition);
    next = behind + Math.max(1, hypothetical);
    nextLine += games.length + hypothetical;
    return { first, behind, end: next - 1, line };
  });
}
