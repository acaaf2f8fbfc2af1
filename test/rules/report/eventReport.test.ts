import { dayOf } from "../../../src/rules/day";
import fc from "fast-check";
import type { EditionId } from "../../../src/rules/editions/edition";
import { eventReport, type ReportRow } from "../../../src/rules/report/eventReport";
import type { ReportEvent, ReportOptions } from "../../../src/rules/report/event";
import { isReason } from "../../../src/rules/reason";
import type { Rating, Result } from "../../../src/rules/units";
import { PUBLISHED_TOURNAMENTS } from "../../fixtures/publishedTournaments";
import { edition } from "../../support/editions";
import { alone, anyReported, EVERY_EDITION } from "../../support/reportedEvents";

const one = (event: ReportEvent, id: EditionId, options: ReportOptions = {}): ReportRow =>
  eventReport(event, edition(id), options).rows[0]!;
const ruOf = ({ first }: ReportRow) => (first === null || isReason(first) ? null : first.ru);
const halves = (scores: readonly number[]) => scores.map((score) => (2 * score) as Result);

describe.each(PUBLISHED_TOURNAMENTS)(
  "FIDE's published calculation $player, event $event",
  ({ edition: id, rating, k, sum, change, games }) => {
    const opponents = games.map(([opponent]) => opponent);
    const scores = halves(games.map(([, score]) => score));
    const row = one(alone(rating, opponents, scores, k), id);

    test("every ΔR, their sum, and K × ΣΔR", () => {
      expect(row.games.map(({ delta }) => delta! / 100)).toEqual(games.map(([, , delta]) => delta));
      expect(row.rated!.wMinusWe / 100).toBe(sum);
      expect(row.rated!.change / 100).toBe(change);
      expect(row.n).toBe(games.length);
    });
  },
);

test("FIDE Arbiters' Manual 2025: K 40, own 2212 → +1.41, +56.4, new 2268", () => {
  const opponents = [1926, 2011, 2318, 2067, 2219, 2585, 2659, 2464, 2652];
  const scores = halves([1, 1, 0, 0.5, 0.5, 0, 1, 0.5, 0.5]);
  const { rated, first } = one(alone(2212, opponents, scores, 40), 2024);
  expect([rated!.wMinusWe, rated!.change, rated!.newRating]).toEqual([141, 5640, 2268]);
  expect(first).toBeNull();
});

test("FIDE Arbiters' Manual 2025, exam Q15: Ra 1629, p .44, dp −43 → 1586", () => {
  const opponents = [1726, 1415, 1424, 1625, 1502, 1628, 1740];
  const row = one(alone(null, opponents, halves([0, 1, 0.5, 0, 1, 0.5, 0])), 2024);
  expect(row).toMatchObject({ n: 7, w: 6, rc: 1580, rated: null });
  expect(row.ra).toBeCloseTo((11060 + 3600) / 9, 9);
  expect(row.first).toEqual({ p: 44, dp: -43, ru: 1586 });
  expect(row.lacks).toEqual([]);
});

test("French arbiters' handbook, October 2025: 1622 and 2133", () => {
  const even = [1400, 1500, 1550, 1600, 1820, 1770, 1550, 1430];
  const ru = (opponents: readonly Rating[], scores: readonly Result[]) =>
    ruOf(one(alone(null, opponents, scores), 2025));
  expect(ru(even, halves([0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]))).toBe(1622);
  expect(ru([1600, 1700, 1940, 2100, 2150, 2430], halves([1, 1, 1, 1, 1, 0]))).toBe(2133);
});

test("8.3.1 (2022): one upgrade, as FIDE applied it: ΔR .08, .01, .02, −.17, −.70, .02, .13", () => {
  const opponents = [1063, 1299, 1413, 1872, 1851, 1427, 1682];
  const { games, rated } = one(alone(2000, opponents, halves([1, 1, 1, 0.5, 0, 1, 1]), 20), 2022);
  expect(games.map(({ counted }) => counted)).toEqual([1600, ...opponents.slice(1)]);
  expect(games.map(({ delta }) => delta)).toEqual([8, 1, 2, -17, -70, 2, 13]);
  expect([rated!.wMinusWe, rated!.change]).toEqual([-61, -1220]);
});

test("8.3.3 (2024): K × n ≤ 700, a junior with K 40 and 22 games has K 31", () => {
  const opponents = Array.from({ length: 22 }, () => 2000);
  const event = alone(
    2000,
    opponents,
    opponents.map(() => 2),
    40,
  );
  expect(one(event, 2024).rated).toMatchObject({ k: { k: 40 }, kCounted: 31, change: 31 * 1100 });
  expect(one(event, 2014).rated).toMatchObject({ k: { k: 40 }, kCounted: 40, change: 40 * 1100 });
});

test("11.31 (2005): Rar is 0 below three games; Ru is given with too few points", () => {
  const three = one(alone(null, [2000, 2010, 1990, 2000], [1, 0, 0, 0]), 2005);
  expect([three.rc, ruOf(three)]).toEqual([2000, 2000 - 322]);
  const two = one(alone(null, [2000, 2010], [1, 0]), 2005);
  expect([two.rc, ruOf(two)]).toEqual([0, null]);
  expect(one(alone(null, [2000, 2010], [1, 0]), 2009).rc).toBe(2005);
  expect(one(alone(null, [], []), 2005).rc).toBeNull();
});

test("7.21 (2011): Rn below the floor is told", () => {
  const beaten = alone(1005, [1000, 1000], [0, 0], 40);
  expect(one(beaten, 2014).rated).toMatchObject({ newRating: 964, delistedBelow: 1000 });
  expect(one(alone(1500, [1500], [0], 40), 2014).rated!.delistedBelow).toBeNull();
});

test("7.21 (2011): 1196 after 20 to 24 June 2012 stays: the floor is that of the list of 1 July", () => {
  const beaten = alone(1205, [1000, 1000], [0, 0], 6);
  const june = { startDate: dayOf(2012, 6, 20), endDate: dayOf(2012, 6, 24) };
  const { rated } = eventReport(beaten, edition(2011), june).rows[0]!;
  expect(rated).toMatchObject({ newRating: 1196, delistedBelow: null });
  const may = { startDate: dayOf(2012, 4, 20), endDate: dayOf(2012, 4, 24) };
  expect(eventReport(beaten, edition(2011), may).rows[0]!.rated?.delistedBelow).toBe(1200);
});

test("8.4 (2014): rated since, for himself rated, for his opponents unrated", () => {
  const game = (place: number, rating: Rating | null) =>
    [{ opponent: { name: `P${place}`, rating, place }, score: 1 as const }] as const;
  const event: ReportEvent = {
    kind: "swiss",
    players: [
      { rating: 1900, k: null, isRatedSince: true, games: game(1, 2000) },
      { rating: 2000, k: null, games: game(0, null) },
    ],
  };
  const [since, other] = eventReport(event, edition(2014), {}).rows;
  expect(since).toMatchObject({ n: 1, first: null, rated: { k: { k: 40, by: "new" } } });
  expect(other).toMatchObject({ n: 0, games: [{ notCounted: "opponentUnrated" }] });
});

test("11.31 (2005): with three games Rar is the average", () => {
  const [row] = eventReport(alone(null, [2000, 2100, 2200], [1, 1, 1]), edition(2005), {}).rows;
  expect(row).toMatchObject({ n: 3, rc: 2100 });
});

test("8.3.3 (2024): games that do not count do not lower K: 15 of 18 at K 40", () => {
  const games = Array.from({ length: 18 }, (_, index) => ({
    opponent: { name: `O${index}`, rating: index < 15 ? 2000 : null, place: null },
    score: 1 as const,
  }));
  const players = [{ rating: 2000, k: 40, games }];
  const [row] = eventReport({ kind: "swiss", players }, edition(2024), {}).rows;
  expect(row).toMatchObject({ n: 15, rated: { kCounted: 40 } });
});

test("7.21 (2011): on the floor itself Rn is not below it", () => {
  const lost = (rating: number) =>
    eventReport(alone(rating, [rating], [0], 20), edition(2014), {}).rows[0]?.rated;
  expect(lost(1010)).toMatchObject({ newRating: 1000, delistedBelow: null });
  expect(lost(1009)).toMatchObject({ newRating: 999, delistedBelow: 1000 });
});

describe.each(EVERY_EDITION)("$name", (of) => {
  test("the order of the players changes nothing", () => {
    fc.assert(
      fc.property(anyReported(), fc.nat(), ({ event, options }, seed) => {
        const places = [...event.players.keys()];
        const order = [...places].sort((a, b) => (((a + 1) * seed) % 17) - (((b + 1) * seed) % 17));
        const moved = (place: number | null) => (place === null ? null : order.indexOf(place));
        const players = order.map((place) => {
          const player = event.players[place]!;
          const games = player.games.map((game) => ({
            ...game,
            opponent: { ...game.opponent, place: moved(game.opponent.place) },
          }));
          return { ...player, games };
        });
        const later = new Set([...options.later!].map((place) => order.indexOf(place)));
        const straight = eventReport(event, of, options).rows;
        const turned = eventReport({ ...event, players }, of, { ...options, later }).rows;
        expect(turned).toEqual(order.map((place) => straight[place]));
      }),
    );
  });

  test("numbers throughout: games, sums and K fit together", () => {
    fc.assert(
      fc.property(anyReported(), ({ event, options }) => {
        for (const row of eventReport(event, of, options).rows) {
          const counting = row.games.filter(({ notCounted }) => notCounted === null);
          expect(row.n).toBe(counting.length);
          expect(row.w).toBe(counting.reduce((sum, { score }) => sum + score, 0));
          expect(row.rated === null).toBe(row.rating === null);
          if (row.rated === null) continue;
          const { we, wMinusWe, kCounted, change, newRating } = row.rated;
          expect(50 * row.w - we).toBe(wMinusWe);
          expect(change).toBe(kCounted * wMinusWe);
          expect(kCounted * row.n).toBeLessThanOrEqual(of.highestKTimesGames);
          expect(Number.isInteger(newRating)).toBe(true);
          expect(row.lacks).toEqual([]);
        }
      }),
    );
  });
});
