import type { EditionId } from "../../../src/rules/editions/edition";
import { eventReport } from "../../../src/rules/report/eventReport";
import type { ReportEvent, ReportPlayer } from "../../../src/rules/report/event";
import { ruOfTheOne } from "../../../src/rules/report/scheveningen";
import type { Result } from "../../../src/rules/units";
import { edition } from "../../support/editions";

/** A, unrated, against three rated players. */
function event(scores: readonly Result[], a: Partial<ReportPlayer> = {}): ReportEvent {
  const players = [null, 2001, 2002, 2003].map((rating, place): ReportPlayer => ({
    rating,
    k: 15,
    games:
      place === 0
        ? scores.map((score, index) => ({
            opponent: { name: `P${index + 1}`, rating: 2001 + index, place: index + 1 },
            score,
          }))
        : [
            {
              opponent: { name: "P0", rating: null, place: 0 },
              score: (2 - scores[place - 1]!) as Result,
            },
          ],
  }));
  return {
    kind: "scheveningen",
    players: players.map((player, place) => (place === 0 ? { ...player, ...a } : player)),
  };
}

const counted = (of: ReportEvent, id: EditionId, later = new Set<number>()) =>
  eventReport(of, edition(id), { later }).rows.map(({ n }) => n);

test("6.4, 6.1 (2005): the one unrated player counts with Ru only if he has a point", () => {
  expect(counted(event([2, 0, 0]), 2005)).toEqual([3, 1, 1, 1]);
  expect(counted(event([1, 0, 0]), 2005)).toEqual([3, 0, 0, 0]);
  expect(counted(event([1, 0, 0]), 2005, new Set([0]))).toEqual([3, 1, 1, 1]);
  expect(counted(event([2, 0, 0]), 2011)).toEqual([3, 0, 0, 0]);
});

test("11.31 (2005): his Ru is given all the same", () => {
  const [{ first } = { first: null }] = eventReport(event([1, 0, 0]), edition(2005), {}).rows;
  expect(first).toMatchObject({ p: 17, ru: 2002 - 273 });
});

test("6.4 (2005): with more than one unrated player nothing counts", () => {
  const two = event([2, 0, 0]);
  const players = two.players.map((player, place) =>
    place === 1 ? { ...player, rating: null } : player,
  );
  const { rows } = eventReport({ ...two, players }, edition(2005), {});
  expect(rows.map(({ n }) => n)).toEqual([0, 0, 0, 0]);
  expect(rows[0]!.games[0]).toMatchObject({ notCounted: "unratedScheveningen", counted: null });
});

test("10.4 (2005): who is rated since meets the others with Ru, and himself with his rating", () => {
  const since = event([2, 0, 0], { rating: 1800, isRatedSince: true });
  const [own, other] = eventReport(since, edition(2005), {}).rows;
  expect(own).toMatchObject({ first: { ru: 2002 - 125 }, rated: { wMinusWe: 100 - 3 * 24 } });
  expect(other!.games).toMatchObject([{ opponent: 2002 - 125 }]);
});

test("where everybody is rated, or in another kind of event, there is no such Ru", () => {
  const of = event([2, 0, 0]);
  const known = { edition: edition(2005), matchGames: null };
  expect(ruOfTheOne({ ...known, event: of }, new Set()).size).toBe(1);
  expect(ruOfTheOne({ ...known, event: { ...of, kind: "team" } }, new Set()).size).toBe(0);
  const rated = event([2, 0, 0], { rating: 2000 });
  expect(ruOfTheOne({ ...known, event: rated }, new Set()).size).toBe(0);
});

test("6.4, 10.1 (2005): he counts with a point; in a later event with any, but not with none", () => {
  const counts = (scores: readonly Result[], id: EditionId = 2005, later = new Set<number>()) =>
    ruOfTheOne({ event: event(scores), edition: edition(id), matchGames: null }, later).size > 0;
  expect(counts([2, 0, 0])).toBe(true);
  expect(counts([1, 0, 0])).toBe(false);
  expect(counts([1, 0, 0], 2005, new Set([0]))).toBe(true);
  expect(counts([0, 0, 0], 2005, new Set([0]))).toBe(false);
  expect(counts([2, 0, 0], 2011)).toBe(false);
  const two = event([2, 0, 0]);
  const players = two.players.map((player, place) =>
    place === 1 ? { ...player, rating: null } : player,
  );
  const ofTwo = { event: { ...two, players }, edition: edition(2005), matchGames: null };
  expect(ruOfTheOne(ofTwo, new Set()).size).toBe(0);
});
