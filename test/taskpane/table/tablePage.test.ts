/** @jest-environment jsdom */
import type { ExcelWorkbook } from "../../../src/taskpane/excel/workbook";
import { FR_SHEETS } from "../../../src/i18n/fr/sheets";
import { TablePage } from "../../../src/taskpane/table/tablePage";
import type { WrittenSheet } from "../../../src/sheets/writeSheets";
import { largeSwiss } from "../../fixtures/largeSwiss";
import { EIGHT, TEN } from "../../fixtures/crosstables";
import { LEAGUE_OF_2011, leagueTable, SMALL_LEAGUE } from "../../support/leagueTable";
import { settingOf } from "../../support/paneSetting";
import { shownPage } from "../../support/shownPage";
import { cellsOf, type Row } from "../../support/sheetCells";
import { until } from "../../support/until";

/** A workbook with one table, and a list of all that is asked of it. */
function workbookWith(rows: readonly Row[]) {
  const cells = cellsOf(rows);
  const selected = { sheet: "S", selected: cells.area, asked: cells.area, cells };
  const asked: string[] = [];
  const answering = <T>(name: string, what: T) => {
    asked.push(name);
    return Promise.resolve(what);
  };
  const workbook: Partial<ExcelWorkbook> = {
    readSelection: () => answering("readSelection", selected),
    readAgain: (source) => answering("readAgain", source),
    select: () => answering("select", undefined),
    write: (wished, plansOf) => {
      const sheets = plansOf(wished).map(({ name }, index) => ({ id: String(index), name }));
      return answering("write", sheets);
    },
    watchSheets: () => answering("watchSheets", undefined),
  };
  return { workbook, asked };
}

async function shown(rows: readonly Row[]) {
  const { workbook, asked } = workbookWith(rows);
  const page = new TablePage(settingOf(workbook));
  const { part, choose } = shownPage(page);
  part("use-selection").click();
  await until(() => page.element.querySelector("[data-testid=understood]") !== null);
  return { part, choose, asked };
}

/** This Excel answers at once: what follows from an answer is shown in the next turn. */
const answered = () => new Promise((resolve) => setTimeout(resolve));

test("every choice follows from what was read: nothing more is asked of Excel", async () => {
  const { choose, asked, part } = await shown([
    ["Name", "FIDE", "National", ...Array.from({ length: 10 }, (_, index) => index + 1)],
    ...TEN.slice(1).map(([name, rating, ...results]): Row => [
      name!,
      rating!,
      1500,
      ...results.slice(0, 10),
    ]),
  ]);
  expect(asked).toEqual(["readSelection"]);
  choose("edition", "2014");
  choose("start-date", "2015-05-01");
  choose("rating-column", "2");
  choose("rating-column", "1");
  choose("kind", "swiss");
  choose("kind", "robin");
  choose("pace", "rapid");
  choose("pace", "standard");
  choose("formula-style", "plain");
  choose("championship", "open");
  choose("player-pages", true);
  expect(asked).toEqual(["readSelection"]);
  expect(part("edition").value).toBe("by date");
});

test("what was read stands first, then the day and its edition, then the formulas; long parts wait", async () => {
  const { part, choose } = await shown(TEN);
  choose("start-date", "2015-05-01");
  const ids = ["understood", "start-date", "edition", "formula-style", "findings", "times"];
  const places = [...document.querySelectorAll("[data-testid]")];
  const order = ids.map((id) => places.indexOf(part(id)));
  expect(order).toEqual([...order].sort((one, other) => one - other));
  const isOpen = (id: string) => part(id).parentElement!.hasAttribute("open");
  expect(["times", "open-checks"].map(isOpen)).toEqual([false, false]);
});

test("a part stays as a person left it, and opens by itself where it is needed", async () => {
  const { part, choose } = await shown(TEN);
  const details = (id: string) => part(id).parentElement as HTMLDetailsElement;
  const toggle = (id: string, isOpen: boolean) => {
    details(id).open = isOpen;
    details(id).dispatchEvent(new Event("toggle"));
  };
  toggle("times", true);
  choose("start-date", "2015-05-01");
  expect([details("times").open, details("open-checks").open]).toEqual([true, false]);
  choose("championship", "women");
  choose("minutes", "30");
  expect(details("open-checks").open).toBe(true);
  toggle("open-checks", false);
  choose("minutes", "31");
  expect(details("open-checks").open).toBe(false);
});

test("columns and values as read are corrected in the pane: nothing is read again, nothing written", async () => {
  const rows: Row[] = [
    ["No", "Name", "Rtg", "Niv", "1", "2"],
    ...["Ann", "Bea", "Cid", "Dan"].map((name, index): Row => [
      index + 1,
      name,
      2200 - index,
      20,
      ["2w1", "1b0", "4w1", "3b0"][index]!,
      ["3b1", "4w1", "1w0", "2b0"][index]!,
    ]),
  ];
  const { part, choose, asked } = await shown(rows);
  choose("column-D", "k");
  expect(part("preview").parentElement!.querySelector("tbody")!.textContent).toMatch(
    /Ann\s*2200\s*20/,
  );
  part("line-1").click();
  expect(part("line-1").getAttribute("aria-expanded")).toBe("true");
  choose("line-rating", "1999");
  choose("line-k", "40");
  expect(part("preview").parentElement!.querySelector("tbody")!.textContent).toMatch(
    /Bea\s*1999\s*40/,
  );
  part("as-in-sheet").click();
  expect(part("preview").parentElement!.querySelector("tbody")!.textContent).toMatch(/Bea\s*2199/);
  expect(asked).toEqual(["readSelection"]);
});

test("of many players the first are shown, all when they are asked for; a finding leads to its line", async () => {
  const rows = largeSwiss(60, 3).map((row, index) =>
    index === 50 ? [...row.slice(0, 3), "x9", ...row.slice(4)] : row,
  );
  const { part } = await shown(rows);
  const lines = () => document.querySelectorAll(".preview tbody th").length;
  expect(lines()).toBe(10);
  const toLine = Array.from(part("findings").querySelectorAll<HTMLButtonElement>("button")).find(
    ({ textContent }) => textContent.includes("Line of"),
  )!;
  toLine.click();
  expect(lines()).toBe(50);
  expect(document.activeElement).toBe(part("line-49"));
  part("preview-all").click();
  expect(lines()).toBe(60);
});

test("a sheet is written in the language chosen for sheets; the pane stays as it is", async () => {
  const { choose, part } = await shown(TEN);
  choose("edition", "2014");
  choose("sheet-language", "fr");
  part("create-report").click();
  await until(() => part("status").textContent.includes(FR_SHEETS.report.gamesName));
  expect(part("status").textContent).toContain("Made:");
  choose("sheet-language", "");
});

test("a sheet is made from what stands in the sheet now", async () => {
  const { choose, part, asked } = await shown(TEN);
  expect(part("create-sheet").disabled).toBe(true);
  choose("edition", "2014");
  expect(part("create-sheet").disabled).toBe(false);
  part("create-sheet").click();
  await until(() => part("status").textContent.includes("Ra Ru 2014"));
  expect(asked).toEqual(["readSelection", "readAgain", "write", "watchSheets"]);
});

test("what is selected is followed on to another table, and not within the one that is read", async () => {
  const { workbook, asked } = workbookWith(TEN);
  const [ten, eight] = [TEN, EIGHT].map((rows, index) => {
    const cells = cellsOf(rows);
    return { sheet: `S${index}`, selected: cells.area, asked: cells.area, cells };
  });
  let selection = ten!;
  let tell: () => void = () => undefined;
  let isStopped = false;
  const page = new TablePage(
    settingOf({
      ...workbook,
      readSelection: () => Promise.resolve(selection),
      follow: (listener) => {
        tell = listener;
        return Promise.resolve(() => {
          isStopped = true;
          return Promise.resolve();
        });
      },
    }),
  );
  const { part, choose, says } = shownPage(page);
  part("use-selection").click();
  await until(() => page.element.querySelector("[data-testid=understood]") !== null);
  const before = says("understood");
  choose("follow", true);
  await answered();
  selection = { ...ten!, selected: { row: 2, column: 1, rows: 1, columns: 1 } };
  tell();
  await answered();
  selection = eight!;
  expect(says("understood")).toBe(before);
  tell();
  await answered();
  expect(says("understood")).not.toBe(before);
  choose("follow", false);
  await answered();
  expect(isStopped).toBe(true);
  expect(asked).toEqual([]);
});

test("a table that another page has made is shown, selected and read", async () => {
  const { workbook, asked } = workbookWith(TEN);
  const setting = settingOf({
    ...workbook,
    select: (...where) => {
      asked.push(JSON.stringify(where));
      return Promise.resolve();
    },
  });
  const page = new TablePage(setting);
  shownPage(page);
  setting.tables.give({ sheet: "Event", place: { row: 20, column: 1 } });
  await until(() => page.element.querySelector("[data-testid=understood]") !== null);
  expect(asked).toEqual(['["Event",{"row":20,"column":1,"rows":1,"columns":1}]', "readSelection"]);
});

test("where Excel cannot follow, the box is not ticked, and the fault is told", async () => {
  const { workbook } = workbookWith(TEN);
  const follow = () => Promise.reject(new Error("no events here"));
  const page = new TablePage(settingOf({ ...workbook, follow }));
  const { part, choose, says } = shownPage(page);
  choose("follow", true);
  await until(() => says("status").includes("no events here"));
  expect(part("follow").checked).toBe(false);
});

test("a finding shows its cell, and is settled in the pane", async () => {
  const rows = TEN.map((row, index) =>
    index === 3 ? [...row.slice(0, 5), "l", ...row.slice(6)] : row,
  );
  const { part, asked } = await shown(rows);
  const links = () => [...part("findings").querySelectorAll<HTMLButtonElement>("button")];
  links()[0]!.click();
  await answered();
  expect(asked).toEqual(["readSelection", "select"]);
  expect(part("findings").textContent).toContain("across the diagonal");
  links()
    .find(({ className }) => className.includes("small"))!
    .click();
  expect(part("findings").textContent).not.toContain("across the diagonal");
});

test("old: without functions of add-ins sheets have plain formulas, unless a person chooses", () => {
  const styleOf = (hasFunctions: boolean) => {
    const { workbook } = workbookWith(TEN);
    const page = new TablePage(settingOf(workbook, { hasFunctions }));
    const { part } = shownPage(page);
    part("use-selection").click();
    return until(() => page.element.querySelector("[data-testid=understood]") !== null).then(
      () => part("formula-style").value,
    );
  };
  return Promise.all([
    expect(styleOf(true)).resolves.toBe("fide"),
    expect(styleOf(false)).resolves.toBe("plain"),
  ]);
});

test("of the selections that come while Excel is busy the last is read afterwards", async () => {
  let select: () => void = () => undefined;
  let answer: () => void = () => undefined;
  let readings = 0;
  const { workbook } = workbookWith(TEN);
  const { readSelection } = workbook;
  const page = new TablePage(
    settingOf({
      ...workbook,
      follow: (listener) => {
        select = listener;
        return Promise.resolve(() => Promise.resolve());
      },
      readSelection: async () => {
        readings += 1;
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return readSelection!();
      },
    }),
  );
  const { choose } = shownPage(page);
  choose("follow", true);
  await until(
    () => !page.element.querySelector<HTMLInputElement>("[data-testid=use-selection]")!.disabled,
  );
  select();
  await until(() => readings === 1);
  select();
  select();
  answer();
  await until(() => readings === 2);
  answer();
  await until(
    () => !page.element.querySelector<HTMLInputElement>("[data-testid=use-selection]")!.disabled,
  );
  expect(readings).toBe(2);
});

test("a time control that is not understood is asked above the day; the answer is taken, and shown as pressed", async () => {
  const { part, choose } = await shown([["Time control: see the rules"], [], ...largeSwiss(60, 3)]);
  choose("start-date", "2025-04-10");
  expect(part("status").textContent).toContain("choose standard, rapid or blitz");
  expect(part("create-report").disabled).toBe(true);
  const question = part("pace-question");
  expect(question.textContent).toContain("see the rules");
  const places = [...document.querySelectorAll("[data-testid]")];
  expect(places.indexOf(question)).toBeLessThan(places.indexOf(part("day")));
  part("to-pace").click();
  expect(document.activeElement).toBe(question);
  const rapid = () =>
    [...question.querySelectorAll("button")].find((each) => each.textContent.trim() === "rapid")!;
  rapid().click();
  expect(rapid().getAttribute("aria-pressed")).toBe("true");
  expect([part("pace").value, part("create-report").disabled]).toEqual(["rapid", false]);
});

test("a pace that the title tells is said with its cell", async () => {
  const { part } = await shown([["Open (Rapid)"], [], ...largeSwiss(60, 3)]);
  expect(part("pace-from").textContent).toMatch(/rapid, told in cell\s*A1/);
  expect(part("pace").value).toBe("rapid");
});

test("4.13 (2011): of an event that counts period by period each part gets its report, all undone together", async () => {
  const { cells } = leagueTable(SMALL_LEAGUE, LEAGUE_OF_2011).table!.source;
  const { workbook, asked } = workbookWith(cells.values);
  const removed: string[] = [];
  const remove = (sheets: readonly WrittenSheet[]) => {
    removed.push(...sheets.map(({ name }) => name));
    return Promise.resolve(true);
  };
  const page = new TablePage(settingOf({ ...workbook, remove }));
  const { part, choose, says } = shownPage(page);
  part("use-selection").click();
  await until(() => page.element.querySelector("[data-testid=understood]") !== null);
  choose("start-date", "2011-09-18");
  choose("end-date", "2012-03-04");
  choose("in-parts", true);
  expect(page.element.querySelectorAll("[data-testid=parts] li")).toHaveLength(4);
  part("create-report").click();
  await until(() => says("status").includes("Part 4, Invented league"));
  expect(asked.filter((each) => each === "write")).toHaveLength(4);
  part("undo").click();
  await until(() => removed.length > 0);
  expect(removed).toHaveLength(8);
});
