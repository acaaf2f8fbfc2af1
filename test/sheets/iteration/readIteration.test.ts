import { usesFirstRu } from "../../../src/sheets/iteration/expectedBlock";
import fc from "fast-check";
import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { iterate } from "../../../src/rules/robin/iteration";
import { readIteration } from "../../../src/sheets/iteration/readIteration";
import { kOfEvent } from "../../../src/tournament/kOfEvent";
import { cases } from "../../support/cases";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { iterationOf, planOf, randomOrder } from "../../support/iterationOnSheet";
import { writePlanned } from "../../support/plannedSheet";
import { bookRead } from "../../support/why/bookRead";

test("an iteration is read back as it was ordered: the rules give the same for both", () => {
  fc.assert(
    fc.property(randomOrder("fide"), (order) => {
      const plan = planOf(order);
      const book = new PlannedWorkbook();
      writePlanned(book, plan);
      const sheet = bookRead(book, [plan]).get(plan.name)!;
      const read = readIteration(sheet, new Set([EN_SHEETS.no]), false)!;
      const { players, scores, later, edition, asPrinted } = read;
      const field = { ratings: players.map(({ rating }) => rating), scores, later };
      const k = kOfEvent(players, edition, read).players.map((player) => player.k);
      const given = iterate(field, edition, { k, asPrinted, isWeFromRu: usesFirstRu(read) });
      expect(given).toEqual(iterationOf(order));
      expect(read.gamesPerPairing).toBe(gamesOf(order));
    }),
    { numRuns: cases({ quick: 15, long: 200 }) },
  );
});

function gamesOf({ event: { scores } }: Parameters<typeof planOf>[0]): number {
  return "square" in scores ? scores.square[0]![1]!.length : 1;
}

test("somebody else's sheet is none", () => {
  const book = new PlannedWorkbook();
  book.write("Sheet1", "A1", [["Player", 2400]]);
  const plan = { ...planOf(fc.sample(randomOrder("fide"), 1)[0]!), names: [], name: "Sheet1" };
  const sheet = bookRead(book, [plan]).get("Sheet1")!;
  expect(readIteration(sheet, new Set(), false)).toBeNull();
});
