import { playerOfReport } from "../../../../src/desk/learn/whatIf/playerOfReport";
import { EN_SHEETS } from "../../../../src/i18n/en/sheets";
import { editionsOf } from "../../../../src/rules/editions/editionOn";
import type { ReportOrder } from "../../../../src/sheets/report/order";
import type { Event } from "../../../../src/tournament/event";
import { edition } from "../../../support/editions";
import { reportOfTen, SWISS_OF_TEN, workbookWithSheets } from "../../../support/workbookWithSheets";

/** The player of this number, as the report of an event has him. */
async function taken(number: number, known: Partial<ReportOrder> = {}) {
  const report = reportOfTen("Spring Open", known);
  const { workbook } = workbookWithSheets(report);
  const read = (name: string) => workbook.readSheet!(name);
  const sheet = (await read(report[0]!.name))!;
  const place = sheet.names.own.get("No")!;
  const rows = Array.from({ length: place.rows }, (_, line) => place.row + line);
  const row = rows.find((each) => sheet.cells.values[each]?.[place.column] === number)!;
  return playerOfReport(sheet, row, read, [EN_SHEETS.report]);
}

test("opponents and score are those of the games that count", async () => {
  const player = await taken(1);
  const { rating, games } = SWISS_OF_TEN.players[0]!;
  const rated = games.filter(({ opponent }) => opponent.rating !== null);
  expect(player).toMatchObject({
    edition: 2014,
    rating,
    opponents: rated.map(({ opponent }) => opponent.rating),
    score: rated.reduce((sum, { score }) => sum + score, 0),
  });
});

test("6.5 (2014): in a match that is decided the games after that do not count", async () => {
  const names = ["A", "B"] as const;
  const scores = [2, 2, 2, 0, 0] as const;
  const side = (own: 0 | 1) => ({
    name: names[own],
    rating: own === 0 ? 2000 : 2100,
    k: 10,
    isRatedSince: false,
    games: scores.map((score, index) => ({
      round: index + 1,
      opponent: { place: 1 - own, name: names[1 - own]!, rating: own === 0 ? 2100 : 2000 },
      score: (own === 0 ? score : 2 - score) as 0 | 2,
    })),
  });
  const event = { ...SWISS_OF_TEN, kind: "match", players: [side(0), side(1)] } as unknown as Event;
  const player = await taken(1, { event, matchGames: 5 });
  expect(player).toMatchObject({ opponents: [2100, 2100, 2100], score: 6 });
});

test("an unrated player has no rating of his own", async () => {
  const number = 1 + SWISS_OF_TEN.players.findIndex(({ rating }) => rating === null);
  expect(number).toBeGreaterThan(0);
  expect(await taken(number)).toMatchObject({ rating: null });
});

test("of rapid and blitz nobody is taken: here standard games count", async () => {
  const rapid = editionsOf("rapid").at(-1)!;
  expect(await taken(1, { edition: rapid })).toBe("other pace");
});

test("a row without a player", async () => {
  expect(await taken(99, { edition: edition(2014) })).toBe("not a player");
});
