import fc from "fast-check";
import { EN_EVENT_FILE } from "../../src/i18n/en/eventFile";
import { eventSheet } from "../../src/sheets/eventFile/eventSheet";
import { freeSheetName } from "../../src/sheets/sheetName";
import { decodeTrf } from "../../src/tournament/trf/decodeTrf";
import { missingData } from "../../src/tournament/trf/missingData";
import { readEventSheet } from "../../src/tournament/trf/readEventSheet";
import { readTrf, type TrfRead } from "../../src/tournament/trf/readTrf";
import { textOf, type TrfFile } from "../../src/tournament/trf/trfFile";
import { withRoundsTag } from "../../src/tournament/trf/withRoundsTag";
import { writeTrf } from "../../src/tournament/trf/writeTrf";
import { attackedFile } from "../support/attackedFile";
import { attacks } from "../support/cases";
import { cellsOfPlan } from "../support/cellsOfPlan";
import { LANGUAGES } from "../support/languages";

const FILES = 66_000;
const NOT_SAID = /undefined|NaN|Infinity|\[object|null/;

function checkFindings({ findings }: TrfRead): void {
  for (const { key, values } of findings) {
    for (const { eventFile: texts } of LANGUAGES) {
      const sentence = (texts.finding[key] as (of: object) => string)(values);
      if (NOT_SAID.test(sentence)) throw new Error(sentence);
    }
  }
}

/** Texts as a line of a file can have them. */
function playersOf({ players }: TrfFile) {
  return players.map((player) =>
    Object.entries(player).map(([field, value]: [string, unknown]) => [
      field,
      typeof value === "string" ? value.replace(/\t/g, " ") : value,
    ]),
  );
}

/** The sheet counts its players, and writes days in one way. */
const CHANGED_TAGS = new Set(["042", "052", "062", "072", "132"]);

function keptLines({ lines }: TrfFile): string[] {
  const kept = lines.filter(({ tag, text }) => !CHANGED_TAGS.has(tag) && text.trim() !== "");
  return kept.map((line) => JSON.stringify(line)).sort();
}

/** From the file into the sheet, out again and in again: the same players, games and lines. */
function checkRoundTrip(file: TrfFile): void {
  const cells = cellsOfPlan(eventSheet(file, EN_EVENT_FILE));
  const sheet = readEventSheet(cells);
  if (sheet === null) throw new Error("The event sheet is none");
  expect(sheet.findings).toEqual([]);
  expect(sheet.file.players).toEqual(file.players);
  expect(keptLines(sheet.file)).toEqual(keptLines(file));
  missingData(sheet.file);
  for (const version of ["TRF16", "TRF26"] as const) {
    const again = readTrf(writeTrf(withRoundsTag(sheet.file, version), version));
    checkFindings(again);
    expect(again.file && playersOf(again.file)).toEqual(playersOf(file));
  }
}

test("whatever a file holds: findings, and what was read goes into the sheet and out again", () => {
  fc.assert(
    fc.property(attackedFile, (bytes) => {
      const read = readTrf(decodeTrf(bytes));
      checkFindings(read);
      if (read.file === null) {
        expect(read.findings.length).toBeGreaterThan(0);
        return;
      }
      const name = freeSheetName(textOf(read.file, "012"), []);
      expect(name).toMatch(/^[^:\\/?*[\]\p{Cc}\p{Surrogate}]{1,31}$/u);
      checkRoundTrip(read.file);
    }),
    attacks(FILES),
  );
});
