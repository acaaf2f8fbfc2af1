import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { CopiedTables } from "../../../src/sheets/handOn/copiedTables";
import { handedOn, type HandOnStyle } from "../../../src/sheets/handOn/handedOn";
import { addressOf } from "../../../src/tournament/sheetCells";
import type { CellContent } from "../../../src/workbench/engine/cellContent";
import { cases } from "../../support/cases";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { GOLDEN_CASES } from "../../support/golden/cases";
import { sheetWithoutNames } from "../../support/sheetRead";
import { writeAllPlanned, writePlanned } from "../../support/plannedSheet";
import { PLAIN_ORDER, reportPlans } from "../../support/reportOnSheet";
import { edition } from "../../support/editions";
import { STATE_ROW } from "../../../src/sheets/head";
import type { ReportOrder } from "../../../src/sheets/report/order";

const STEP = cases({ quick: 150, long: 8 });
const CHOSEN = GOLDEN_CASES.filter((_, index) => index % STEP === 0);
const ALL = `A1:${addressOf({ row: 399, column: 39 })}`;
const TABLES = "Tables";
const copyOf = (sheet: string) => `${sheet} – c`;

/** Copies in a workbook that does not know the add-in, and what they were made of. */
function copied(book: PlannedWorkbook, style: HandOnStyle, from = 1): PlannedWorkbook {
  const sheets = book.sheets().slice(from);
  const other = new PlannedWorkbook({ hasAddin: false });
  const tables = new CopiedTables(TABLES);
  const copies = new Map(sheets.map((sheet) => [sheet, copyOf(sheet)]));
  for (const copy of copies.values()) other.addSheet(copy);
  for (const sheet of sheets) {
    const read = sheetWithoutNames(book, sheet, ALL);
    const { formulas, values } = read.cells;
    const rows = formulas.map((row, at) =>
      row.map((cell, column) => asTyped(cell, values[at]?.[column])),
    );
    const handing = { style, copies, tablesOf: tables.of, sentences: [] };
    for (const { row, column, content } of handedOn(sheet, read, handing)) {
      rows[row]![column] = content;
    }
    other.write(copyOf(sheet), "A1", rows);
  }
  const plan = tables.plan(EN_SHEETS);
  if (plan !== null) writePlanned(other, plan);
  return other;
}

/** Cells of texts are read without the apostrophe that they were typed with. */
function asTyped(formula: unknown, value: unknown): CellContent {
  if (formula === "") return null;
  const isFormula = String(formula).startsWith("=");
  if (isFormula || typeof value !== "string") return isFormula ? String(formula) : Number(value);
  return `'${value}`;
}

const shown = (value: CellContent | undefined) =>
  typeof value === "number" ? Math.round(value * 1e9) / 1e9 : value === null ? "" : value;

describe.each(["plain", "values"] as const)("%s", (style) => {
  test.each(CHOSEN)("$name: the copies show the same, without the add-in", ({ write }) => {
    const book = new PlannedWorkbook();
    write(book, "fide");
    const other = copied(book, style);
    for (const sheet of book.sheets().slice(1)) {
      const [was, is] = [book.read(sheet, ALL), other.read(copyOf(sheet), ALL)];
      expect(is.formulas.flat().filter((formula) => /FIDE\./i.test(formula))).toEqual([]);
      const isLive = is.formulas.flat().some((formula) => formula.startsWith("="));
      expect(isLive).toBe(style === "plain");
      expect(is.values.map((row) => row.map(shown))).toEqual(
        was.values.map((row) => row.map(shown)),
      );
    }
  });
});

test.each(["plain", "values"] as const)(
  "%s: what 4.1 (2014) asks and is not met stands on the copy, too",
  (style) => {
    const book = new PlannedWorkbook();
    const order: ReportOrder = {
      ...PLAIN_ORDER,
      event: { kind: "swiss", rounds: 0, players: [ANN] },
      edition: edition(2014),
      style: "fide",
      conditions: new Map([
        ["duration", "not met"],
        ["timeControl", "not checked"],
      ]),
    };
    const plans = reportPlans(order);
    writeAllPlanned(book, plans);
    const report = plans[0]!;
    const place = report.names.find(({ name }) => name === "check_length")!.area;
    const other = copied(book, style, 0);
    const { values } = other.read(copyOf(report.name), ALL);
    expect(values[place.row]![place.column]).toBe("not met");
    expect(values[STATE_ROW]![0]).toBe("Not met: 4.1 (2014). Not checked: 1.1 (2014).");
  },
);

const ANN = { name: "Ann", rating: 2000, k: null, games: [] };

test("of a day of birth the year stays, also where it was typed as a text", () => {
  const values = [["Born"], [29_344], ["3.5.1980"], ["1980-05-03"], ["May 80"], [1980]];
  const read = {
    cells: {
      area: { row: 0, column: 0, rows: values.length, columns: 1 },
      values,
      formulas: values,
      formats: values.map(() => ["General"]),
    },
    names: {
      own: new Map([["Born", { row: 1, column: 0, rows: values.length - 1, columns: 1 }]]),
      sheets: new Map<string, string>(),
    },
  };
  const handing = {
    style: "values" as const,
    copies: new Map<string, string>(),
    tablesOf: new CopiedTables(TABLES).of,
    sentences: [],
  };
  const contents = handedOn("Report", read, handing).map(({ row, content }) => [row, content]);
  expect(contents).toEqual([
    [1, 1980],
    [2, 1980],
    [3, 1980],
    [4, ""],
  ]);
});
