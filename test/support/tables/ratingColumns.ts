import type { Rating } from "../../../src/rules/units";
import { dateOf } from "./calendar";
import type { Cell } from "./cell";
import { columnOf, headingOf, type Column } from "./column";
import type { Hand } from "./hand";
import { qualified } from "./qualifiedHeading";
import { letteredCells, ratingCells } from "./ratingCells";
import type { TrueEvent, TruePlayer } from "./trueEvent";

export interface RatingColumns {
  /** In the order in which they stand. */
  readonly columns: readonly Column[];
  /** The one that has the ratings by which the event is rated. */
  readonly right: Column;
}

type ValueOf = (player: TruePlayer) => Rating | null;

const FIDE: ValueOf = ({ rating }) => rating;

/** The ratings of a table: FIDE's alone, or with others that are none of FIDE's standard ones. */
export function ratingColumns(event: TrueEvent, hand: Hand): RatingColumns {
  const of = (meaning: Parameters<typeof columnOf>[0], value: ValueOf, group = "") =>
    columnOf(meaning, ratingCells(event.players.map(value), hand), hand, {
      heading: qualified(headingOf(meaning, hand), event, hand),
      group,
    });
  const dice = hand.for("rating columns");
  if (hand.does("only national ratings")) {
    const national = of("national", (player) => player.national);
    hand.leavesOpen("rating", national.cells);
    return { columns: [national], right: national };
  }
  if (hand.does("one rating for pairing, FIDE's and the national")) {
    const right = of("fide", FIDE, "Elo");
    const pairing = of("pairing", ({ rating, national }) => rating ?? national, "Elo");
    const national = of("national", (player) => player.national, "Elo");
    return { columns: [pairing, ...dice.shuffled([right, national])], right };
  }
  if (hand.does("FIDE and national ratings")) {
    const right = of(dice.chance(0.65) ? "fide" : "elo", FIDE, "Elo");
    const national = of("national", (player) => player.national, "Elo");
    return { columns: dice.shuffled([right, national]), right };
  }
  if (hand.does("standard, rapid and blitz")) {
    const right = of("standard", FIDE, "Elo");
    const rapid = of("rapid", (player) => player.rapid, "Elo");
    const blitz = of("blitz", (player) => player.blitz, "Elo");
    const others = dice.shuffled([rapid, blitz]);
    return { columns: dice.shuffled([right, ...others.slice(dice.whole(0, 1))]), right };
  }
  if (hand.does("ratings of two lists")) return twoLists(event, hand);
  if (hand.does("ratings before and after")) {
    const right = of(dice.chance(0.5) ? "before" : "elo", FIDE);
    const after = of("after", (player) => player.after);
    return { columns: dice.chance(0.6) ? [right, after] : [after, right], right };
  }
  if (hand.does("ratings with a letter")) {
    const right = columnOf("elo", letteredCells(event.players.map(FIDE), hand), hand);
    return { columns: [right], right };
  }
  const right = of(dice.chance(0.5) ? "elo" : "fide", FIDE);
  return { columns: [right], right };
}

/** Two lists of FIDE's, one of them of the month of the event. */
function twoLists(event: TrueEvent, hand: Hand): RatingColumns {
  const { year, month } = dateOf(event.first);
  const heading = headingOf("elo", hand);
  const list = (later: number) => {
    const months = year * 12 + month - 1 + later;
    return `${heading} ${(months % 12) + 1}/${Math.floor(months / 12)}`;
  };
  const of = (value: ValueOf, later: number) =>
    columnOf("elo", ratingCells(event.players.map(value), hand), hand, { heading: list(later) });
  const right = of(FIDE, 0);
  const other = of((player) => player.after, hand.for("two lists").pick([-3, -2, -1, 1, 2]));
  return { columns: hand.for("lists").shuffled([right, other]), right };
}

/** Where nothing says what the numbers are. */
export function withoutMeaning({ columns, right }: RatingColumns, hand: Hand): void {
  if (columns.length > 1 || hand.did("only national ratings")) return;
  if (!hand.does("rating without a meaning")) return;
  right.heading.value = headingOf("meaningless", hand);
  leaveRatingOpen(right.cells, hand);
}

export function leaveRatingOpen(cells: readonly Cell[], hand: Hand): void {
  hand.leavesOpen("rating", cells);
}
