import type { Edition } from "./editions/edition";

/** 9.23 (2005), 7.23 (2014): rated games in a year that keep a player active. */
export function isActive(games: number, edition: Edition): boolean {
  return games >= edition.publication.activeGames;
}
