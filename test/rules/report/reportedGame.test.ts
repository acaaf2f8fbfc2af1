import fc from "fast-check";
import { change, sumOfDeltas } from "../../../src/rules/change";
import { counted, limitOf } from "../../../src/rules/counted";
import type { Edition } from "../../../src/rules/editions/edition";
import { editionOf } from "../../../src/rules/editions/editionOn";
import { expected } from "../../../src/rules/expected";
import { eventReport } from "../../../src/rules/report/eventReport";
import type { ReportEvent, ReportOptions } from "../../../src/rules/report/event";
import type { Rating } from "../../../src/rules/units";
import { edition } from "../../support/editions";
import { anyReported, EVERY_EDITION } from "../../support/reportedEvents";

describe.each(EVERY_EDITION)("$name", (of) => {
  test("the games add up to the change of the same games", () => {
    fc.assert(
      fc.property(anyReported(), ({ event, options }) => {
        for (const { rating, games, rated } of eventReport(event, of, options).rows) {
          if (rating === null || rated === null) continue;
          const met = games.flatMap(({ opponent, score, notCounted }) => {
            const isRated = notCounted === null || notCounted === "tooFarApart";
            return isRated && opponent !== null ? [{ opponent, score }] : [];
          });
          expect(rated.wMinusWe).toBe(sumOfDeltas(rating, met, of));
          expect(rated.change).toBe(change(rating, met, rated.kCounted, of));
        }
      }),
    );
  });

  test("counted as within the limit, D to it, PD of it; of an unrated player the rating itself", () => {
    fc.assert(
      fc.property(anyReported(), ({ event, options }) => {
        for (const { rating, games } of eventReport(event, of, options).rows) {
          for (const { opponent, counted: as, notCounted, ...game } of games) {
            expect(as === null).toBe(notCounted !== null);
            if (as === null || opponent === null) continue;
            if (rating === null) expect(as).toBe(opponent);
            if (rating === null || as !== counted(rating, opponent, of)) continue;
            expect(game.difference).toBe(rating - as);
            expect(Math.abs(rating - as)).toBeLessThanOrEqual(limitOf(rating, of));
            expect(game.pd).toBe(expected(rating, opponent, of));
          }
        }
      }),
    );
  });

  test("only where one upgrade is allowed is an opponent counted further away than the limit", () => {
    fc.assert(
      fc.property(anyReported(), ({ event, options }) => {
        for (const { rating, games } of eventReport(event, of, options).rows) {
          if (rating === null) continue;
          const far = games.filter(
            ({ counted: as }) => as !== null && rating - as > limitOf(rating, of),
          );
          if (of.limit.upgrades === "every game") expect(far).toEqual([]);
          const lowest = Math.min(
            ...games.map(({ opponent, counted: as }) => (as === null ? Infinity : opponent!)),
          );
          for (const { opponent } of far) expect(opponent).toBeGreaterThanOrEqual(lowest);
        }
      }),
    );
  });
});

describe("why a game does not count", () => {
  const whys = (event: ReportEvent, of: Edition, options: ReportOptions = {}) =>
    eventReport(event, of, options).rows[0]!.games.map(({ notCounted }) => notCounted);
  const against = (rating: Rating | null, opponent: Rating | null, games: number) => ({
    rating,
    k: null,
    games: Array.from({ length: games }, () => ({
      opponent: { name: "B", rating: opponent, place: null },
      score: 2 as const,
    })),
  });
  const match = (rating: Rating | null): ReportEvent => ({
    kind: "match",
    players: [against(rating, 2000, 4)],
  });

  test("6.32 (2014): the opponent is unrated", () => {
    const event: ReportEvent = { kind: "swiss", players: [against(2000, null, 1)] };
    expect(whys(event, edition(2014))).toEqual(["opponentUnrated"]);
  });

  test("6.5 (2005): the match over four games is decided after three; 6.6 (2011): one is unrated", () => {
    const decided = [null, null, null, "matchDecided"];
    expect(whys(match(2000), edition(2005), { matchGames: 4 })).toEqual(decided);
    expect(whys(match(null), edition(2005), { matchGames: 4 })).toEqual(decided);
    expect(whys(match(null), edition(2011))).toEqual(Array(4).fill("unratedMatch"));
  });

  test("6.4 (2005): nothing of a Scheveningen with two unrated players", () => {
    const players = [against(2000, 2000, 1), against(null, 2000, 0), against(null, 2000, 0)];
    const event: ReportEvent = { kind: "scheveningen", players };
    expect(whys(event, edition(2005))).toEqual(["unratedScheveningen"]);
    expect(whys(event, edition(2011))).toEqual([null]);
  });

  test("7.3.1 (rapid): 600 apart, one of them above 2600", () => {
    const rapid = editionOf(2025, "rapid") as Edition;
    const event = (rating: Rating): ReportEvent => ({
      kind: "swiss",
      players: [against(rating, 2000, 1)],
    });
    expect(whys(event(2601), rapid)).toEqual(["tooFarApart"]);
    expect(whys(event(2600), rapid)).toEqual([null]);
    expect(whys(event(2601), edition(2025))).toEqual([null]);
  });
});

test("the rating of a player of the event is that of his own row, not what a game has for him", () => {
  const event: ReportEvent = {
    kind: "swiss",
    players: [
      {
        rating: 2000,
        k: 20,
        games: [{ opponent: { name: "B", rating: 2300, place: 1 }, score: 1 }],
      },
      { rating: 2100, k: 20, games: [] },
    ],
  };
  const [{ games } = { games: [] }] = eventReport(event, edition(2014), {}).rows;
  expect(games).toMatchObject([
    { opponent: 2100, counted: 2100, difference: -100, pd: 36, delta: 14 },
  ]);
});
