/** @jest-environment jsdom */
import { EN_LEARN } from "../../../src/i18n/en/learn/learn";
import { ExercisePage } from "../../../src/taskpane/learn/exercisePage";
import { settingOf } from "../../support/paneSetting";
import { shownPage } from "../../support/shownPage";
import { until } from "../../support/until";
import { workbookWithSheets } from "../../support/workbookWithSheets";

test("an exercise of the level, the edition and the seed that are chosen is made, with its answers", async () => {
  const { workbook, plans, values } = workbookWithSheets([]);
  const page = new ExercisePage(settingOf(workbook), EN_LEARN);
  const { part, choose, says } = shownPage(page);
  choose("exercise-level", "change");
  choose("exercise-edition", "2014");
  choose("exercise-seed", "4711");
  part("create-exercise").click();
  await until(() => says("exercise-status").includes("is ready"));
  expect(plans.map(({ name }) => name)).toEqual(["Exercise 2 – 4711", "Answers 2 – 4711"]);
  expect(says("exercise-status")).toContain("“Exercise 2 – 4711” is ready");
  const [title, facts] = values("Exercise 2 – 4711");
  expect([title, facts]).not.toEqual([undefined, undefined]);
  expect(values("Exercise 2 – 4711").join(" ")).toContain("Seed 4711 · FIDE 2014");
});

test("a class has twenty sheets of one seed, and one with their answers", async () => {
  const { workbook, plans, values } = workbookWithSheets([]);
  const { part, choose, says } = shownPage(new ExercisePage(settingOf(workbook), EN_LEARN));
  choose("exercise-class", true);
  part("create-exercise").click();
  await until(() => says("exercise-status").includes("are ready"));
  expect(says("exercise-status")).toContain("20 sheets are ready");
  expect(plans).toHaveLength(21);
  const answers = plans.at(-1)!;
  expect(answers.name).toBe("Answers 1 – 1");
  const named = values(answers.name).filter((value) => / · Exercise 1 – /.test(String(value)));
  expect(named).toEqual(plans.slice(0, -1).map(({ name }, index) => `${index + 1} · ${name}`));
});

test.each(["0", "-3", "1.5", "abc", "100000", ""])(
  "what is no seed, %j, is refused and made into nothing",
  (typed) => {
    const { workbook, plans } = workbookWithSheets([]);
    const { part, choose, says } = shownPage(new ExercisePage(settingOf(workbook), EN_LEARN));
    choose("exercise-seed", typed);
    expect(says("exercise-no-seed")).toMatch(/whole number from 1 to 99,?999/);
    expect(part("create-exercise").disabled).toBe(true);
    part("create-exercise").click();
    expect(plans).toEqual([]);
    choose("exercise-seed", "12");
    expect(says("exercise-no-seed").trim()).toBe("");
  },
);
