/** @jest-environment jsdom */
import type { AreaOfSheet, AreaRead, CellRead } from "../../../src/desk/why/cellRead";
import { NO_NAMES } from "../../../src/sheets/sheetRead";
import type { ExcelWorkbook } from "../../../src/taskpane/excel/workbook";
import { ENGLISH } from "../../../src/taskpane/languages/english";
import { PaneDetails } from "../../../src/taskpane/details";
import { WhyPanel } from "../../../src/taskpane/why/whyPanel";
import type { CellValue } from "../../../src/tournament/sheetCells";
import { until } from "../../support/until";

type Stop = () => Promise<void>;

/** An Excel with one cell, that answers when it is told to. */
function excelWith(first: CellRead) {
  const heard: Record<"selection" | "cells", Set<() => void>> = {
    selection: new Set(),
    cells: new Set(),
  };
  const on =
    (what: keyof typeof heard) =>
    (listener: () => void): Promise<Stop> => {
      heard[what].add(listener);
      return Promise.resolve(() => {
        heard[what].delete(listener);
        return Promise.resolve();
      });
    };
  const excel = {
    cell: first,
    /** What is asked waits for as long as this is given. */
    hold: Promise.resolve(),
    reads: 0,
    areas: 0,
    selected: [] as unknown[],
    tell: (what: keyof typeof heard) => {
      for (const each of heard[what]) each();
    },
    listeners: () => heard.selection.size + heard.cells.size,
  };
  const workbook: Partial<ExcelWorkbook> = {
    follow: on("selection"),
    watchCells: on("cells"),
    readActiveCell: async () => {
      excel.reads += 1;
      const { cell } = excel;
      await excel.hold;
      return cell;
    },
    readAreas: (wanted: readonly AreaOfSheet[]) => {
      excel.areas += 1;
      return Promise.resolve(wanted.map(areaOfOnes));
    },
    select: (...asked) => {
      excel.selected.push(asked);
      return Promise.resolve();
    },
  };
  return { excel, workbook: workbook as ExcelWorkbook };
}

/** A hundred in every cell. */
function areaOfOnes({ sheet, area }: AreaOfSheet): AreaRead {
  const each = <T>(value: T) =>
    Array.from({ length: area.rows }, () => Array.from({ length: area.columns }, () => value));
  return { sheet, area, values: each(100), formulas: each(100), types: each("Double") };
}

function cellOf(formula: CellValue, shown: CellValue, row = 0): CellRead {
  return {
    at: { sheet: "Sheet1", place: { row, column: 0 } },
    shown,
    formula,
    place: { row: 0, column: 0 },
    names: NO_NAMES,
    behind: 0,
  };
}

async function started(cell: CellRead) {
  const { excel, workbook } = excelWith(cell);
  const panel = new WhyPanel(workbook, ENGLISH, new PaneDetails(ENGLISH.details));
  panel.start();
  await until(() => excel.reads > 0);
  const find = (id: string) => {
    const found = panel.element.querySelector(`[data-testid="${id}"]`);
    return found === null ? null : found.textContent.trim();
  };
  const words = () => panel.element.textContent.replace(/\s+/g, " ");
  return { excel, panel, find, words };
}

test("the cell with the cursor is explained as soon as the pane is there, another one when it is selected", async () => {
  const { excel, find, words } = await started(cellOf("=FIDE.PD(A9)", 0.64));
  await until(() => find("why-result") !== null);
  expect([find("why-result"), words()]).toEqual([
    "0.64",
    expect.stringContaining("by the table: 0.64"),
  ]);
  excel.cell = cellOf("=FIDE.NEWRATING(2000,2.5)", 2003, 4);
  excel.tell("selection");
  await until(() => find("why-result") === "2003");
  excel.cell = cellOf("", 12, 5);
  excel.tell("selection");
  await until(() => words().includes("A6: nothing to explain"));
  expect(find("why-result")).toBeNull();
});

test("while Excel is asked one selection is remembered, and an answer to an earlier one thrown away", async () => {
  const { excel, find } = await started(cellOf("=FIDE.PD(A9)", 0.64));
  await until(() => find("why-result") !== null);
  let release: () => void = () => undefined;
  excel.hold = new Promise((resolve) => (release = resolve));
  excel.cell = cellOf("=FIDE.PD(0)", 0.5, 1);
  const before = excel.reads;
  excel.tell("selection");
  await until(() => excel.reads > before);
  for (const row of [2, 3, 4]) {
    excel.cell = cellOf("=FIDE.PD(736)", 1, row);
    excel.tell("selection");
  }
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(excel.reads).toBe(before + 1);
  release();
  await until(() => find("why-result") === "1");
  expect(excel.reads).toBe(before + 2);
});

test("what was read is kept until something changes; a closed panel reads nothing", async () => {
  const { excel, panel, find } = await started(cellOf("=FIDE.PD(A9)", 0.64));
  await until(() => find("why-result") !== null);
  excel.cell = cellOf("=FIDE.PD(A9)-0", 0.64, 1);
  excel.tell("selection");
  await until(() => panel.element.textContent.includes("A2"));
  expect(excel.areas).toBe(1);
  excel.tell("cells");
  await until(() => excel.areas === 2);
  const toggle = panel.element.querySelector<HTMLElement>("[data-testid=why-toggle]")!;
  toggle.click();
  await until(() => excel.listeners() === 0);
  const { reads } = excel;
  excel.tell("selection");
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([excel.reads, toggle.ariaExpanded]).toEqual([reads, "false"]);
  toggle.click();
  await until(() => excel.reads > reads && excel.listeners() === 2);
});

test("other values are tried beside the sheet, kept for the cell, and put back", async () => {
  const { excel, panel, find } = await started(cellOf("=FIDE.DELTA(2000,2100,1,2024)", 0.64));
  await until(() => find("why-result") !== null);
  const field = panel.element.querySelector<HTMLSelectElement>("[data-testid='why-try-0.score']")!;
  field.value = "0.5";
  field.dispatchEvent(new Event("change"));
  expect([find("why-otherwise"), find("why-result")]).toEqual(["0.14", "0.64"]);
  const { reads } = excel;
  excel.tell("cells");
  await until(() => excel.reads > reads);
  expect(find("why-otherwise")).toBe("0.14");
  panel.element.querySelector<HTMLElement>("[data-testid=why-reset]")!.click();
  expect([find("why-otherwise"), field.value]).toEqual([null, "1"]);
});

test("what a person is about to try stays while the same cell is read again, however long it takes", async () => {
  const { excel, panel, find, words } = await started(
    cellOf("=FIDE.DELTA(2000,2100,1,2024)", 0.64),
  );
  await until(() => find("why-result") !== null);
  const field = panel.element.querySelector<HTMLSelectElement>("[data-testid='why-try-0.score']")!;
  let release: () => void = () => undefined;
  excel.hold = new Promise((resolve) => (release = resolve));
  const { reads } = excel;
  excel.tell("cells");
  await until(() => excel.reads > reads);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect([panel.element.contains(field), find("why-result")]).toEqual([true, "0.64"]);
  excel.tell("selection");
  release();
  excel.hold = new Promise((resolve) => (release = resolve));
  await until(() => words().includes("Reading"));
  release();
  await until(() => find("why-result") !== null);
});

test("an answer is copied as text, with its steps and articles; where that is not possible it stands there", async () => {
  const { panel, find } = await started(cellOf("=FIDE.PD(100)", 0.64));
  await until(() => find("why-result") === "0.64");
  const part = (id: string) =>
    panel.element.querySelector<HTMLTextAreaElement>(`[data-testid=${id}]`)!;
  const copied: string[] = [];
  const field = part("why-text");
  Object.assign(document, { execCommand: () => copied.push(field.value) > 0 });
  part("why-copy").click();
  expect(copied[0]?.split("\n").slice(0, 2)).toEqual([
    "=FIDE.PD(100)",
    "Sheet1!A1 – The cell shows 0.64",
  ]);
  expect(copied[0]).toMatch(/\n1\. .*\(8\.1.*\)\nResult: 0\.64$/);
  expect([find("why-copied"), field.hidden]).toEqual(["Copied.", true]);
  Object.assign(document, { execCommand: () => false });
  part("why-copy").click();
  expect(find("why-copied")).toContain("Ctrl+C");
  expect(field.hidden).toBe(false);
});

test("a cell that shows something else is said to, with links to the cells it comes from", async () => {
  const { excel, panel, find, words } = await started(cellOf("=FIDE.PD(A9)", 0.7));
  await until(() => find("why-differs") !== null);
  expect(words()).toContain("shows something else: 0.7 instead of 0.64");
  panel.element.querySelector<HTMLElement>("[data-testid=why-sources] button")!.click();
  expect(excel.selected).toEqual([["Sheet1", { row: 8, column: 0, rows: 1, columns: 1 }]]);
});

test("what Excel refuses is said", async () => {
  const { excel, words } = await started(cellOf("=FIDE.PD(0)", 0.5));
  excel.hold = Promise.reject(new Error("the cell is being edited"));
  excel.hold.catch(() => undefined);
  excel.tell("selection");
  await until(() => words().includes("the cell is being edited"));
});
