import { EN_EVENT_FILE } from "../../src/i18n/en/eventFile";
import { dayOf } from "../../src/rules/day";
import { eventSheet, tablePlace } from "../../src/sheets/eventFile/eventSheet";
import { readTable } from "../../src/tournament/readTable";
import { NOTHING_KNOWN } from "../../src/tournament/tournament";
import { SIX_BY_COLOUR } from "../fixtures/swissTables";
import { SMALL_FILE } from "../fixtures/trf";
import { cellsOfPlan } from "../support/cellsOfPlan";
import { cellsOf, type Row } from "../support/sheetCells";

const NONE = { readAs: new Map<string, string>(), ratingColumn: null };

function read(rows: readonly Row[]) {
  const cells = cellsOf(rows);
  return readTable(cells, { ...cells.area, row: rows.length - 3, rows: 1, columns: 1 }, NONE);
}

describe("what is known of the event", () => {
  const about = (...above: readonly Row[]) =>
    read([...above, [], ...SIX_BY_COLOUR]).tournament?.about;

  test("days and name above a table", () => {
    expect(about(["Open of Geneva"], ["Dates", "2025-10-04", "to", "2025-10-06"])).toEqual({
      ...NOTHING_KNOWN,
      name: "Open of Geneva",
      startDate: dayOf(2025, 10, 4),
      endDate: dayOf(2025, 10, 6),
    });
  });

  test("10/4/2025 is neither April nor October before a person says so", () => {
    expect(about(["Start", "10/4/2025"])).toEqual(NOTHING_KNOWN);
    expect(read([["Start", "10/4/2025"], [], ...SIX_BY_COLOUR]).dates.choices).toHaveLength(2);
  });

  test("an event sheet tells the last day and the days of its rounds", () => {
    const cells = cellsOfPlan(eventSheet(SMALL_FILE, EN_EVENT_FILE));
    const place = tablePlace(SMALL_FILE);
    const { tournament } = readTable(cells, { ...place, rows: 1, columns: 1 }, NONE);
    expect(tournament?.about.name).toBe("Open de Genève");
    expect(tournament?.about.endDate).not.toBeNull();
    expect(tournament?.about.roundDays).toHaveLength(3);
  });
});

test("rounds with opponents, colours and results; a list of games by colours tells them, too", () => {
  const rounds = read(SIX_BY_COLOUR).tournament?.players[0]?.rounds;
  expect(rounds).toMatchObject([
    { round: 1, opponent: { name: "Eva", place: 5 }, colour: "b", result: "1" },
    { round: 2, opponent: { name: "Ann", place: 1 }, colour: "w", result: "=" },
    { round: 3, opponent: { name: "Cid", place: 2 }, colour: "b", result: "1" },
  ]);
  const games = read([
    ["Round", "White", "Rtg", "Black", "Rtg", "Result"],
    [1, "Ann", 2200, "Bea", 2100, "1-0"],
    [2, "Bea", 2100, "Cid", 2000, "½-½"],
  ]).tournament;
  expect(games?.told).toBe("games");
  expect(games?.players.find(({ player }) => player.name === "Bea")?.rounds).toMatchObject([
    { round: 1, opponent: { name: "Ann" }, colour: "b", result: "0" },
    { round: 2, opponent: { name: "Cid" }, colour: "w", result: "=" },
  ]);
});

describe("days that can be read in several ways", () => {
  const about = (...above: readonly Row[]) =>
    read([...above, [], ...SIX_BY_COLOUR]).tournament?.about;
  const days = (...above: readonly Row[]) =>
    read([...above, [], ...SIX_BY_COLOUR]).dates.choices.map(({ start }) => start);

  test("17/08/30 may be of 2017 and of 2030: it is asked, and what the sheet knows comes first", () => {
    const [in2017, in2030] = [dayOf(2017, 8, 30), dayOf(2030, 8, 17)];
    expect(about(["Open"], ["Start", "17/08/30"])?.startDate).toBeNull();
    expect(days(["Start", "17/08/30"])).toEqual([in2030, in2017]);
    expect(days(["Open 2017"], ["Start", "17/08/30"])).toEqual([in2017, in2030]);
    expect(days(["Elo list of 2017-08-01"], ["Start", "17/08/30"])).toEqual([in2017, in2030]);
  });

  test("dots lead from day to year in a table, unless the sheet knows a day that only another way reaches", () => {
    expect(about(["Start", "07.09.18"])?.startDate).toBe(dayOf(2018, 9, 7));
    expect(days(["Open 2018"], ["Start", "07.09.18"])).toEqual([]);
    expect(days(["Open 2007"], ["Start", "07.09.18"])).toEqual([
      dayOf(2007, 9, 18),
      dayOf(2018, 9, 7),
    ]);
  });

  const ofFile = (start: string, end: string, rounds: string) => {
    const dates = { tag: "132", text: `${" ".repeat(87)}${rounds}` };
    const kept = SMALL_FILE.lines.filter(({ tag }) => !["042", "052", "132"].includes(tag));
    const lines = [...kept, { tag: "042", text: start }, { tag: "052", text: end }, dates];
    const file = { ...SMALL_FILE, lines };
    const plain = cellsOfPlan(eventSheet(file, EN_EVENT_FILE));
    /** As its looks show them. */
    const formats = plain.values.map((row) =>
      row.map((value) => (typeof value === "number" && value > 30_000 ? "yyyy-mm-dd" : "")),
    );
    const cells = { ...plain, formats };
    const { dates: read, tournament } = readTable(
      cells,
      { ...tablePlace(file), rows: 1, columns: 1 },
      NONE,
    );
    return { choices: read.choices, about: tournament!.about };
  };

  test("a file's 10.09.13 is asked on the table, too: the days of its rounds come first, the last day goes along", () => {
    const { about: told, choices } = ofFile("10.09.13", "10.09.15", "10/09/13  10/09/14  10/09/15");
    expect(told.startDate).toBeNull();
    expect(choices).toEqual([
      { start: dayOf(2010, 9, 13), end: dayOf(2010, 9, 15) },
      { start: dayOf(2013, 9, 10), end: null },
    ]);
  });

  test("a file's 10/04/2010 is asked; 2010/04/10 is not, and settles what its last day means", () => {
    const open = ofFile("10/04/2010", "11/04/2010", "");
    expect(open.about.startDate).toBeNull();
    expect(open.choices.map(({ start }) => start)).toEqual([
      dayOf(2010, 4, 10),
      dayOf(2010, 10, 4),
    ]);
    const sure = ofFile("2010/04/10", "11/04/2010", "").about;
    expect([sure.startDate, sure.endDate]).toEqual([dayOf(2010, 4, 10), dayOf(2010, 4, 11)]);
  });
});
