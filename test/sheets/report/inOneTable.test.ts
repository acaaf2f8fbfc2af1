import { readFileSync } from "node:fs";
import path from "node:path";
import { EN_REPORT } from "../../../src/i18n/en/report";
import { FR_REPORT } from "../../../src/i18n/fr/report";
import { readReport } from "../../../src/sheets/report/readReport";
import { readReportGames } from "../../../src/sheets/report/readReportGames";
import type { SheetRead } from "../../../src/sheets/sheetRead";
import type { Area, CellValue } from "../../../src/tournament/sheetCells";
import { cellsOf } from "../../support/sheetCells";

interface Stored {
  readonly values: readonly (readonly CellValue[])[];
  readonly formulas: readonly (readonly CellValue[])[];
  readonly own: Readonly<Record<string, Area>>;
  readonly sheets: Readonly<Record<string, string>>;
}

interface OldReport {
  readonly names: readonly string[];
  readonly report: Stored;
  readonly games: Stored;
  readonly read: unknown;
}

/** Sheets as they were when all players stood in one table under the facts, and what was read of them. */
const OLD = JSON.parse(
  readFileSync(path.join(__dirname, "../../fixtures/reportsInOneTable.json"), "utf8"),
) as readonly OldReport[];

function sheetOf({ values, formulas, own, sheets }: Stored): SheetRead {
  const width = Math.max(...[...values, ...formulas].map(({ length }) => length));
  const rows = Math.max(values.length, formulas.length);
  const filled = (all: Stored["values"]) =>
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: width }, (__, column) => all[row]?.[column] ?? ""),
    );
  return {
    cells: { ...cellsOf(filled(values)), formulas: filled(formulas) },
    names: { own: new Map(Object.entries(own)), sheets: new Map(Object.entries(sheets)) },
  };
}

test.each(OLD.map((old) => [old.names[0], old] as const))(
  "a report whose players stand in one table, %s, is read as it was then",
  (_, { report, games, read }) => {
    const found = readReport(sheetOf(report), [EN_REPORT, FR_REPORT])!;
    const { title, edition, startDate, endDate, gamesSheet, players } = found;
    const ofGames = readReportGames(sheetOf(games))!;
    expect({
      ...{ title, edition: edition.name, startDate, endDate, gamesSheet },
      players: players.map((each) => [
        ...[each.number, each.name, each.id, each.rating],
        ...[each.games, each.delta, each.k, each.isKGiven],
      ]),
      games: ofGames.games.map((game) => [game.number, game.round, game.opponent, game.score]),
    }).toEqual(read);
    expect(found.error).toBeNull();
  },
);

test("there are three of them, with rated and unrated players, in both languages", () => {
  const ratings = OLD.map(({ report }) => report.values.map((row) => row[2]).includes("u"));
  expect(ratings).toEqual([true, true, true]);
  expect(OLD.some(({ names }) => names[0]!.startsWith("Rapport"))).toBe(true);
});
