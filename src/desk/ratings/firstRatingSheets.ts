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
  readonly id?: string;
}

/** For each player his sheet for games of this pace, of several the last; null where he has none. */
export function firstRatingsOf(
  players: readonly Known[],
  pace: Pace,
  found: readonly NamedFirstRating[],
): readonly (NamedFirstRating | null)[] {
  const latest = found.filter(({ read }) => read.edition?.pace === pace).reverse();
  const same = samePersons(
    latest.map(({ read }) => ({ ...read.player, rating: null })),
    players.map(({ name, id = "" }) => ({ name, id, rating: null })),
  );
  return same.map((place) => (place === null ? null : (latest[place] ?? null)));
}

/** Where a rating period finds the first rating. */
export function linkTo({ sheet, read }: NamedFirstRating): FirstRatingLink {
  return { sheet, ...read.first, publishes: read.publishes };
}
