import { eventOf } from "../../../src/tournament/eventOf";
import { addressOf } from "../../../src/tournament/sheetCells";
import { cellsOf, type Row } from "../../support/sheetCells";
import { tableRead } from "../../support/tableRead";

const HEADINGS: Row = ["Round", "Opp. name", "Opp. ID", "Opp. Fed", "Opp. Rtng", "Score"];
const block = (id: number, name: string, rating: number, total: number, games: Row[]): Row[] => [
  ["ID", "Name", "Country", "Rating", "Total"],
  [id, name, "SUI", rating, total],
  HEADINGS,
  ...games,
  [],
];

const PAGE: Row[] = [
  ["Tournament report"],
  [],
  ...block(1300011, "Abel, Ann", 2100, 1.5, [
    [1, "Bond, Bea", 1300022, "SUI", 2000, 1],
    [2, "Carr, Cid", 1300033, "ITA", 0, 0.5],
  ]),
  ...block(1300022, "Bond, Bea", 2000, 1, [
    [1, "Abel, Ann", 1300011, "SUI", 2100, 0],
    [3, "Carr, Cid", 1300033, "ITA", 0, "Forfeit (+)"],
  ]),
  ...block(1300033, "Carr, Cid", 0, 0.5, [
    [2, "Abel, Ann", 1300011, "SUI", 2100, 0.5],
    [3, "Bond, Bea", 1300022, "SUI", 2000, "Forfeit (-)"],
  ]),
];

function read(rows: readonly Row[], row: number) {
  const cells = cellsOf(rows);
  const at = { row, column: 4, rows: 1, columns: 1 };
  const { tournament, findings } = tableRead(cells, at, { readAs: new Map(), ratingColumn: null });
  return {
    findings: findings.map(
      ({ key, place }) => `${key}${place === undefined ? "" : ` ${addressOf(place)}`}`,
    ),
    players: eventOf(tournament!)?.players.map(
      ({ name, id, rating, games }) =>
        `${id} ${name} ${rating ?? "u"}: ${games.map(({ round, opponent, score }) => `${round} ${opponent.name} ${score / 2}`).join("; ")}`,
    ),
  };
}

test("FIDE's report of a tournament, pasted, is the list of its games; forfeits are none (5.1)", () => {
  for (const row of [0, 3, 5, 12]) {
    expect(read(PAGE, row)).toEqual({
      findings: [],
      players: [
        "1300011 Abel, Ann 2100: 1 Bond, Bea 1; 2 Carr, Cid 0.5",
        "1300022 Bond, Bea 2000: 1 Abel, Ann 0",
        "1300033 Carr, Cid u: 2 Abel, Ann 0.5",
      ],
    });
  }
});

test("what is wrong with a player's line is shown there, and not beside his games", () => {
  const rows = PAGE.map((row) =>
    row.map((cell) =>
      cell === 2100 && row[1] === "Abel, Ann" && row[0] === 1300011 ? "21OO" : cell,
    ),
  );
  expect(read(rows, 5).findings).toContain("notARating D4");
});

test("another table of the sheet that is selected is read, and not the report beside it", () => {
  const other: Row[] = [
    ["No", "Name", "Elo", 1, 2, "Pts"],
    [1, "Zoe Zed", 2100, "2w1", "3b1", 2],
    [2, "Yan Yak", 2000, "1b0", "4w1", 1],
    [3, "Xena Xu", 1900, "4b1", "1w0", 1],
    [4, "Will Wu", 1800, "3w0", "2b0", 0],
  ];
  const names = (rows: readonly Row[], row: number) => {
    const cells = cellsOf(rows);
    const selected = { row, column: 0, rows: other.length, columns: 6 };
    const { players } = tableRead(cells, selected, { readAs: new Map(), ratingColumn: null });
    return players.map(({ name }) => name);
  };
  const own = ["Zoe Zed", "Yan Yak", "Xena Xu", "Will Wu"];
  expect(names([...other, [], [], ...PAGE], 0)).toEqual(own);
  expect(names([...PAGE, [], [], ...other], PAGE.length + 2)).toEqual(own);
});
