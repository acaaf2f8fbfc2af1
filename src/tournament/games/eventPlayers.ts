import type { EventPlayer } from "../event";
import { playersOf, type Line } from "./bothSides";

/** Every player once, with his games in their order. */
export function eventPlayers(lines: readonly Line[]): EventPlayer[] {
  const numbers = [...playersOf(lines)];
  const places = new Map(numbers.map((number, place) => [number, place]));
  const own = numbers.map((): Line[] => []);
  for (const line of lines) own[places.get(line.player.number) ?? 0]?.push(line);
  return own.map((of) => {
    const sides = of.map(({ player }) => player);
    const games = of.flatMap(({ round, opponent: { name, rating, number }, score }, index) => {
      const opponent = { name, rating, place: places.get(number) ?? null };
      return score === null ? [] : [{ round: round ?? index + 1, opponent, score }];
    });
    const facts = sides.find((side) => side.facts !== null)?.facts ?? null;
    const id = sides.find((side) => side.id !== "")?.id ?? "";
    return {
      name: sides[0]?.name ?? "",
      rating: sides[0]?.rating ?? null,
      k: sides.find((side) => side.k !== null)?.k ?? null,
      ...(id !== "" && { id }),
      ...(facts !== null && { facts }),
      games,
    };
  });
}
