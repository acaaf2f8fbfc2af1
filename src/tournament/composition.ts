import type { Edition } from "../rules/editions/edition";
import { gamesOfPairing } from "../rules/robin/event";
import type { RoundRobin } from "./roundRobin";

/** 6.33 (2005), 6.23 (2014): a national championship needs fewer rated players. */
export type Championship = "none" | "open" | "women";

export type CompositionKey =
  "third" | "fourOfFew" | "doubleRound" | "championship" | "ratedOpponents";

/** One condition on the field, and whether it is met. */
export interface CompositionCheck {
  readonly key: CompositionKey;
  readonly article: string;
  readonly passes: boolean;
  readonly rated: number;
  readonly needed: number;
  readonly players: number;
}

/** A condition in general, from which the check of a field and the sheet's own formula are made. */
export interface CompositionRule {
  readonly key: CompositionKey;
  readonly article: string;
  readonly needed: number;
  /** Players the field needs, beside the rated ones. */
  readonly neededPlayers: number;
}

const FEW = 10;
const RATED_OF_FEW = 4;
const PLAYERS_OF_DOUBLE_ROUND = 6;
const RATED_OF_CHAMPIONSHIP = { open: 3, women: 2 };

/** 6.3–6.33 (2005, 2011), 6.2–6.23 (2014): what the composition of this event is measured by. */
export function compositionRules(
  { players, scores }: RoundRobin,
  { articles: { composition, ratedOpponents }, firstRating }: Edition,
  championship: Championship,
): CompositionRule[] {
  if (composition === null) return [];
  if (championship !== "none") {
    const needed = RATED_OF_CHAMPIONSHIP[championship];
    const { championship: article } = composition;
    const rule: CompositionRule = { key: "championship", article, needed, neededPlayers: 0 };
    /** 8.21 (2011): fewer than three rated opponents, and no unrated player counts. */
    const { robin: opponents } = firstRating.minimumRatedOpponents;
    if (opponents <= needed || players.every(({ rating }) => rating !== null)) return [rule];
    const met = { key: "ratedOpponents", article: ratedOpponents, needed: opponents } as const;
    return [rule, { ...met, neededPlayers: 0 }];
  }
  const rules: CompositionRule[] = [
    {
      key: "third",
      article: composition.third,
      needed: Math.ceil(players.length / 3),
      neededPlayers: 0,
    },
  ];
  if (players.length < FEW) {
    const { fourOfFew: article } = composition;
    rules.push({ key: "fourOfFew", article, needed: RATED_OF_FEW, neededPlayers: 0 });
  }
  const isDouble = gamesOfPairing(scores) > 1;
  if (isDouble && players.some(({ rating }) => rating === null)) {
    const neededPlayers = PLAYERS_OF_DOUBLE_ROUND;
    const { doubleRound: article } = composition;
    rules.push({ key: "doubleRound", article, needed: RATED_OF_FEW, neededPlayers });
  }
  return rules;
}

export function compositionChecks(
  event: RoundRobin,
  edition: Edition,
  championship: Championship,
): CompositionCheck[] {
  const players = event.players.length;
  const rated = event.players.filter(({ rating }) => rating !== null).length;
  return compositionRules(event, edition, championship).map(
    ({ key, article, needed, neededPlayers }) => ({
      key,
      article,
      needed,
      rated,
      players,
      passes: rated >= needed && players >= neededPlayers,
    }),
  );
}
