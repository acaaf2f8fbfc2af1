import { dayOf } from "../../../src/rules/day";
import { tableRead } from "../../support/tableRead";
import { cellsOf, type Row } from "../../support/sheetCells";

const PLAYERS = 60;

/** Everybody meets the next of a circle, under these headings and the rows above and below them. */
function swiss(headings: readonly (string | number)[], above: Row[] = [], below: Row[] = []) {
  const rounds = headings.length;
  const rows = Array.from({ length: PLAYERS }, (_, place): Row => {
    const half = PLAYERS / 2;
    const cells = Array.from({ length: rounds }, (__, round) => {
      const isWhite = place < half;
      const other = isWhite
        ? half + ((place + round) % half)
        : (((place - half - round) % half) + half) % half;
      return isWhite ? `${other + 1}w1` : `${other + 1}b0`;
    });
    return [
      place + 1,
      `Player ${String.fromCharCode(97 + (place % 26))}x, ${place}`,
      2200 - place,
      ...cells,
    ];
  });
  const table: Row[] = [...above, ["No", "Name", "Rtg", ...headings], ...below, ...rows];
  const cells = cellsOf(table);
  const { tournament, dates } = tableRead(cells, cells.area, {
    readAs: new Map(),
    ratingColumn: null,
  });
  const about = tournament!.about;
  return {
    players: tournament!.players.length,
    rounds: tournament!.rounds,
    days: [...about.dayOfRound],
    start: about.startDate,
    end: about.endDate,
    choices: dates.choices.length,
  };
}

const days = (...all: readonly (readonly [number, number, number])[]) =>
  all.map((day, index) => [index + 1, dayOf(...day)]);
const SEPTEMBER = days([2014, 9, 12], [2014, 9, 13], [2014, 9, 20]);
const WHOLE = {
  players: PLAYERS,
  rounds: 3,
  days: SEPTEMBER,
  start: SEPTEMBER[0]![1],
  end: SEPTEMBER[2]![1],
  choices: 0,
};

test.each<[string, readonly string[], Row[]]>([
  ["with the number of the round", ["Rd.1 12.09.2014", "Rd.2 13.09.2014", "Rd.3 20.09.2014"], []],
  ["of one of them the month is open", ["R1 12/09/2014", "R2 13/09/2014", "R3 20/09/2014"], []],
  [
    "without a year, that of the days above",
    ["R1 (12/09)", "R2 (13/09)", "R3 (20/09)"],
    [["12.09.2014 - 20.09.2014"]],
  ],
  [
    "without a year, that of the name",
    ["1 (12.09.)", "2 (13.09.)", "3 (20.09.)"],
    [["City Open 2014"]],
  ],
  ["with a month in words", ["Rd 1, 12 Sep", "Rd 2, 13 Sep", "Rd 3, 20 Sep"], [["City Open 2014"]]],
])("days in the headings of rounds, %s, are those of the event (4.1)", (_, headings, above) => {
  expect(swiss(headings, above)).toEqual(WHOLE);
});

test("a row of days above or below the headings", () => {
  const row: Row = ["", "", "", "12.09.2014", "13.09.2014", "20.09.2014"];
  expect(swiss(["1", "2", "3"], [row])).toEqual(WHOLE);
  expect(swiss(["1", "2", "3"], [], [row])).toEqual(WHOLE);
});

test("rounds go on into the next year", () => {
  const { days: found, end } = swiss(
    ["R1 (28/12)", "R2 (29/12)", "R3 (04/01)"],
    [["Open, 28.12.2014"]],
  );
  expect(found).toEqual(days([2014, 12, 28], [2014, 12, 29], [2015, 1, 4]));
  expect(end).toBe(dayOf(2015, 1, 4));
});

test("a day that may be two is settled by the rounds", () => {
  const headings = ["10/04/2025", "12/04/2025", "13/04/2025"];
  expect(swiss(headings, [["Start: 10/4/2025"]])).toMatchObject({
    start: dayOf(2025, 4, 10),
    end: dayOf(2025, 4, 13),
    choices: 0,
  });
});

test("where day and month may be changed over in every round, it is asked; no year, no day", () => {
  const open = swiss(["10/04/2025", "11/04/2025", "12/04/2025"]);
  expect(open).toMatchObject({ days: [], start: null });
  expect(open.choices).toBeGreaterThan(1);
  expect(swiss(["R1 (12/09)", "R2 (13/09)", "R3 (20/09)"])).toMatchObject({
    days: [],
    start: null,
  });
});

test("a day of the end puts no round into the year behind it", () => {
  const { days: found, end } = swiss(
    ["R1 (05.04.)", "R2 (12.04.)"],
    [["Final ranking 12.04.2025"]],
  );
  expect(found).toEqual([]);
  expect(end ?? dayOf(2025, 4, 12)).toBeLessThan(dayOf(2025, 5, 1));
});

test("a day that may be two stays open where no round was on either", () => {
  const { start, choices } = swiss(["11/4", "12/4", "13/4"], [["Open 10/4/2025"], [""]]);
  expect(start).toBeNull();
  expect(choices).toBeGreaterThan(1);
});

test("days outside of the event, and numbers of rounds and boards, are none of its rounds'", () => {
  expect(swiss(["R1 (12/09)", "R2 (13/09)", "R3 (20/09)"], [["1.-3.5.2014"]]).days).toEqual([]);
  expect(swiss(["1.1", "1.2", "2.1"], [["City Open 2014"]]).days).toEqual([]);
  expect(swiss(["1", "2", "3"], [["City Open 2014"]]).days).toEqual([]);
});
