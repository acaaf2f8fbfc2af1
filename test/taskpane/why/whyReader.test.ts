import type { AreaRead, CellRead } from "../../../src/desk/why/cellRead";
import { NO_NAMES, sheetNames } from "../../../src/sheets/sheetRead";
import { EN_EXPLAINING } from "../../../src/i18n/en/explaining";
import { ENGLISH } from "../../../src/taskpane/languages/english";
import { WhyReader } from "../../../src/taskpane/why/whyReader";
import { excelWorkbook } from "../../../src/taskpane/excel/workbook";
import { strictnessOf } from "../../../src/workbench/engine/strictness";
import { dayOf } from "../../../src/rules/day";
import { officeClient } from "../../support/officeClient";
import { workbookWithFide } from "../../support/workbench";
import type { NamedCells } from "../../../src/desk/selectedCells";

/** With what explanations alone say. */
const SPOKEN = { ...ENGLISH, ...EN_EXPLAINING };
const WORDS = { why: EN_EXPLAINING.whySheet, sheets: ENGLISH.sheets };

function cell(over: Partial<CellRead>): CellRead {
  const at = { sheet: "Sheet1", place: { row: 0, column: 0 } };
  const place = { row: 0, column: 0 };
  return { at, shown: "", formula: "", place, names: NO_NAMES, behind: 0, ...over };
}

test("cells that change while they are read are read again", async () => {
  let areas = 0;
  const reader: WhyReader = new WhyReader(
    {
      readActiveCell: () => Promise.reject(new Error("not asked")),
      readSheet: () => Promise.reject(new Error("not asked")),
      readAreas: (wanted) => {
        areas += 1;
        if (areas === 1) reader.forget();
        return Promise.resolve(
          wanted.map((each): AreaRead => ({
            ...each,
            values: [[100 * areas]],
            formulas: [[100 * areas]],
            types: [["Double"]],
          })),
        );
      },
    },
    WORDS,
    () => Promise.resolve([ENGLISH.sheets]),
    SPOKEN,
  );
  const asked = cell({ formula: "=FIDE.PD(B1)" });
  const first = await reader.explained(asked);
  expect(first?.why.result).toBe(0.64);
  const second = await reader.explained(asked);
  expect([areas, second?.why.result]).toEqual([2, 0.76]);
});

test("a sheet that changes while another is read is read again", async () => {
  const asked: string[] = [];
  const area = { row: 0, column: 0, rows: 1, columns: 1 };
  const sheetOf = (sheet: string, formula: string, names: NamedCells["names"]): NamedCells => ({
    sheet,
    selected: area,
    asked: area,
    cells: { area, values: [["x"]], formulas: [[formula]], formats: [["General"]] },
    names,
  });
  const names = sheetNames("Report", [["Rating_report", "=Report!$A$1"]]);
  const book: Readonly<Record<string, NamedCells>> = {
    Report: sheetOf("Report", "=Other!A1", names),
    Other: sheetOf("Other", "x", NO_NAMES),
  };
  const reader: WhyReader = new WhyReader(
    {
      readActiveCell: () => Promise.reject(new Error("not asked")),
      readSheet: (name) => {
        asked.push(name ?? "");
        if (name === "Other" && asked.length === 2) reader.forget();
        return Promise.resolve(book[name ?? ""] ?? null);
      },
      readAreas: () => Promise.reject(new Error("not asked")),
    },
    WORDS,
    () => Promise.resolve([ENGLISH.sheets]),
    SPOKEN,
  );
  const title = cell({ at: { sheet: "Report", place: { row: 0, column: 0 } }, names });
  await reader.explained(title);
  await reader.explained(title);
  await reader.explained(title);
  expect(asked).toEqual(["Report", "Other", "Report", "Other"]);
});

/** The first cell of a workbook that counts days from 1904, which holds 15 July 2014 in B1. */
async function explainedFrom1904(formula: string) {
  const strict = strictnessOf("?strict=date1904");
  const workbook = workbookWithFide(0, undefined, strict);
  const { excel } = officeClient(workbook, { strict, isEditing: () => false });
  workbook.write("Sheet1", "A1", [[formula, dayOf(2014, 7, 15) - 1_462]]);
  const asked = excelWorkbook(excel.run, { knowsSpills: true });
  const words = () => Promise.resolve([ENGLISH.sheets]);
  const reader = new WhyReader(asked, WORDS, words, SPOKEN);
  return (await reader.explained(await reader.readActiveCell()))!.why;
}

/** 15 July 2014 is to the functions 14 July 2010, when the list of July was in force. */
test.each([
  ["=FIDE.LIST(DATE(2014,7,15))", dayOf(2010, 7, 1)],
  ["=FIDE.LIST(B1)", dayOf(2010, 7, 1)],
  ["=FIDE.LIST(B1+1462)", dayOf(2014, 7, 1)],
])(
  "date1904: %s is explained as Excel calculates it there, and what helps",
  async (formula, day) => {
    const { agrees, result, shown, said } = await explainedFrom1904(formula);
    expect([agrees, result, shown]).toEqual([true, day, day + 1_462]);
    expect(said[0]).toBe(ENGLISH.why.from1904);
  },
);

test.each([
  ["=FIDE.PD(YEAR(B1)-1914)", 0.64],
  ["=FIDE.PD(10*MONTH(B1)+2*DAY(B1))", 0.64],
  ["=FIDE.KFACTOR(2300,12,,,,2014)", 40],
])("date1904: %s takes no day", async (formula, expected) => {
  const { agrees, result, shown, said } = await explainedFrom1904(formula);
  expect([agrees, result, shown]).toEqual([true, expected, expected]);
  expect(said).not.toContain(ENGLISH.why.from1904);
});
