import fc from "fast-check";
import { EDITIONS } from "../../src/rules/editions/editions";
import { readReport } from "../../src/sheets/report/readReport";
import { LANGUAGES } from "../support/languages";
import { withoutNames } from "../support/sheetRead";
import { readCareer } from "../../src/tournament/career/readCareer";
import type { Finding } from "../../src/tournament/finding";
import { readGames } from "../../src/tournament/games/readGames";
import { readPeriod } from "../../src/tournament/period/readPeriod";
import { tableRead } from "../support/tableRead";
import type { Area, SheetCells } from "../../src/tournament/sheetCells";
import { surroundingRegion } from "../../src/tournament/table/region";
import { readEventSheet } from "../../src/tournament/trf/readEventSheet";
import { fileOf } from "../../src/tournament/trf/fileOf";
import { writeTrf } from "../../src/tournament/trf/writeTrf";
import { attackedGrid, type AttackedGrid } from "../support/attackedGrid";
import { attacks } from "../support/cases";
import { cellsOfPlan } from "../support/cellsOfPlan";
import { PLAIN_ORDER, reportPlans } from "../support/reportOnSheet";

const GRIDS = 52_000;
const CHOICES = { readAs: new Map<string, string>(), ratingColumn: null };

/** Where something is that no reader may give: no number, or nothing at all. */
function faultIn(value: unknown, path = ""): string | null {
  if (typeof value === "number") return Number.isFinite(value) ? null : `${path}: ${value}`;
  if (value instanceof Map) return faultIn([...value.entries()], path);
  if (typeof value !== "object" || value === null) return null;
  for (const [key, inner] of Object.entries(value) as [string, unknown][]) {
    const fault =
      inner === undefined ? `${path}.${key}: undefined` : faultIn(inner, `${path}.${key}`);
    if (fault !== null) return fault;
  }
  return null;
}

function check(read: unknown): void {
  const fault = faultIn(read);
  if (fault !== null) throw new Error(fault);
}

const REPORTS = LANGUAGES.map(({ sheets }) => sheets.report);

/** Every finding is a sentence, in every language; what came is quoted, and short. */
function checkFindings(findings: readonly Finding[]): void {
  for (const { key, values } of findings) {
    for (const { table: texts } of LANGUAGES) {
      const sentence = (texts.finding[key] as (of: object) => string)(values);
      if (/undefined|NaN|\[object/.test(sentence)) throw new Error(`${key}: ${sentence}`);
      if (sentence.length > 2_000) throw new Error(`${key}: ${sentence.length} signs`);
    }
  }
}

function checkTable({ cells, selected }: AttackedGrid, edition: number): void {
  const reading = tableRead(cells, selected, CHOICES);
  check(reading);
  checkFindings(reading.findings);
  const { event, tournament } = reading;
  const file = tournament && fileOf(tournament);
  if (file !== null) expect(writeTrf(file, "TRF26")).not.toMatch(/undefined|NaN/);
  const rules = EDITIONS[edition % EDITIONS.length];
  if (event === null || rules === undefined) return;
  const order = { ...PLAIN_ORDER, event, edition: rules, style: "fide" as const };
  for (const plan of reportPlans(order)) {
    check(plan);
    cellsOfPlan(plan);
  }
}

const readGamesOf = (cells: SheetCells, selected: Area) =>
  readGames(cells, selected, { ratingColumn: null });

test("whatever the cells hold: every reader ends, with what it read or why it did not", () => {
  fc.assert(
    fc.property(attackedGrid, fc.nat(20), (grid, edition) => {
      const { cells, selected } = grid;
      checkTable(grid, edition);
      const lists = [readCareer, readPeriod, readGamesOf].map((read) => read(cells, selected));
      for (const list of [...lists, readEventSheet(cells)]) {
        check(list);
        checkFindings(list?.findings ?? []);
      }
      check(readReport(withoutNames(cells), REPORTS));
      check(surroundingRegion(cells, { ...selected, rows: 1, columns: 1 }));
    }),
    attacks(GRIDS),
  );
});
