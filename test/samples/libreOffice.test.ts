/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { dayOf } from "../../src/rules/day";
import type { CellContent } from "../../src/workbench/engine/cellContent";
import { calculatedInLibreOffice, testInLibreOffice, typedInCsv } from "../support/libreOffice";
import { SAMPLES } from "../support/samples";
import { opened } from "../support/workbench";
import { comparing } from "../support/accuracy";

const agree = comparing("samples");

/** Days stand in the CSV as the sheet shows them. */
function known(text: string): CellContent {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return year === undefined ? typedInCsv(text) : dayOf(Number(year), Number(month), Number(day));
}

for (const { file, shown, expected } of SAMPLES) {
  testInLibreOffice(`samples/${file}: LibreOffice calculates what the rules give`, async () => {
    const bytes = new Uint8Array(readFileSync(`samples/${file}`));
    const [first] = (await opened(bytes)).sheets();
    const cells = calculatedInLibreOffice(bytes).get(first!)!;
    agree(shown(cells.map((row) => row.map(known))), expected);
  });
}
