import type { EditionId } from "../../../src/rules/editions/edition";
import type { Result } from "../../../src/rules/units";
import type { Event, EventKind } from "../../../src/tournament/event";
import { kindChecks } from "../../../src/tournament/kinds/kindChecks";
import { edition } from "../../support/editions";

/** Everybody against the next, who has the other result. */
function eventOf(
  kind: EventKind,
  ratings: readonly (number | null)[],
  scores: readonly Result[],
): Event {
  const players = ratings.map((rating, place) => {
    const other = place % 2 === 0 ? place + 1 : place - 1;
    const opponent = { name: `P${other}`, rating: ratings[other] ?? null, place: other };
    const own = scores.map((score) => (place % 2 === 0 ? score : 2 - score) as Result);
    return {
      name: `P${place}`,
      rating,
      k: null,
      games: own.map((score, round) => ({ round: round + 1, opponent, score })),
    };
  });
  return { kind, rounds: scores.length, players };
}

function checks(event: Event, id: EditionId, tables = 1) {
  return kindChecks(event, edition(id), event.rounds, tables).map(
    ({ key, article, passes, isNeeded }) => `${key} ${article} ${passes} ${isNeeded}`,
  );
}

test("6.6 (2011): a match with an unrated player is not rated; 2005 does not say so; 6.1 (2022)", () => {
  const match = eventOf("match", [2000, null], [2, 1]);
  expect(checks(match, 2005)).toEqual(["decidedMatch 6.5 true false"]);
  expect(checks(match, 2011)[0]).toBe("unratedMatch 6.6 false true");
  expect(checks(match, 2014)[0]).toBe("unratedMatch 6.6 false true");
  expect(checks(match, 2024)).toEqual([
    "unratedMatch 6.1 false true",
    "decidedMatch 6.2 true false",
  ]);
});

test("of several matches the others are rated all the same", () => {
  expect(checks(eventOf("match", [2000, null, 1900, 1800], [2]), 2014)[0]).toBe(
    "unratedMatch 6.6 false false",
  );
});

test("6.5: games after the decision, once for both players", () => {
  const [, decided] = kindChecks(eventOf("match", [2000, 1900], [2, 2, 1, 1]), edition(2014), 3, 1);
  expect(decided).toMatchObject({
    key: "decidedMatch",
    passes: true,
    values: { games: 2, of: 3 },
  });
});

test("6.4 (2005): a Scheveningen with more than one unrated player; later editions do not ask", () => {
  expect(checks(eventOf("scheveningen", [2000, null, 1900, 1800], [2]), 2005)).toEqual([
    "scheveningen 6.4 true true",
  ]);
  const two = eventOf("scheveningen", [2000, null, null, 1800], [2]);
  expect(checks(two, 2005)).toEqual(["scheveningen 6.4 false true"]);
  expect(checks(two, 2011)).toEqual([]);
});

test("6.2 (2005, 2011): parts of an event are pooled; 2014 does not speak of it", () => {
  const swiss = eventOf("swiss", [2000, 1900], [2]);
  expect([checks(swiss, 2005, 2), checks(swiss, 2011, 2), checks(swiss, 2014, 2)]).toEqual([
    ["pooled 6.2 true false"],
    ["pooled 6.2 true false"],
    [],
  ]);
  expect(checks(swiss, 2005)).toEqual([]);
});
