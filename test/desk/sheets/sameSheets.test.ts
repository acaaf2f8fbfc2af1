import { editionOfLevel, exerciseOf } from "../../../src/desk/learn/exercise/levels";
import { NO_CHOICES } from "../../../src/desk/table/choices";
import { iterationPlans, reportPlans } from "../../../src/desk/table/plans";
import { verdictOf } from "../../../src/desk/table/verdictOf";
import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { TEN } from "../../fixtures/crosstables";
import { cellsOf } from "../../support/sheetCells";
import { haveCommonPlayers, lastOfSame, placesOf } from "../../../src/desk/sheets/sameSheets";
import { identityOf } from "../../../src/sheets/renewal/made";
import type { SheetKind } from "../../../src/sheets/sheetKind";
import type { SheetPlan } from "../../../src/sheets/sheetPlan";
import { exercisePlans } from "../../support/exercises";
import { reportOfTen, SWISS_OF_TEN, workbookWithSheets } from "../../support/workbookWithSheets";

const PLANS = reportOfTen("Spring Open");
const AS = identityOf(PLANS[0]!)!;

const made = (name: string, kind: SheetKind, as: string, on: number) => ({
  sheet: { id: name, name },
  made: { kind, as, on },
});

const SHEETS = [
  made("first", "report", AS, 1),
  made("last", "report", AS, 3),
  made("games of the last", "games", "its games", 3),
  made("between", "report", AS, 2),
  made("another", "report", "another event", 4),
];

test("of the sheets made of the same thing the last is meant; a file is opened as often as one likes", () => {
  expect(lastOfSame(PLANS, SHEETS)?.sheet.name).toBe("last");
  expect(lastOfSame(PLANS, [made("a file", "file", AS, 5)])).toBeNull();
  expect(lastOfSame([], SHEETS)).toBeNull();
  expect(lastOfSame(reportOfTen("May Cup"), SHEETS)).toBeNull();
});

test("each plan has the place of the sheet of its kind that was made together with the first", () => {
  const names = (plans: readonly SheetPlan[]) =>
    placesOf(plans, SHEETS[1]!, SHEETS).map((sheet) => sheet?.name ?? null);
  expect(names(PLANS)).toEqual(["last", "games of the last"]);
  expect(names(reportOfTen("Spring Open", { hasPages: true }))).toEqual([
    "last",
    "games of the last",
    null,
  ]);
});

test("8.58 (2011): a report whose iteration was made before takes its place, and makes no second one unasked", () => {
  const cells = cellsOf(TEN);
  const source = { sheet: "Cup", selected: cells.area, asked: cells.area, cells };
  const choices = { ...NO_CHOICES, edition: 2011 as const };
  const table = { source, parts: [], verdict: verdictOf(source, choices) };
  const iteration = iterationPlans(table, choices, EN_SHEETS)!;
  const [alone] = iteration.plansOf(iteration.wished);
  const report = reportPlans(table, choices, EN_SHEETS)!;
  const plans = report.plansOf(report.wished);
  const there = made(alone!.name, "iteration", identityOf(alone!)!, 1);
  const last = lastOfSame(plans, [there]);
  expect(last).toBe(there);
  expect(placesOf(plans, last!, [there])).toEqual([null, null, there.sheet]);
  /** What was made of the event as a whole comes first. */
  const whole = made("Report", "report", identityOf(plans[0]!)!, 0);
  expect(lastOfSame(plans, [there, whole])).toBe(whole);
});

test("a title alone may be that of two groups: half of the players must be the same", async () => {
  const readOf = async (named: (name: string, place: number) => string) => {
    const players = SWISS_OF_TEN.players.map((player, place) => ({
      ...player,
      name: named(player.name, place),
    }));
    const plans = reportOfTen("Spring Open", { event: { ...SWISS_OF_TEN, players } });
    return (await workbookWithSheets(plans).workbook.readSheet!(null))!;
  };
  const fewOthers = await readOf((name, place) => (place < 5 ? `New ${name}` : name));
  const manyOthers = await readOf((name, place) => (place < 6 ? `New ${name}` : name));
  expect(haveCommonPlayers(PLANS, fewOthers)).toBe(true);
  expect(haveCommonPlayers(PLANS, manyOthers)).toBe(false);
});

test("a class of exercises made again is the same by its seed, sheet by sheet; of another seed it is none", () => {
  const planned = (seeds: readonly number[]) =>
    exercisePlans(...seeds.map((seed) => exerciseOf("swiss", seed, editionOfLevel("swiss", 2014))));
  const plans = planned([4, 9, 2]);
  const sheets = plans.map((plan, index) => {
    return made(plan.name, index < 3 ? "exercise" : "answers", identityOf(plan)!, 5);
  });
  const [first, second, third, key] = sheets;
  const shuffled = [third!, key!, second!, first!];
  expect(lastOfSame(plans, shuffled)).toBe(first);
  expect(placesOf(plans, first!, shuffled).map((sheet) => sheet?.name)).toEqual(
    plans.map(({ name }) => name),
  );
  expect(lastOfSame(planned([5, 9, 2]), shuffled)).toBeNull();
});
