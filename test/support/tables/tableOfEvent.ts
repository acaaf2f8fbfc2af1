import { addBye } from "./byeAsPlayer";
import type { Column } from "./column";
import { doubtOneRating } from "./doubtfulRating";
import type { EventTable } from "./eventTable";
import { gamesTable } from "./gamesTable";
import type { Hand } from "./hand";
import { hideCharacters } from "./hiddenCharacters";
import { layoutOf, type Layout } from "./layout";
import { listWithoutGames } from "./listWithoutGames";
import { pairingsPage } from "./pairingsPage";
import { nameUnplayed } from "./nameUnplayed";
import { playerColumns, type PlayerColumns } from "./playerColumns";
import { leaveRatingOpen } from "./ratingColumns";
import { robinColumns, type RobinColumns } from "./robinColumns";
import { swissColumns } from "./swissColumns";
import { tableBlock } from "./tableBlock";
import type { TrueEvent } from "./trueEvent";
import type { Form } from "./writtenTable";

export function tableOfEvent(drawn: TrueEvent, hand: Hand): EventTable {
  if (hand.program === "chess-results, pairings" && hasEverybodyPaired(drawn))
    return pairingsPage(drawn, true, hand);
  const form = formOf(drawn, hand);
  if (form === "games") return gamesTable(drawn, hand);
  const layout = layoutOf(drawn, hand);
  const { event } = layout;
  if (form !== "ranking") nameUnplayed(event, hand);
  const about = playerColumns(layout, hand);
  if (form === "ranking" && hand.program === null) hand.leavesOpen("result", about.points.cells);
  const results = resultColumns(form, layout, about.points, hand);
  doubtOneRating(event, about.rating, hand);
  const ordered =
    hand.program === "lists without games"
      ? listWithoutGames(layout, about, hand)
      : inOrder(about, results.columns, hand);
  const columns = isForBye(layout, results, hand) ? addBye(ordered, hand) : ordered;
  if (form !== "totals" && hand.does("no headings")) leaveRatingOpen(about.rating.cells, hand);
  hideCharacters(columns, hand);
  const block = tableBlock(columns, results.linesEach, hand);
  return { event, form, columns, rating: about.rating, rows: about.name.cells, block };
}

function resultColumns(form: Form, layout: Layout, points: Column, hand: Hand): RobinColumns {
  if (form !== "results") return { columns: [], linesEach: 1 };
  if (layout.event.games.kind === "robin") return robinColumns(layout, points, hand);
  const linesEach = hand.program === "two rows a player" ? 2 : 1;
  return { columns: swissColumns(layout, hand), linesEach };
}

function formOf(event: TrueEvent, hand: Hand): Form {
  if (hand.program === "lists without games") return "ranking";
  if (hand.program !== null) return "results";
  if (isOfWholeRound(event) && hand.does("totals only")) return "totals";
  if (event.games.kind === "swiss" && hand.does("a ranking without rounds")) return "ranking";
  return hasEverybodyPaired(event) && hand.does("a list of games") ? "games" : "results";
}

/** A single round in which every game was played. */
function isOfWholeRound({ games }: TrueEvent): boolean {
  return (
    games.kind === "robin" &&
    games.perPairing === 1 &&
    games.square.every((row) => row.every((cells) => cells.every(({ score }) => score !== null)))
  );
}

/** Everybody stands in some game of a list. */
function hasEverybodyPaired({ games }: TrueEvent): boolean {
  return games.kind === "robin"
    ? games.square.every((row) => row.flat().some(({ score }) => score !== null))
    : games.lines.every((line) => line.some(({ score }) => score !== null));
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

function inOrder(
  { before, after }: PlayerColumns,
  results: readonly Column[],
  hand: Hand,
): readonly Column[] {
  return hand.for("points first").chance(0.15)
    ? [...before, ...after, ...results]
    : [...before, ...results, ...after];
}
