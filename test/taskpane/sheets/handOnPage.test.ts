/** @jest-environment jsdom */
import type { SheetCopy } from "../../../src/taskpane/excel/copySheets";
import { sheetsPages } from "../../../src/taskpane/sheets/sheetsPages";
import type { WrittenSheet } from "../../../src/sheets/writeSheets";
import { settingOf } from "../../support/paneSetting";
import { shownPage } from "../../support/shownPage";
import { until } from "../../support/until";
import { reportOfTen, workbookWithSheets } from "../../support/workbookWithSheets";

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

test("of an empty sheet there is nothing to hand on", async () => {
  const { handOn, copied } = handOnPage(null, []);
  expect(await handOn("values")).toContain("Nothing is written on the sheet");
  expect(copied).toEqual([]);
});
