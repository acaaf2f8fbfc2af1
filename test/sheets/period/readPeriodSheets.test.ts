import fc from "fast-check";
import { kOfPeriod } from "../../../src/rules/kOfPeriod";
import { kAtEvents, startOfPeriod } from "../../../src/rules/period/periodReport";
import { readPeriodSheets } from "../../../src/sheets/period/readPeriodSheets";
import { cases } from "../../support/cases";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { writeAllPlanned } from "../../support/plannedSheet";
import { periodOrder, periodPlans, randomPeriod } from "../../support/randomPeriod";
import { bookRead } from "../../support/why/bookRead";

test("a period is read back as it was ordered, each result with the K that it shows", () => {
  fc.assert(
    fc.property(randomPeriod(), (random) => {
      const order = periodOrder(random, "fide");
      const plans = periodPlans(order);
      const book = new PlannedWorkbook();
      writeAllPlanned(book, plans);
      const [period, results] = [...bookRead(book, plans).values()];
      const read = readPeriodSheets(period!, results!)!;
      const { edition, list, players } = order;
      const start = startOfPeriod(players, edition, list);
      expect([read.edition, read.list]).toEqual([edition, list]);
      expect(read.players).toHaveLength(players.length);
      expect(read.players).toMatchObject(
        players.map(({ name, results: of }) => {
          const k = kOfPeriod(kAtEvents(of, edition, start));
          const figures = of.map(({ rating, games, delta }, index) => {
            return { rating, games, delta, k: k[index]?.counted.k ?? null };
          });
          return { name, results: figures };
        }),
      );
    }),
    { numRuns: cases({ quick: 15, long: 200 }) },
  );
});
