import { eventOf } from "../../../src/tournament/eventOf";
import { readSwiss } from "../../../src/tournament/swiss/readSwiss";
import type { CellValue } from "../../../src/tournament/sheetCells";
import { cellsOf } from "../../support/sheetCells";

/** As Excel keeps what is pasted: 012 is 12, +4 is 4. */
const kept = (text: string): CellValue => (/^[-+]?\d+$/.test(text) ? Number(text) : text);

const POINTS: Readonly<Record<string, number>> = { "1": 1, "½": 0.5, "0": 0, "+": 1, "-": 0 };

test("Vega's page with nothing between result and opponent, zeros and signs lost in Excel", () => {
  /** Twelve players; who won against 2 and who lost against 12 have the same number. */
  const rounds = [
    ["12", "01", "14", "03", "16", "05", "18", "07", "110", "09", "+12", "-11"],
    ["012", "13", "02", "½5", "½4", "17", "06", "19", "08", "111", "010", "11"],
    ["011", "112", "½4", "½3", "06", "15", "08", "17", "010", "19", "11", "02"],
  ];
  const rows = rounds[0]!.map((_, place): CellValue[] => [
    place + 1,
    `Player ${String.fromCharCode(65 + place)}abc`,
    2000 - 10 * place,
    rounds.reduce((sum, round) => sum + POINTS[round[place]![0]!]!, 0),
    ...rounds.map((round) => kept(round[place]!)),
  ]);
  const cells = cellsOf([["Pos", "NAME", "Rtg", "Pts", "1", "2", "3"], ...rows]);
  const { played, findings } = readSwiss(cells, cells.area, { ratingColumn: null })!;
  expect(findings).toEqual([]);
  const games = eventOf(played)!.players.map(({ games: own }) =>
    own.map(
      ({ opponent, score, round }) => `${round}: ${["0", "½", "1"][score]}${opponent.place! + 1}`,
    ),
  );
  expect(games).toEqual(
    rounds[0]!.map((_, place) =>
      rounds.flatMap((round, index) =>
        /^[-+]/.test(round[place]!) ? [] : [`${index + 1}: ${round[place]!}`],
      ),
    ),
  );
});

test("1 alone is the point of a bye, and lost against 1 only where number 1 says that he won", () => {
  const cells = cellsOf([
    ["Pos", "NAME", "Rtg", "Pts", "1", "2", "3"],
    [1, "Ann Abel", 2100, 2.5, "1 2", "1 3", "½ 4"],
    [2, "Bea Bond", 2000, 2, 1, "1 5", 1],
    [3, "Cid Carr", 1900, 1.5, "1 4", 1, "½ 5"],
    [4, "Dan Duff", 1800, 1.5, "0 3", 1, "½ 1"],
    [5, "Eva Eck", 1700, 1.5, 1, "0 2", "½ 3"],
  ]);
  const { played, findings } = readSwiss(cells, cells.area, { ratingColumn: null })!;
  expect(findings).toEqual([]);
  const games = eventOf(played)!.players.map(({ games: own }) =>
    own.map(({ opponent, score, round }) => `${round}: ${score / 2} ${opponent.name}`),
  );
  expect(games).toEqual([
    ["1: 1 Bea Bond", "2: 1 Cid Carr", "3: 0.5 Dan Duff"],
    ["1: 0 Ann Abel", "2: 1 Eva Eck"],
    ["1: 1 Dan Duff", "2: 0 Ann Abel", "3: 0.5 Eva Eck"],
    ["1: 0 Cid Carr", "3: 0.5 Ann Abel"],
    ["2: 0 Bea Bond", "3: 0.5 Cid Carr"],
  ]);
});
