/** @jest-environment jsdom */
import "../../support/textEncoder";
import fc from "fast-check";
import { helpers } from "@odoo/o-spreadsheet";
import { dispatched } from "../../../src/workbench/engine/dispatched";
import { localAddress } from "../../../src/workbench/engine/zones";
import { saveXlsx } from "../../../src/workbench/xlsx/file";
import type { Workbook } from "../../../src/workbench/engine/workbook";
import { cases } from "../../support/cases";
import { opened, workbookWithFide } from "../../support/workbench";

/** What people type and paste that is hard to keep. */
const GARBAGE = [
  "=1+",
  "=FIDE.PD(",
  "=",
  "==1",
  "=)",
  '="a',
  "='x'!A1",
  "=Nothing!A1",
  "=A9",
  "=#REF!",
  "=1/0",
  "#N/A",
  "#REF!",
  "'",
  "''",
  "'=1+1",
  "'01",
  "  ",
  "\t",
  "=FIDE.PD(100)",
  "=FIDE.PD({100,200})",
  "=NAMEOFNOTHING",
  "=SUM(1;2)",
  "2024-02-30",
  "12/31/2024",
  "10:70",
  "1e400",
  "-0",
  "TRUE",
  "_x0041_",
  "]]>",
  "<a>&amp;",
  '="\u0001"',
  '="_x0041_"',
  '="<&>"',
  "[x](http://a.b)",
  "[x](o-spreadsheet://y)",
  "\u00a0x\u00a0",
  "a\r\nb\rc\nd",
  "\ufeff",
  "\uffff",
];

const sign = fc.oneof(
  fc.string({ unit: "binary", maxLength: 3 }),
  fc.constantFrom("\ud800", "\udc00", "\u0000", "\u000b", "\r", "\n", "é", "𝔸", "'", "=", '"'),
);

const text = fc.oneof(
  fc.constantFrom(...GARBAGE),
  fc.array(sign, { maxLength: 8 }).map((signs) => signs.join("")),
  fc.array(sign, { maxLength: 8 }).map((signs) => `=${signs.join("")}`),
  fc.array(sign, { maxLength: 4 }).map((signs) => `="${signs.join("").replace(/"/g, "")}"`),
  fc
    .tuple(fc.integer({ min: 32_760, max: 40_000 }), fc.constantFrom("a", "é", "𝔸", "\u0001"))
    .map(([length, letter]) => letter.repeat(length)),
);

const content = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.boolean() },
);

const sheetName = fc.oneof(
  fc.array(sign, { minLength: 1, maxLength: 20 }).map((signs) => signs.join("")),
  fc.constantFrom(
    "A1",
    "R1C1",
    "TRUE",
    "O’Neill",
    "x".repeat(31),
    "x".repeat(60),
    "=1",
    "<&>",
    "2024",
    " a ",
    "history",
  ),
);

interface Wild {
  readonly sheets: readonly string[];
  readonly cells: readonly {
    sheet: number;
    row: number;
    column: number;
    content: string | number | boolean;
  }[];
  readonly merged: readonly string[];
  readonly hidden: readonly number[];
  readonly names: readonly { name: string; address: string }[];
  readonly formats: readonly { cell: string; format: string }[];
  readonly note: { title: string; text: string };
}

const place = fc
  .tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 8 }))
  .map(([column, row]) => `${"ABCDEF".charAt(column)}${row}`);

const wild: fc.Arbitrary<Wild> = fc.record({
  sheets: fc.array(sheetName, { maxLength: 3 }),
  cells: fc.array(
    fc.record({
      sheet: fc.nat({ max: 3 }),
      row: fc.nat({ max: 7 }),
      column: fc.nat({ max: 5 }),
      content,
    }),
    { maxLength: 12 },
  ),
  merged: fc.array(
    fc.tuple(place, place).map(([a, b]) => `${a}:${b}`),
    { maxLength: 2 },
  ),
  hidden: fc.array(fc.nat({ max: 3 }), { maxLength: 4 }),
  names: fc.array(
    fc.record({
      name: fc.oneof(
        fc.constantFrom("limit", "K_", "Größe", "x".repeat(255), "x".repeat(300)),
        fc.string(),
      ),
      address: place,
    }),
    { maxLength: 2 },
  ),
  formats: fc.array(
    fc.record({
      cell: place,
      format: fc.oneof(fc.constantFrom("0.00", "yyyy-mm-dd", "@", '"<&>"0', "[$€]0", "hh:mm")),
    }),
    { maxLength: 3 },
  ),
  note: fc.record({ title: text, text }),
});

/** A person's deed that the workbench refuses is no part of the workbook. */
function tried(deed: () => void): void {
  try {
    deed();
  } catch {
    return;
  }
}

const sheetIdOf = (book: Workbook) => book.model.getters.getSheetIds()[0]!;

function bookOf({ sheets, cells, merged, hidden, names, formats, note }: Wild): Workbook {
  const book = workbookWithFide();
  for (const name of sheets)
    tried(() => {
      book.addSheet(name);
    });
  const all = book.sheets();
  for (const { sheet, row, column, content: what } of cells) {
    tried(() => {
      book.write(all[sheet % all.length]!, `${"ABCDEF".charAt(column)}${row + 1}`, [[what]]);
    });
  }
  tried(() => {
    book.merge(all[0]!, merged);
  });
  for (const { cell, format } of formats)
    tried(() => {
      book.format(all[0]!, cell, format);
    });
  for (const { name, address } of names) {
    tried(() => {
      const { getters } = book.model;
      const range = getters.getRangeDataFromZone(sheetIdOf(book), helpers.toZone(address));
      dispatched(book.model, "CREATE_NAMED_RANGE" as never, { name, ranges: [range] } as never);
    });
  }
  tried(() => {
    book.writeNote(all[0]!, "B2", note);
  });
  for (const sheet of hidden)
    tried(() => {
      book.showSheet(all[sheet % all.length]!, false);
    });
  return book;
}

/** An apostrophe says that a text is one: in a file every text is, and has none. */
const typed = (text: string) => text.replace(/^'/, "");

function contentsOf(book: Workbook) {
  const { getters } = book.model;
  return getters.getSheetIds().map((id) => {
    const name = getters.getSheetName(id);
    return {
      name,
      isVisible: getters.isSheetVisible(id),
      formulas: book.read(name, "A1:F8").formulas.map((row) => row.map(typed)),
      merges: getters.getMerges(id).map(localAddress).sort(),
      names: book.names(name),
      note: book.note(name, "B2"),
    };
  });
}

test("what is saved opens again with all that was typed, whatever that was", async () => {
  await fc.assert(
    fc.asyncProperty(wild, async (all) => {
      const book = bookOf(all);
      const again = await opened(await saveXlsx(book));
      expect(contentsOf(again)).toEqual(contentsOf(book));
    }),
    { numRuns: cases({ quick: 25, long: 500 }) },
  );
}, 600_000);
