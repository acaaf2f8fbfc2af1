import type { EditionId } from "../../../src/rules/editions/edition";
import type { Result } from "../../../src/rules/units";
import type { Event, EventKind } from "../../../src/tournament/event";
import { fewPointsOf } from "../../../src/tournament/kinds/fewPoints";
import { edition } from "../../support/editions";

/** An unrated player against these, who are not in the list. */
function eventOf(
  kind: EventKind,
  scores: readonly Result[],
  ratings: readonly (number | null)[] = [2000, 2010, 1990],
): Event {
  const games = ratings.map((rating, index) => ({
    round: index + 1,
    opponent: { name: `O${index}`, rating, place: null },
    score: scores[index] ?? 0,
  }));
  return { kind, rounds: games.length, players: [{ name: "A", rating: null, k: null, games }] };
}

const names = (event: Event, id: EditionId, later = new Set<number>()) =>
  fewPointsOf(event, edition(id), later).map(
    ({ name, score, isLater }) => `${name} ${score} ${isLater}`,
  );

test("6.1 (2005): under one point, 6.31 (2014): none at all, against rated opponents", () => {
  const half = eventOf("swiss", [1, 0, 0]);
  expect(names(half, 2005)).toEqual(["A 1 false"]);
  expect(names(half, 2005, new Set([0]))).toEqual(["A 1 true"]);
  expect(names(half, 2014)).toEqual([]);
  expect(names(eventOf("team", [0, 0, 0]), 2014)).toEqual(["A 0 false"]);
  expect(names(eventOf("swiss", [2, 0, 0]), 2005)).toEqual([]);
  expect(names(eventOf("swiss", [0, 0, 2], [2000, 2010, null]), 2014)).toEqual(["A 0 false"]);
});

test("6.42 (2005), 6.6 (2011): with too few rated opponents, or in a match, points do not help", () => {
  expect(names(eventOf("swiss", [1, 0, 2], [2000, 2010, null]), 2005)).toEqual([]);
  expect(names(eventOf("match", [0, 0, 0]), 2014)).toEqual([]);
});

test("6.4 (2005): of a Scheveningen with two unrated players nothing counts, and nobody is named", () => {
  const half = eventOf("scheveningen", [1, 0, 0]);
  expect(names(half, 2005)).toEqual(["A 1 false"]);
  const unrated = { name: "B", rating: null, k: null, games: [] };
  expect(names({ ...half, players: [...half.players, unrated] }, 2005)).toEqual([]);
});
