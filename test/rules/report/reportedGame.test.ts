import fc from "fast-check";
import { change, sumOfDeltas } from "../../../src/rules/change";
import { counted, limitOf } from "../../../src/rules/counted";
import { expected } from "../../../src/rules/expected";
import { eventReport } from "../../../src/rules/report/eventReport";
import type { ReportEvent } from "../../../src/rules/report/event";
import type { NotCounted } from "../../../src/rules/report/reportedGame";
import { edition } from "../../support/editions";
import { anyReported, EVERY_EDITION } from "../../support/reportedEvents";

const SEEN = new Set<NotCounted>();

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
            if (notCounted !== null) SEEN.add(notCounted);
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

test("every reason why a game does not count was among them", () => {
  const all: NotCounted[] = [
    "matchDecided",
    "opponentUnrated",
    "tooFarApart",
    "unratedMatch",
    "unratedScheveningen",
  ];
  expect([...SEEN].sort()).toEqual(all);
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
