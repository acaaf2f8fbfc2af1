import type { OtherReadings } from "../../../src/rules/editions/openReading";
import fc from "fast-check";
import type { EditionId } from "../../../src/rules/editions/edition";
import { EDITIONS } from "../../../src/rules/editions/editions";
import { isReason } from "../../../src/rules/reason";
import { eventReport } from "../../../src/rules/report/eventReport";
import { iterate } from "../../../src/rules/robin/iteration";
import { because, edition } from "../../support/editions";
import { eventOfRoundRobin } from "../../support/tournaments";
import { exampleOrder } from "../../support/exampleOrder";
import { randomField } from "../../support/randomField";
import { robinOf } from "../../support/reportedEvents";

const ROBIN = { later: new Set<number>() };
const othersIf = (isOther: boolean): OtherReadings => new Set(isOther ? ["weOfFirstPass"] : []);
const EXAMPLE = eventOfRoundRobin(exampleOrder(2011, "fide").event)!;

const figures = (id: EditionId, isWeFromRu = false) =>
  eventReport(EXAMPLE, edition(id), { robin: ROBIN, others: othersIf(isWeFromRu) }).rows.map(
    ({ rc, rated, first }) => ({
      rc,
      we: rated?.we ?? null,
      change: rated === null ? null : rated.wMinusWe * 15,
      ru: first === null || isReason(first) ? null : first.ru,
    }),
  );

test("10.54 (2005): Rc (new) 2351, 2348, 2337, 2305, Ru (new) 2414, 2386, 2139, 1989", () => {
  const unrated = figures(2005).filter(({ ru }) => ru !== null);
  expect(unrated.map(({ rc, ru }) => [rc, ru])).toEqual([
    [2351, 2414],
    [2348, 2386],
    [2337, 2139],
    [2305, 1989],
  ]);
});

test("10.54 (2005): We of F is 2.62 with Ru (new), 2.55 with Ru, as the text can be read", () => {
  expect([figures(2005)[5]!.we, figures(2005, true)[5]!.we]).toEqual([262, 255]);
  expect(figures(2005, true)[2]!.ru).toBe(2414);
});

test("8.58 (2011) by its rule: We 7.36, 6.48, 5.40, 2.55, 4.21, 4.21, Ru (new) 2423, 2393, 2144, 2006", () => {
  const rows = figures(2011);
  expect(rows.flatMap(({ we }) => we ?? [])).toEqual([736, 648, 540, 255, 421, 421]);
  expect(rows.flatMap(({ ru }) => ru ?? [])).toEqual([2423, 2393, 2144, 2006]);
});

test("8.52 (2011): where fewer than three are rated, unrated players count for nobody", () => {
  const ratings = [2600, 2500, null, null];
  const square = [
    [[], [2], [1], [2]],
    [[0], [], [2], [2]],
    [[1], [0], [], [2]],
    [[0], [0], [0], []],
  ] as const;
  const event = robinOf(ratings, square);
  const in2011 = eventReport(event, edition(2011), { robin: ROBIN }).rows;
  expect(in2011.map(({ n }) => n)).toEqual([1, 1, 2, 2]);
  expect(because(in2011[2]!.first)).toBe("tooFewRatedOpponents, 8.21 (2011)");
  expect(in2011[3]!.lacks.map(({ key }) => key)).toEqual(["opponents", "points", "games"]);
  const in2014 = eventReport(event, edition(2014), { robin: ROBIN }).rows;
  expect(in2014.map(({ n }) => n)).toEqual([2, 2, 2, 3]);
  expect(because(in2014[3]!.first)).toBe("tooFewPoints, 8.21 (2014)");
});

describe.each(EDITIONS.filter(({ hasRobin }) => hasRobin))("$name", (of) => {
  test("We, change and Rn of the rated, p, Rc (new) and Ru (new) of the unrated are the iteration's", () => {
    fc.assert(
      fc.property(randomField(), fc.boolean(), ({ ratings, square }, isWeFromRu) => {
        const k = ratings.map(() => 10);
        const iteration = iterate({ ratings, scores: { square } }, of, { k, isWeFromRu });
        const event = robinOf(ratings, square);
        const players = event.players.map((player) => ({ ...player, k: 10 }));
        const others = othersIf(isWeFromRu);
        const report = eventReport({ ...event, players }, of, { robin: ROBIN, others });
        if (isReason(iteration)) {
          expect(report.iteration).toEqual(iteration);
          for (const { rating, first } of report.rows)
            expect(first).toEqual(rating === null ? iteration : null);
          return;
        }
        const rated = ratings.filter((rating) => rating !== null).length;
        if (rated < of.firstRating.minimumRatedOpponents.robin) return;
        for (const [place, row] of iteration.rows.entries()) {
          const { rated: own, first, rc, w, n } = report.rows[place]!;
          if (row.kind === "rated") {
            expect([w, own!.we, own!.change, own!.newRating]).toEqual([
              row.score,
              row.we,
              row.change,
              row.newRating,
            ]);
          } else if (row.kind === "unrated") {
            expect([rc, n, w]).toEqual([row.rcNew, iteration.games, row.score]);
            expect(first).toMatchObject({ ru: row.ruNew, dp: row.dp });
          } else expect(first).toEqual(row.why);
        }
      }),
    );
  });
});

test("6.4 (2014): with a game not played it is a Swiss: nobody counts with Ru", () => {
  const { rows, iteration } = eventReport(EXAMPLE, edition(2014), {});
  expect(iteration).toBeNull();
  expect(rows.map(({ n }) => n)).toEqual([5, 5, 6, 5, 6, 5, 5, 6, 6, 5]);
});
