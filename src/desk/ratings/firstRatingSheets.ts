import type { Pace } from "../../rules/editions/edition";
import type { FirstRatingLink } from "../../sheets/period/order";
import { readFirstRating, type FirstRatingRead } from "../../sheets/firstRating/readFirstRating";
import { samePersons } from "../../tournament/identity";
import type { NamedCells } from "../selectedCells";

/** A first-rating sheet, and the name of its tab. */
export interface NamedFirstRating {
  readonly sheet: string;
  readonly read: FirstRatingRead;
}

/** Those among the sheets that say whose they are. */
export function foundFirstRatings(sheets: readonly NamedCells[]): readonly NamedFirstRating[] {
  return sheets.flatMap((each) => {
    const read = readFirstRating(each);
    if (read === null || (read.player.name === "" && read.player.id === "")) return [];
    return [{ sheet: each.sheet, read }];
  });
}

interface Known {
  readonly name: string;
  readonly spellings?: readonly string[];
  readonly id?: string;
}

/** For each player his sheet for games of this pace, of several the last; null where he has none. */
export function firstRatingsOf(
  players: readonly Known[],
  pace: Pace,
  found: readonly NamedFirstRating[],
): readonly (NamedFirstRating | null)[] {
  const latest = found.filter(({ read }) => read.edition?.pace === pace).reverse();
  /** Whoever is known under several spellings is looked for under each. */
  const all = players.flatMap(({ name, spellings = [], id = "" }, player) =>
    [name, ...spellings].map((each) => ({ player, name: each, id, rating: null })),
  );
  const same = samePersons(
    latest.map(({ read }) => ({ ...read.player, rating: null })),
    all,
  );
  const places = new Map(
    all.flatMap(({ player }, index) => {
      const place = same[index] ?? null;
      return place === null ? [] : [[player, place] as const];
    }),
  );
  return players.map((_, at) => latest[places.get(at) ?? -1] ?? null);
}

/** Where a rating period finds the first rating. */
export function linkTo({ sheet, read }: NamedFirstRating): FirstRatingLink {
  return { sheet, ...read.first, publishes: read.publishes };
}
