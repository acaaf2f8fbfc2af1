import type { Edition } from "../rules/editions/edition";
import { kDay, type KWhen } from "../rules/kDay";
import type { KBasis, KOfPlayer } from "../rules/kOfPlayer";
import { kOfReported } from "../rules/report/kOfReported";
import type { EventPlayer } from "./event";

/** K of everybody in an event, and what decided it. */
export interface KOfEvent {
  /** By place; of an unrated player as it would be at the lowest rating. */
  readonly players: readonly KOfPlayer[];
  /** Rated players by what decided. */
  readonly counts: Readonly<Record<KBasis, number>>;
  /** Rated players whose birth does not tell K, by their names. */
  readonly ageOpen: readonly string[];
}

type Player = Pick<EventPlayer, "name" | "rating" | "k" | "facts" | "isRatedSince">;

const LOWEST = 1;

export function kOfEvent(players: readonly Player[], edition: Edition, when: KWhen): KOfEvent {
  const on = kDay(when, edition);
  const all = players.map((player) =>
    kOfReported({ ...player, rating: player.rating ?? LOWEST }, edition, on),
  );
  const rated = [...all.entries()].filter(([place]) => players[place]?.rating != null);
  const by = (basis: KBasis) => rated.filter(([, of]) => of.by === basis).length;
  return {
    players: all,
    counts: {
      given: by("given"),
      strong: by("strong"),
      junior: by("junior"),
      new: by("new"),
      otherwise: by("otherwise"),
      "rating alone": by("rating alone"),
    },
    ageOpen: rated.flatMap(([place, { isAgeOpen }]) =>
      isAgeOpen ? (players[place]?.name ?? []) : [],
    ),
  };
}
