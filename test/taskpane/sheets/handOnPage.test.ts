/** @jest-environment jsdom */
import { cellAt, onSheet } from "../../../src/formula/reference";
import { cellFormula } from "../../../src/sheets/cellFormula";
import type { SheetPlan } from "../../../src/sheets/sheetPlan";
import type { SheetCopy } from "../../../src/taskpane/excel/copySheets";
import { sheetsPages } from "../../../src/taskpane/sheets/sheetsPages";
import type { WrittenSheet } from "../../../src/sheets/writeSheets";
import { settingOf } from "../../support/paneSetting";
import { shownPage } from "../../support/shownPage";
import { until } from "../../support/until";
import { reportOfTen, TWO_REPORTS, workbookWithSheets } from "../../support/workbookWithSheets";

/** The page over a report; what is copied is kept. */
function handOnPage(fault: Error | null = null, makings = [reportOfTen("Spring Open")]) {
  const { workbook, plans } = workbookWithSheets(...makings);
  const copied: SheetCopy[] = [];
  const removed: WrittenSheet[] = [];
  const [page] = sheetsPages(
    settingOf({
      ...workbook,
      copy: (copies) => {
        if (fault !== null) return Promise.reject(fault);
        copied.push(...copies);
        return Promise.resolve(copies.map(({ name }) => ({ id: name, name })));
      },
      remove: (sheets) => {
        removed.push(...sheets);
        return Promise.resolve(true);
      },
    }),
  );
  const shown = shownPage(page!);
  const handOn = async (style: string) => {
    shown.choose("hand-on-style", style);
    shown.part("hand-on").click();
    await until(
      () => shown.says("hand-on-status").trim() !== "" && !shown.part("hand-on").disabled,
    );
    return shown.says("hand-on-status");
  };
  return { ...shown, handOn, copied, removed, plans };
}

const contents = (copies: readonly SheetCopy[]) =>
  copies.flatMap(({ cells }) => cells.map(({ content }) => String(content)));

test("the report that is shown and its games are copied as values", async () => {
  const { handOn, copied, plans } = handOnPage();
  expect(await handOn("values")).toContain("Made: Spring Open – report (copy)");
  expect(copied.map(({ sheet, name }) => [sheet, name])).toEqual([
    ["Spring Open – report", "Spring Open – report (copy)"],
    ["Spring Open – games", "Spring Open – games (copy)"],
  ]);
  expect(contents(copied).filter((content) => content.startsWith("="))).toEqual([]);
  expect(plans).toHaveLength(2);
});

test("as plain formulas they speak of each other and of tables that are written for them", async () => {
  const { handOn, copied, plans } = handOnPage();
  await handOn("plain");
  const formulas = contents(copied).filter((content) => content.startsWith("="));
  expect(formulas.filter((formula) => formula.includes("FIDE."))).toEqual([]);
  expect(formulas.some((formula) => formula.includes("'Spring Open – games (copy)'!"))).toBe(true);
  expect(plans).toHaveLength(3);
  expect(formulas.some((formula) => formula.includes(plans[2]!.name))).toBe(true);
});

test("when Excel cannot copy, the tables do not stay behind, and the fault is told", async () => {
  const { handOn, removed, plans, part } = handOnPage(new Error("protected workbook"));
  expect(await handOn("plain")).toContain("protected workbook");
  expect(removed.map(({ name }) => name)).toEqual([plans[2]!.name]);
  expect(part("hand-on-status").className).toContain("problem");
});

test("of a sheet that does not say where days of birth stand it is said that they stay", async () => {
  const own = reportOfTen("Spring Open").map((plan) => ({ ...plan, names: [] }));
  const { handOn } = handOnPage(null, [own]);
  expect(await handOn("values")).toContain(
    "Look at Spring Open – report (copy) before you send it",
  );
  expect(await handOnPage().handOn("values")).not.toContain("before you send it");
});

/** The contents of the workbook take something from every sheet. */
function overTwoReports() {
  const [spring, may] = TWO_REPORTS;
  const makings = [spring, may, spring.map(calledOtherwise)];
  const { plans } = workbookWithSheets(...makings);
  const contents: SheetPlan = {
    ...makings[0]![0]!,
    name: "All",
    names: [],
    cells: plans.map(({ name }, row) => ({
      ...{ row, column: 0 },
      content: cellFormula(onSheet(name, cellAt(0, 0, "both"))),
    })),
  };
  return handOnPage(null, [[contents], ...makings]);
}

function calledOtherwise(plan: SheetPlan): SheetPlan {
  const called = (name: string) => `${name} (2)`;
  return {
    ...plan,
    name: called(plan.name),
    names: plan.names.map((each) =>
      each.sheet === undefined ? each : { ...each, sheet: called(each.sheet) },
    ),
  };
}

test("of many sheets a person chooses; the report of an event that has a later one is not proposed", async () => {
  const { handOn, copied, part } = overTwoReports();
  part("hand-on").click();
  await until(() => document.querySelector("[data-testid=hand-on-sheets]") !== null);
  await until(() => !part("hand-on").disabled);
  expect(copied).toEqual([]);
  expect(part("hand-on-sheets").textContent).toContain("7 sheets belong together");
  const boxes = () => [
    ...document.querySelectorAll<HTMLInputElement>("[data-testid=hand-on-sheet]"),
  ];
  const ticked = () =>
    boxes().flatMap((box) => (box.checked ? [box.parentElement!.textContent.trim()] : []));
  expect(ticked()).not.toContain("Spring Open – report");
  expect(ticked()).toContain("Spring Open – report (2)");
  expect(ticked()).toContain("May Cup – report");
  expect(part("hand-on-sheets").textContent).toMatch(/Spring Open – report \(a later report/);
  for (const box of boxes().slice(1)) {
    box.checked = false;
    box.dispatchEvent(new Event("change"));
  }
  await handOn("values");
  expect(copied.map(({ sheet }) => sheet)).toEqual(["All"]);
  expect(document.querySelector("[data-testid=hand-on-sheets]")).toBeNull();
});

test("where none is ticked that is said, and another sheet can be looked at", async () => {
  const { part, says } = overTwoReports();
  part("hand-on").click();
  await until(() => document.querySelector("[data-testid=hand-on-other]") !== null);
  await until(() => !part("hand-on").disabled);
  for (const box of document.querySelectorAll<HTMLInputElement>("[data-testid=hand-on-sheet]")) {
    box.checked = false;
    box.dispatchEvent(new Event("change"));
  }
  part("hand-on").click();
  await until(() => says("hand-on-status").includes("No sheet is ticked"));
  await until(() => !part("hand-on-other").disabled);
  part("hand-on-other").click();
  expect(document.querySelector("[data-testid=hand-on-sheets]")).toBeNull();
});

test("of an empty sheet there is nothing to hand on", async () => {
  const { handOn, copied } = handOnPage(null, []);
  expect(await handOn("values")).toContain("Nothing is written on the sheet");
  expect(copied).toEqual([]);
});
