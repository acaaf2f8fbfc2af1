import fc from "fast-check";
import { isReason } from "../../../src/rules/reason";
import { eventReport } from "../../../src/rules/report/eventReport";
import { swissRu } from "../../../src/rules/swissRu";
import { because, edition } from "../../support/editions";
import { alone, anyReported, EVERY_EDITION } from "../../support/reportedEvents";

describe.each(EVERY_EDITION)("$name", (of) => {
  test("Ru of a Swiss is that of the opponents who count", () => {
    fc.assert(
      fc.property(anyReported(), ({ event, options }) => {
        for (const [place, row] of eventReport(event, of, options).rows.entries()) {
          if (row.rating !== null || of.articles.ruReported !== null) continue;
          const ratings = row.games.flatMap(({ counted }) => counted ?? []);
          const alone = swissRu(ratings, row.w, of, !options.later!.has(place));
          const ru = row.first === null || isReason(row.first) ? null : row.first.ru;
          /** Whoever is met twice is one opponent: 8.21 (2011). */
          if (because(row.first).startsWith("tooFewRatedOpponents")) continue;
          expect(ru).toBe(isReason(alone) ? null : alone);
        }
      }),
    );
  });
});

test("6.42 (2005), 8.21 (2011): three opponents, not three games", () => {
  const event = alone(null, [2000, 2000, 2000], [1, 1, 1]);
  const [player] = event.players;
  const twice = player!.games.map((game) => ({
    ...game,
    opponent: { ...game.opponent, name: "the same" },
  }));
  const of = (games: typeof twice) =>
    eventReport({ ...event, players: [{ ...player!, games }] }, edition(2011), {}).rows[0]!;
  expect(of([...player!.games]).first).toMatchObject({ ru: 2000 });
  expect(because(of(twice).first)).toBe("tooFewRatedOpponents, 8.21 (2011)");
  expect(of(twice)).toMatchObject({ n: 3, w: 3, rc: 2000 });
});

test("p and dp as they are asked for: none from 50 % on where a bonus stands for it", () => {
  const first = (id: 2014 | 2024, scores: (0 | 1 | 2)[]) =>
    eventReport(alone(null, [1800, 1800], scores), edition(id), {}).rows[0]!.first;
  expect(first(2014, [2, 2])).toEqual({ p: 100, dp: null, ru: 1840 });
  expect(first(2014, [1, 0])).toEqual({ p: 25, dp: -193, ru: 1607 });
  expect(first(2024, [2, 2])).toEqual({ p: 75, dp: 193, ru: 1993 });
});

test("6.42 (2005): unrated opponents are not among the three", () => {
  const met = alone(null, [2000, 2000], [1, 1]).players[0]!;
  const unrated = { opponent: { name: "U", rating: null, place: null }, score: 1 as const };
  const players = [{ ...met, games: [...met.games, unrated] }];
  const [row] = eventReport({ kind: "swiss", players }, edition(2005), {}).rows;
  expect(because(row?.first)).toBe("tooFewRatedOpponents, 6.42 (2005)");
});
