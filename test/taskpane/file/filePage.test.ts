/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from "node:util";
import { dayOf } from "../../../src/rules/day";
import { FilePage } from "../../../src/taskpane/file/filePage";
import { TEN } from "../../fixtures/crosstables";
import { SMALL_TRF } from "../../fixtures/trf";
import { TWO_TEAMS, teamTrf } from "../../support/teamTrf";
import { settingOf } from "../../support/paneSetting";
import type { Row } from "../../support/sheetCells";
import { shownPage, workbookWithTable } from "../../support/shownPage";
import { until } from "../../support/until";
import { workbookWithSheets } from "../../support/workbookWithSheets";

/** Browsers have it, jsdom has not. */
Object.assign(globalThis, { TextDecoder });

function filePage(rows: readonly Row[]) {
  const { workbook, plans } = workbookWithTable(rows);
  const page = new FilePage(settingOf(workbook));
  return { ...shownPage(page), plans };
}

test("a file that is picked becomes a sheet", async () => {
  const { part, says, plans } = filePage([]);
  const bytes = new TextEncoder().encode(SMALL_TRF);
  const file = { name: "small.trf", size: bytes.length, arrayBuffer: () => bytes.buffer };
  Object.defineProperty(part("open-file"), "files", { value: [file] });
  part("open-file").dispatchEvent(new Event("change"));
  await until(() => plans.length > 0 && !part("open-file").disabled);
  expect(says("file")).toContain("Open de Genève");
});

test("of a crosstable without rounds Berger's tables are offered; of nothing there is no file", async () => {
  const ten = filePage(TEN);
  ten.choose("trf-version", "TRF16");
  ten.part("export-trf").click();
  await until(() => ten.says("export-status").trim() !== "");
  expect(ten.part("berger")).toBeDefined();

  const nothing = filePage([["nothing"]]);
  nothing.part("export-trf").click();
  await until(() => nothing.part("export-status").className.includes("problem"));
  expect(nothing.plans).toEqual([]);
});

test("Berger's tables become an event sheet; what it lacks is asked, stands in it, and the file is there", async () => {
  const { workbook, values } = workbookWithSheets();
  const page = new FilePage(settingOf({ ...workbookWithTable(TEN).workbook, ...workbook }));
  const { part } = shownPage(page);
  const shows = (id: string) => page.element.querySelector(`[data-testid=${id}]`) !== null;
  part("export-trf").click();
  await until(() => shows("berger"));
  part("berger").click();
  await until(() => shows("missing"));
  const fields = [...part("missing").querySelectorAll<HTMLInputElement>("input")];
  expect(fields.length).toBeGreaterThan(9);
  for (const field of fields) field.value = field.type === "date" ? "2005-07-02" : "Genève";
  part("missing").dispatchEvent(new Event("submit", { cancelable: true }));
  await until(() => shows("trf-text"));
  expect(part("trf-text").value).toContain("012 Genève");
  expect(part("save-trf").getAttribute("download")).toBe("geneve.trf");
  /** Nobody of the ten has a number of FIDE's. */
  expect(page.element.textContent).toContain("Without a FIDE number: A, B, C, ");
  const [sheet] = (await workbook.sheetNames!()).slice(1);
  expect(values(sheet!)).toContain("Genève");
});

test("the days that a file does not tell are asked for, stand in its sheet, and the table is read", async () => {
  const { workbook, values } = workbookWithSheets();
  const setting = settingOf(workbook);
  const taken: string[] = [];
  setting.tables.takenBy(({ sheet }) => taken.push(sheet));
  const page = new FilePage(setting);
  const { part } = shownPage(page);
  const shows = (id: string) => page.element.querySelector(`[data-testid=${id}]`) !== null;
  const bytes = new TextEncoder().encode(teamTrf({ ...TWO_TEAMS, days: null }));
  const file = { name: "league.trf", size: bytes.length, arrayBuffer: () => bytes.buffer };
  Object.defineProperty(part("open-file"), "files", { value: [file] });
  part("open-file").dispatchEvent(new Event("change"));
  await until(() => shows("missing-days"));
  /** Nobody reads it before it has its days. */
  expect([taken, shows("use-file")]).toEqual([[], false]);
  part("needs-042").value = "2025-10-04";
  part("needs-052").value = "2026-03-29";
  part("missing-days").dispatchEvent(new Event("submit", { cancelable: true }));
  await until(() => taken.length > 0);
  expect(values(taken[0]!)).toEqual(
    expect.arrayContaining([dayOf(2025, 10, 4), dayOf(2026, 3, 29)]),
  );
  await until(() => shows("use-file"));
});
