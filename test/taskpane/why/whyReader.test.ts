import type { AreaRead, CellRead } from "../../../src/desk/why/cellRead";
import { NO_NAMES, sheetNames } from "../../../src/sheets/sheetRead";
import { ENGLISH } from "../../../src/taskpane/languages/english";
import { WhyReader } from "../../../src/taskpane/why/whyReader";
import type { NamedCells } from "../../../src/desk/selectedCells";

const WORDS = { why: ENGLISH.whySheet, sheets: ENGLISH.sheets };

function cell(over: Partial<CellRead>): CellRead {
  const at = { sheet: "Sheet1", place: { row: 0, column: 0 } };
  return { at, shown: "", formula: "", place: { row: 0, column: 0 }, names: NO_NAMES, ...over };
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
    ENGLISH,
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
    ENGLISH,
  );
  const title = cell({ at: { sheet: "Report", place: { row: 0, column: 0 } }, names });
  await reader.explained(title);
  await reader.explained(title);
  await reader.explained(title);
  expect(asked).toEqual(["Report", "Other", "Report", "Other"]);
});
