import { readFileSync } from "node:fs";
import path from "node:path";
import { readReport } from "../../../src/sheets/report/readReport";
import { readReportGames } from "../../../src/sheets/report/readReportGames";
import { LANGUAGES } from "../../support/languages";
import { storedSheet, type StoredReport, type StoredSheet } from "../../support/storedReport";

const REPORTS = LANGUAGES.map(({ sheets }) => sheets.report);

/** Sheets as they were written before sheets had names, and what was read of them then. */
const OLD = JSON.parse(
  readFileSync(path.join(__dirname, "../../fixtures/reportsBeforeNames.json"), "utf8"),
) as readonly StoredReport[];

test.each(OLD.map((old) => [old.names[0], old] as const))(
  "a report of before names, %s, is read as it was then",
  (_, { report, games, read }) => {
    const found = readReport(storedSheet(report), REPORTS)!;
    const { title, edition, startDate, gamesSheet, players } = found;
    const ofGames = readReportGames(storedSheet(games))!;
    expect({
      title,
      edition: edition.name,
      startDate,
      gamesSheet,
      players: players.map((each) => [
        ...[each.name, each.rating, each.games, each.delta, each.k, each.isKGiven],
      ]),
      games: ofGames.games.map((game) => [game.number, game.round, game.opponent, game.score]),
    }).toEqual(read);
    expect(found.error).toBeNull();
  },
);

test("another edition pasted over its head changes nothing of what it was made for", () => {
  for (const { report } of OLD) {
    const values = report.values.map((row) => [...row]);
    const was = values[2]![2];
    values[2]![2] = was === 2011 ? 2014 : 2011;
    const { edition } = readReport(storedSheet({ ...report, values }), REPORTS)!;
    expect(edition.name).toBe(String(was));
  }
});

test("the sheet of its games, its name without quotes as Excel writes it where it needs none", () => {
  const [{ report }] = OLD as [StoredReport];
  const formulas = report.values.map((row) => row.map(() => '=COUNTIF(Games!$M$4:$M$9,"≠")'));
  expect(readReport(storedSheet({ ...report, formulas }), REPORTS)?.gamesSheet).toBe("Games");
});

test("blank rows among the players are no end of them", () => {
  const [{ report }] = OLD as [StoredReport];
  const apart = (rows: StoredSheet["values"]) => [...rows.slice(0, 13), [], [], ...rows.slice(13)];
  const read = { values: apart(report.values), formulas: apart(report.formulas) };
  const players = (of: StoredSheet) => readReport(storedSheet(of), REPORTS)?.players.length;
  expect(players(read)).toBe(players(report));
});

test("there are three of them, in both languages", () => {
  expect(OLD).toHaveLength(3);
  expect(new Set(OLD.map(({ names }) => names[0]!.startsWith("Rapport")))).toEqual(
    new Set([true, false]),
  );
});
