/** @jest-environment jsdom */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { TEN } from "../fixtures/crosstables";
import { cases } from "../support/cases";
import { emptyCrosstable } from "../support/emptyCrosstable";
import { exampleOrder } from "../support/exampleOrder";
import { bytesOf, SAMPLES } from "../support/samples";
import { cellsOf } from "../support/sheetCells";
import { tableRead } from "../support/tableRead";
import { workbookWithFide } from "../support/workbench";

const FOLDER = "samples";

/** `npm run samples` writes them anew. */
const isWriting = (globalThis as { readonly samples?: "write" }).samples === "write";
if (isWriting) mkdirSync(FOLDER, { recursive: true });

/** The last is the smallest. */
const few = cases({ quick: 1, long: SAMPLES.length });

test.each(isWriting ? SAMPLES : SAMPLES.slice(-few))(
  "$file is what `npm run samples` writes, to the byte",
  async (sample) => {
    const file = `${FOLDER}/${sample.file}`;
    const bytes = await bytesOf(sample);
    if (isWriting) writeFileSync(file, bytes);
    expect(Buffer.from(bytes).equals(readFileSync(file))).toBe(true);
  },
);

test("there are no others, and none needs the add-in", () => {
  expect(readdirSync(FOLDER).sort()).toEqual(SAMPLES.map(({ file }) => file).sort());
  for (const { file } of SAMPLES) {
    const parts = Object.entries(unzipSync(readFileSync(`${FOLDER}/${file}`)));
    const sheets = parts.filter(([name]) => name.startsWith("xl/worksheets/sheet"));
    const formulas = sheets.flatMap(([, xml]) =>
      Array.from(strFromU8(xml).matchAll(/<f[^>]*>([^<]*)<\/f>/g), ([, formula = ""]) => formula),
    );
    expect(formulas.length).toBeGreaterThan(0);
    expect(formulas.filter((formula) => formula.includes("FIDE."))).toEqual([]);
  }
});

test("the crosstable, filled in above its diagonal, is read as the event that it is", () => {
  const book = workbookWithFide();
  emptyCrosstable(book);
  const players = TEN.slice(1);
  const typed = players.map((line, player) =>
    line.slice(0, -1).map((cell, column) => {
      if (column < 2) return cell;
      return column - 2 > player ? (cell === "½" ? 0.5 : cell) : null;
    }),
  );
  book.write("Crosstable", "A5", typed);
  const { values } = book.read("Crosstable", "A1:M14");
  const cells = cellsOf(values.map((row) => row.map((value) => value ?? "")));
  const { roundRobin } = tableRead(cells, cells.area, { readAs: new Map(), ratingColumn: null });
  expect(roundRobin).toEqual(exampleOrder(2005, "plain").event);
});
