import { whyOnSheet } from "../../../../src/desk/why/sheet/whyOnSheet";
import { EN_SHEETS } from "../../../../src/i18n/en/sheets";
import { correctionSheet } from "../../../../src/sheets/correction/correctionSheet";
import type { Event, EventGame } from "../../../../src/tournament/event";
import { correctedOrder } from "../../../support/correctionOnSheet";
import { PlannedWorkbook } from "../../../support/evaluator/plannedWorkbook";
import { writePlanned } from "../../../support/plannedSheet";
import { reportPlans } from "../../../support/reportOnSheet";
import { writtenSide } from "../../../support/reportSide";
import { bookRead, WORDS } from "../../../support/why/bookRead";
import { explainedAt, placeOf } from "../../../support/why/explained";

/** Two players, one game: first a win, then a draw. */
function event(score: 1 | 2): Event {
  const game = (place: number, name: string, rating: number, own: 0 | 1 | 2): EventGame => ({
    round: 1,
    opponent: { name, rating, place },
    score: own,
  });
  const players = [
    { name: "Ann", rating: 2000, k: 20, games: [game(1, "Bob", 2100, score)] },
    { name: "Bob", rating: 2100, k: 20, games: [game(0, "Ann", 2000, score === 2 ? 0 : 1)] },
  ];
  return { kind: "swiss", rounds: 1, players };
}

test("the difference of a correction, and its figures as those of the two reports", () => {
  const book = new PlannedWorkbook();
  const before = reportPlans(correctedOrder(event(2)), " before");
  const after = reportPlans(correctedOrder(event(1)), " after");
  const order = { before: writtenSide(book, before), after: writtenSide(book, after) };
  const plan = correctionSheet(order, EN_SHEETS);
  writePlanned(book, plan);
  const read = bookRead(book, [...before, ...after, plan]);
  const { why } = explainedAt(read, plan.name, "Difference");
  expect(why).toMatchObject({
    said: ["What stands after, less what stood before: 2003 − 2013."],
    result: -10,
    agrees: true,
  });
  const [was] = why.sources;
  const figure = whyOnSheet(read, { sheet: plan.name, place: was!.area }, WORDS);
  expect(figure).toMatchObject({
    why: {
      title: "Rn of Ann",
      result: 2013,
      agrees: true,
      said: [expect.stringContaining("before")],
    },
  });
  const place = placeOf(read, plan.name, "Difference");
  const alone = new Map([[plan.name, read.get(plan.name)!]]);
  const needed = whyOnSheet(alone, { sheet: plan.name, place: was!.area }, WORDS);
  expect(needed).toEqual({ kind: "needed", sheets: [before[0]!.name] });
  expect(whyOnSheet(new Map(), { sheet: plan.name, place }, WORDS)).toEqual({
    kind: "needed",
    sheets: [plan.name],
  });
});
