import type { Edition } from "../../rules/editions/edition";
import { isAfterDecision } from "../../rules/report/afterDecision";
import type { Event } from "../event";

/** What is asked of an event of its kind, and the values that explain it. */
export interface KindCheckValues {
  /** 6.6 (2011), 6.1 (2022). */
  unratedMatch: { readonly unrated: string };
  /** 6.5 (2005), 6.2 (2022). */
  decidedMatch: { readonly games: number; readonly of: number };
  /** 6.4 (2005). */
  scheveningen: { readonly unrated: number };
  /** 6.2 (2005, 2011). */
  pooled: { readonly tables: number; readonly isDuty: boolean };
}

export type KindCheckKey = keyof KindCheckValues;

export interface KindCheck<K extends KindCheckKey = KindCheckKey> {
  readonly key: K;
  readonly article: string;
  readonly passes: boolean;
  readonly values: KindCheckValues[K];
  /** Where it is not met nothing of the event is rated. */
  readonly isNeeded: boolean;
}

/** The conditions on matches, on a Scheveningen, and on events played in parts. */
export function kindChecks(
  event: Event,
  { articles, event: rules }: Edition,
  gamesOfTheMatch: number,
  tables: number,
): KindCheck[] {
  const checks: KindCheck[] = [];
  const { kind, players } = event;
  const unrated = players.filter(({ rating }) => rating === null);
  if (kind === "match") {
    if (articles.unratedMatch !== null) checks.push(unratedMatch(event, articles.unratedMatch));
    const games = gamesAfterDecision(event, gamesOfTheMatch);
    const values = { games, of: gamesOfTheMatch };
    const { decidedMatch: article } = articles;
    /** The rule is followed either way: how many games it takes out is said. */
    checks.push({ key: "decidedMatch", article, passes: true, values, isNeeded: false });
  }
  if (kind === "scheveningen" && articles.scheveningen !== null) {
    checks.push({
      key: "scheveningen",
      article: articles.scheveningen,
      passes: unrated.length <= 1,
      values: { unrated: unrated.length },
      isNeeded: true,
    });
  }
  if (tables > 1 && rules.pooling !== null) {
    const { article, isDuty } = rules.pooling;
    const values = { tables, isDuty };
    checks.push({ key: "pooled", article, passes: true, values, isNeeded: false });
  }
  return checks;
}

/** Of several matches those between rated players are rated; of one nothing is. */
function unratedMatch({ players }: Event, article: string): KindCheck<"unratedMatch"> {
  const isRated = players.some(
    ({ rating, games }) =>
      rating !== null && games.some(({ opponent }) => opponent.rating !== null),
  );
  const met = players.flatMap(({ games }) => games.map(({ opponent }) => opponent));
  const all = [...players, ...met].filter(({ rating }) => rating === null);
  const unrated = [...new Set(all.map(({ name }) => name))];
  return {
    key: "unratedMatch",
    article,
    passes: unrated.length === 0,
    values: { unrated: unrated.join(", ") },
    isNeeded: !isRated,
  };
}

function gamesAfterDecision({ players }: Event, gamesOfTheMatch: number): number {
  const games = players.flatMap((player) =>
    player.games.filter((game) => isAfterDecision(player.games, game, gamesOfTheMatch)),
  );
  /** Between two players of the list a game is seen from both sides. */
  return games.reduce((sum, { opponent }) => sum + (opponent.place === null ? 1 : 1 / 2), 0);
}
