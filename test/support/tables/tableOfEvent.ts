import { addBye } from "./byeAsPlayer";
import { blankOneRating } from "./blankRating";
import type { Column } from "./column";
import type { Hand } from "./hand";
import { hideCharacters } from "./hiddenCharacters";
import { layoutOf, type Layout } from "./layout";
import { playerColumns, type PlayerColumns } from "./playerColumns";
import { leaveRatingOpen } from "./ratingColumns";
import { robinColumns, type RobinColumns } from "./robinColumns";
import { swissColumns } from "./swissColumns";
import { tableBlock, type TableBlock } from "./tableBlock";
import type { TrueEvent } from "./trueEvent";

/** One event in one table, as a hand writes it. */
export interface EventTable {
  /** Its players in the order of the rows. */
  readonly event: TrueEvent;
  readonly columns: readonly Column[];
  readonly about: PlayerColumns;
  readonly block: TableBlock;
  readonly isTotals: boolean;
}

export function tableOfEvent(drawn: TrueEvent, hand: Hand): EventTable {
  const isTotals = writesTotalsOnly(drawn, hand);
  const layout = layoutOf(drawn, hand);
  const { event } = layout;
  nameUnplayed(event, hand);
  const about = playerColumns(layout, hand);
  const results = isTotals
    ? { columns: [], linesEach: 1 as const }
    : event.games.kind === "robin"
      ? robinColumns(layout, about.points, hand)
      : { columns: swissColumns(layout, hand), linesEach: 1 as const };
  blankOneRating(event, about.rating, hand);
  const ordered = inOrder(about, results.columns, hand);
  const columns = isForBye(layout, results, hand) ? addBye(ordered, hand) : ordered;
  if (!isTotals && hand.does("no headings")) leaveRatingOpen(about.rating.cells, hand);
  hideCharacters(columns, hand);
  return { event, columns, about, block: tableBlock(columns, results.linesEach, hand), isTotals };
}

/** Rows and columns of an odd number, in the same order. */
function isForBye(
  { event, columns }: Layout,
  { linesEach, columns: results }: RobinColumns,
  hand: Hand,
): boolean {
  return (
    event.games.kind === "robin" &&
    columns.length % 2 === 1 &&
    results.length === columns.length &&
    columns.every((player, index) => player === index) &&
    linesEach === 1 &&
    !hand.did("half a table") &&
    hand.does("a bye as a player")
  );
}

/** What the event has of its own accord. */
function nameUnplayed({ games }: TrueEvent, hand: Hand): void {
  const lines = games.kind === "robin" ? games.square.map((row) => row.flat()) : games.lines;
  if (lines.some((line) => line.every(({ score }) => score === null)))
    hand.does("a player without results");
  if (
    lines.some((line) => line.some(({ score }) => score === null)) &&
    hand.would("games not played")
  )
    hand.does("games not played");
}

/** Names, ratings and points of a single round in which every game was played. */
function writesTotalsOnly({ games }: TrueEvent, hand: Hand): boolean {
  return (
    games.kind === "robin" &&
    games.perPairing === 1 &&
    games.square.every((row) => row.every((cells) => cells.every(({ score }) => score !== null))) &&
    hand.does("totals only")
  );
}

function inOrder(
  { before, after }: PlayerColumns,
  results: readonly Column[],
  hand: Hand,
): readonly Column[] {
  return hand.for("points first").chance(0.15)
    ? [...before, ...after, ...results]
    : [...before, ...results, ...after];
}
