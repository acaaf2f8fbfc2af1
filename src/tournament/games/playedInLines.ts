import { greatest } from "../../rules/greatest";
import { NO_DETAILS } from "../playerDetails";
import type { Player } from "../roundRobin";
import type { Participant, PlayerRound, Played } from "../tournament";
import { playersOf, type Line } from "./bothSides";

/** Every player once, with his games in their order. */
export function playedInLines(lines: readonly Line[]): Played {
  const numbers = [...playersOf(lines)];
  const places = new Map(numbers.map((number, place) => [number, place]));
  const own = numbers.map((): Line[] => []);
  for (const line of lines) own[places.get(line.player.number) ?? 0]?.push(line);
  const players = own.map((of): Participant => {
    const player = playerOf(of);
    const details = { ...NO_DETAILS, fideNumber: player.id ?? "" };
    return { player, details, start: null, points: null, rounds: gamesOf(of, places) };
  });
  const played = players.flatMap(({ rounds }) => rounds.map(({ round }) => round));
  return { kind: "swiss", told: "games", rounds: greatest(played, 0), players };
}

/** As his lines have him, the first that tells. */
function playerOf(of: readonly Line[]): Player {
  const sides = of.map(({ player }) => player);
  const facts = sides.find((side) => side.facts !== null)?.facts ?? null;
  const id = sides.find((side) => side.id !== "")?.id ?? "";
  return {
    name: sides[0]?.name ?? "",
    rating: sides[0]?.rating ?? null,
    k: sides.find((side) => side.k !== null)?.k ?? null,
    ...(id !== "" && { id }),
    ...(facts !== null && { facts }),
  };
}

const RESULTS = ["0", "=", "1"] as const;

/** What was not played is none. */
function gamesOf(of: readonly Line[], places: ReadonlyMap<number, number>): PlayerRound[] {
  return of.flatMap(({ round, opponent: { name, rating, number }, colour, score }, index) => {
    const opponent = { name, rating, place: places.get(number) ?? null };
    return score === null
      ? []
      : [{ round: round ?? index + 1, opponent, colour, result: RESULTS[score] }];
  });
}
