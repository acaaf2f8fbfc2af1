import type { Hand } from "./hand";
import { reordered, standing, type TrueEvent } from "./trueEvent";

/** In which order the rows stand, and by which numbers the players are known. */
export interface Layout {
  /** The event in the order of the rows. */
  readonly event: TrueEvent;
  /** Start numbers and ranks, row by row. */
  readonly start: readonly number[];
  readonly rank: readonly number[];
  /** The numbers that stand in the table. */
  readonly shown: readonly ("start" | "rank")[];
  /** The players' rows in the order of the columns of a round robin. */
  readonly columns: readonly number[];
  /** The numbers by which a Swiss names opponents. */
  readonly named: readonly number[];
}

export function layoutOf(event: TrueEvent, hand: Hand): Layout {
  return event.games.kind === "robin" ? robinLayout(event, hand) : swissLayout(event, hand);
}

function robinLayout(event: TrueEvent, hand: Hand): Layout {
  const dice = hand.for("layout");
  const final = standing(event);
  const byStart = [...final.keys()];
  if (!hand.did("totals only") && hand.does("rows in another order")) {
    const numbered = numbers(event, final);
    const inverse = dice.chance(0.25);
    const other = inverse ? final.map((_, row) => row) : final;
    const base = numbered(inverse ? byStart : final);
    const columns = inverse ? final : byStart.map((player) => other.indexOf(player));
    const own = inverse ? "rank" : "start";
    const shown = dice.pick([[own], ["rank", "start"], ["start", "rank"]] as const);
    const unnamed = [inverse ? "start" : "rank"] as const;
    return { ...base, columns, shown: dice.chance(0.7) ? shown : unnamed };
  }
  const isFinal = dice.chance(0.5);
  const order = isFinal ? final : byStart;
  const own = isFinal ? "rank" : "start";
  const shown = dice.weighted([
    [6, [own]],
    [1, ["rank", "start"]],
    [1, []],
  ] as const);
  return { ...numbers(event, final)(order), columns: byStart, shown };
}

function swissLayout(event: TrueEvent, hand: Hand): Layout {
  const dice = hand.for("layout");
  const final = standing(event);
  const numbered = numbers(event, final);
  const isFinal = dice.chance(0.6);
  /** Opponents by their places, in a table that numbers nobody. */
  if (hand.program === "Vega, web page" && dice.chance(0.8)) {
    const base = numbered(final);
    return { ...base, shown: dice.chance(0.7) ? ["rank"] : [], named: base.rank };
  }
  const base = numbered(isFinal ? final : [...final.keys()]);
  const hasRounds = !hand.did("a ranking without rounds");
  if (hasRounds && isFinal && hand.does("opponents by rank")) {
    const shown = dice.pick([["rank"], ["rank", "start"]] as const);
    return { ...base, shown, named: base.rank };
  }
  const shown = isFinal ? (["rank", "start"] as const) : (["start"] as const);
  return { ...base, shown };
}

function numbers(event: TrueEvent, final: readonly number[]) {
  const rankOf = new Map(final.map((player, index) => [player, index + 1]));
  return (order: readonly number[]): Layout => {
    const start = order.map((player) => player + 1);
    const rank = order.map((player) => rankOf.get(player)!);
    const columns = [...order.keys()];
    return {
      event: reordered(event, order),
      start,
      rank,
      shown: ["start"],
      columns,
      named: start,
    };
  };
}
