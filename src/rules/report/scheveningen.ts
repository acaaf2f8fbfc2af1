import { isReason } from "../reason";
import type { Rating } from "../units";
import { isUnratedForOthers } from "./event";
import { countingGames, swissResult } from "./firstResult";
import { reportedGames, type Counting } from "./reportedGame";

/** 6.4 (2005): whether the games against one unrated player of a Scheveningen count, with his Ru. */
export function isScheveningenWithRu({ event, edition }: Pick<Counting, "event" | "edition">) {
  return event.kind === "scheveningen" && edition.articles.scheveningen !== null;
}

/** That Ru, by his place; nothing where too few points keep his event from counting (6.1). */
export function ruOfTheOne(
  counting: Omit<Counting, "strengths">,
  later: ReadonlySet<number>,
): ReadonlyMap<number, Rating> {
  const none = new Map<number, Rating>();
  if (!isScheveningenWithRu(counting)) return none;
  const place = counting.event.players.findIndex(isUnratedForOthers);
  const player = counting.event.players[place];
  if (player === undefined) return none;
  const games = reportedGames(player, { ...counting, strengths: none });
  const own = swissResult(countingGames(player, games), !later.has(place), counting.edition);
  return isReason(own) ? none : new Map([[place, own.ru]]);
}
