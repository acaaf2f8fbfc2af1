import { kindOfHeading } from "../../src/tournament/headings";
import { gamesOfText, totalOfText } from "../../src/rules/resultText";
import { asStored, asTyped, functionNamesOf } from "../../src/workbench/xlsx/functionNames";
import { dayOfRound } from "../../src/tournament/trf/trfDate";
import { readTrf } from "../../src/tournament/trf/readTrf";
import { roundOfText } from "../../src/tournament/round/roundText";
import { timeControlOf } from "../../src/tournament/pace/timeControlText";
import { written } from "../../src/sheets/content";
import { freeSheetName } from "../../src/sheets/sheetName";
import { ADVERSARIAL_GRIDS } from "../support/adversarialGrids";
import { GRID_READERS } from "../support/gridReaders";
import { cellsOf } from "../support/sheetCells";
import { best } from "./measure";

export interface GrowthFigure {
  readonly reader: string;
  /** On which of the texts or grids it grows most. */
  readonly worst: string;
  readonly "ms at n": number;
  readonly "ms at 2n": number;
  /** Twice as much to read should take about twice as long. */
  readonly "2n over n": number;
}

const NAMES = functionNamesOf([{ id: "PD.LOOKUP", name: "PD" }]);

/** What takes less is the clock's own noise. */
const LEAST_MS = 0.2;

interface Measured {
  readonly name: string;
  readonly once: number;
  readonly twice: number;
  /** How much more there was to read. */
  readonly more: number;
}

function worstOf(reader: string, measured: readonly Measured[]): GrowthFigure {
  const growth = ({ once, twice, more }: Measured) =>
    ((Math.max(twice, LEAST_MS) / Math.max(once, LEAST_MS)) * 2) / more;
  const worst = measured.reduce((one, other) => (growth(other) > growth(one) ? other : one));
  const shown = (value: number) => Number(value.toFixed(2));
  return {
    reader,
    worst: worst.name,
    "ms at n": shown(worst.once),
    "ms at 2n": shown(worst.twice),
    "2n over n": shown(growth(worst)),
  };
}

const SIGNS = 16_000;

/** Texts that bring a careless expression to try every way to read them. */
const TEXTS: readonly (readonly [name: string, make: (signs: number) => string])[] = [
  ["noughts", (signs) => `${"0".repeat(signs)}x`],
  ["blanks in a time control", (signs) => `90+30${" ".repeat(signs)}!`],
  ["letters in a time control", (signs) => `90+30${"s".repeat(signs)}!`],
  ["digits in a time control", (signs) => `90+${"3".repeat(signs)}!`],
  ["periods", (signs) => `${"1:".repeat(signs / 2)}x`],
  ["blanks", (signs) => `${" ".repeat(signs)}x`],
  ["halves", (signs) => `${"1/2".repeat(signs / 3)}x`],
  ["dots", (signs) => `${"FIDE..".repeat(signs / 6)}x`],
  ["quotes", (signs) => `${"'".repeat(signs)}x`],
  ["brackets", (signs) => `${"[".repeat(signs)}x`],
  ["letters of two units", (signs) => "\u{1F600}".repeat(signs / 2)],
];

const TEXT_READERS: readonly (readonly [name: string, read: (text: string) => unknown])[] = [
  ["gamesOfText", gamesOfText],
  ["totalOfText", totalOfText],
  ["timeControlOf", (text) => timeControlOf(text, text)],
  ["dayOfRound", dayOfRound],
  ["roundOfText", roundOfText],
  ["kindOfHeading", kindOfHeading],
  ["readTrf, one line", (text) => readTrf(`001    1 ${text}\n122 ${text}\n132 ${text}`)],
  ["readTrf, many lines", (text) => readTrf(`${text.replace(/.{40}/g, "001 $&\n")}\n001    1`)],
  ["written", written],
  ["freeSheetName", (text) => freeSheetName(text, [])],
  ["asStored", asStored],
  ["asTyped", (text) => asTyped(text, NAMES)],
];

/** How much longer twice the text takes, for everything that reads one. */
export function textGrowth(): GrowthFigure[] {
  return TEXT_READERS.map(([reader, read]) =>
    worstOf(
      reader,
      TEXTS.map(([name, make]) => ({
        name,
        once: best(() => read(make(SIGNS))),
        twice: best(() => read(make(2 * SIGNS))),
        more: 2,
      })),
    ),
  );
}

/** How much longer twice the cells take, for everything that reads a sheet. */
export function gridGrowth(): GrowthFigure[] {
  return GRID_READERS.map(([reader, read]) =>
    worstOf(
      reader,
      ADVERSARIAL_GRIDS.map(([name, make, [, size, larger]]) => {
        const [cells, more] = [cellsOf(make(size)), cellsOf(make(larger))];
        const count = ({ area }: typeof cells) => area.rows * area.columns;
        return {
          name,
          once: best(() => read({ ...cells })),
          twice: best(() => read({ ...more })),
          more: count(more) / count(cells),
        };
      }),
    ),
  );
}
