import { readFileSync } from "node:fs";
import path from "node:path";
import { readReport } from "../../../src/sheets/report/readReport";
import { LANGUAGES } from "../../support/languages";
import { storedSheet, type StoredReport } from "../../support/storedReport";

const REPORTS = LANGUAGES.map(({ sheets }) => sheets.report);

/** Sheets as they were when all players stood in one table under the facts, and what was read of them. */
const OLD = JSON.parse(
  readFileSync(path.join(__dirname, "../../fixtures/reportsInOneTable.json"), "utf8"),
) as readonly StoredReport[];

test.each(OLD.map((old) => [old.names[0], old] as const))(
  "a report whose players stand in one table, %s, is read as it was then",
  (_, { report, read }) => {
    const found = readReport(storedSheet(report), REPORTS)!;
    const { title, edition, startDate, endDate, gamesSheet, players } = found;
    expect({
      ...{ title, edition: edition.name, startDate, endDate, gamesSheet },
      players: players.map((each) => [
        ...[each.number, each.name, each.id, each.rating],
        ...[each.games, each.delta, each.k, each.isKGiven],
      ]),
    }).toEqual({ ...read, games: undefined });
    expect(found.error).toBeNull();
  },
);

test("there are three of them, with rated and unrated players, in both languages", () => {
  const ratings = OLD.map(({ report }) => report.values.map((row) => row[2]).includes("u"));
  expect(ratings).toEqual([true, true, true]);
  expect(OLD.some(({ names }) => names[0]!.startsWith("Rapport"))).toBe(true);
});
