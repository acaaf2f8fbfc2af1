import { tableRead } from "../../support/tableRead";
import type { ReadingChoices } from "../../../src/tournament/readTable";
import { addressOf } from "../../../src/tournament/sheetCells";
import { cellsOf, type Row } from "../../support/sheetCells";

const LIST: Row[] = [
  ["Open 2024"],
  ["Player", "Rating", "Opponent", "Elo", "Score"],
  ["Ann", 2200, "Bea", 2100, 1],
  ["Ann", 2200, "Cid", "u", "½"],
  ["Bea", 2100, "Ann", 2200, 0],
  ["Ann", 2200, "Dan", 1900, "+"],
  ["Bea", 2100, "Eva", 1800, 0.5],
];

const read = (rows: readonly Row[], choices: Pick<ReadingChoices, "answers"> = {}) => {
  const cells = cellsOf(rows);
  return tableRead(cells, cells.area, { readAs: new Map(), ratingColumn: null, ...choices });
};
const found = (rows: readonly Row[]) =>
  read(rows).findings.map(
    ({ key, place }) => `${key} ${place === undefined ? "" : addressOf(place)}`,
  );

test("games one a row: opponents who are players are linked, others known by their rating", () => {
  const { event, findings } = read(LIST);
  expect(findings).toEqual([]);
  expect(event?.players.map(({ name, rating }) => [name, rating])).toEqual([
    ["Ann", 2200],
    ["Bea", 2100],
  ]);
  expect(
    event?.players.map(({ games }) =>
      games.map(({ opponent, score }) => [opponent.name, opponent.rating, opponent.place, score]),
    ),
  ).toEqual([
    [
      ["Bea", 2100, 1, 2],
      ["Cid", null, null, 1],
    ],
    [
      ["Ann", 2200, 0, 0],
      ["Eva", 1800, null, 1],
    ],
  ]);
});

test.each([
  [4, 4, "board 4", "notAResult E5"],
  [4, 4, "", "blankResult E5"],
  [4, 3, "strong", "notARating D5"],
  [4, 1, 2150, "ratingsDiffer B5"],
  [4, 3, 2250, "ratingsDiffer D5"],
])("row %i, column %i: %p", (row, column, value, finding) => {
  const rows = LIST.map((line, r) =>
    line.map((cell, c) => (r === row && c === column ? value : cell)),
  );
  expect(found(rows)).toEqual([finding]);
});

test("a list by colours gives every game once: Black has a row, too, and mirrors are games of their own", () => {
  const { event, findings } = read([
    ["Rd", "White", "Rtg", "Pts.", "Result", "Pts.", "Black", "Rtg"],
    [1, "Ann", 2200, 0, "½ - ½", 0, "Bea", 2100],
    [2, "Bea", 2100, 0.5, "½ - ½", 0.5, "Ann", 2200],
    [3, "Ann", 2200, 1, "0 - 1", 1, "Cid", "u"],
  ]);
  expect(findings).toEqual([]);
  expect(
    event?.players.map(({ name, games }) => [
      name,
      games.map(({ round, score }) => [round, score]),
    ]),
  ).toEqual([
    [
      "Ann",
      [
        [1, 1],
        [2, 1],
        [3, 0],
      ],
    ],
    [
      "Bea",
      [
        [1, 1],
        [2, 1],
      ],
    ],
    ["Cid", [[3, 2]]],
  ]);
});

test("a full list without one of two lines is told where", () => {
  const full: Row[] = [
    ["Player", "Rating", "Opponent", "Rtg", "Score"],
    ["Ann", 2200, "Bea", 2100, 1],
    ["Bea", 2100, "Ann", 2200, 0],
    ["Ann", 2200, "Cid", 2000, 1],
    ["Cid", 2000, "Ann", 2200, 0],
    ["Bea", 2100, "Cid", 2000, 1],
  ];
  expect(found(full)).toEqual(["mirrorMissing E6"]);
});

test("chess-results prints headings again and rounds between: they are no games; forfeits neither", () => {
  const headings = ["Bo.", "White", "Rtg", "K", "Result", "Black", "Rtg", "K"];
  const { event, findings } = read([
    headings,
    [1, "Ann", 2200, 20, "1 - 0", "Bea", 2100, 40],
    [2, "Cid", "u", "", "1 - 0F", "Dan", 1900, 20],
    ["Round 2"],
    headings,
    [1, "Bea", 2100, 40, "0.5 - 0,5", "Cid", "u", ""],
    [2, "Dan", 1900, 20, "*", "Ann", 2200, 20],
  ]);
  expect(findings).toEqual([]);
  expect(event?.players.map(({ name, k, games }) => [name, k, games.length])).toEqual([
    ["Ann", 20, 1],
    ["Bea", 40, 2],
    ["Cid", null, 1],
    ["Dan", 20, 0],
  ]);
});

const BY_COLOUR: Row = ["Rd", "White", "Rtg", "Result", "Black", "Rtg"];

describe("in a numbered round everybody plays once", () => {
  test.each<[string, readonly Row[], readonly string[]]>([
    ["a doubled line", [[1, "Ann", 2200, "1-0", "Bea", 2100]], ["gameTwice B4"]],
    ["one with colours exchanged", [[1, "Bea", 2100, "0-1", "Ann", 2200]], ["gameTwice B4"]],
    ["another opponent", [[1, "Ann", 2200, "1-0", "Eva", 1900]], ["playerTwiceInRound B4"]],
    ["as Black, too", [[1, "Eva", 1900, "1-0", "Bea", 2100]], ["playerTwiceInRound E4"]],
    ["another round", [[2, "Ann", 2200, "1-0", "Bea", 2100]], []],
    ["a forfeit is no game", [[1, "Ann", 2200, "+-", "Eva", 1900]], []],
    [
      "under a round said once",
      [
        [2, "Cid", 2000, "1-0", "Ann", 2200],
        ["", "Cid", 2000, "1-0", "Bea", 2100],
      ],
      ["playerTwiceInRound B5"],
    ],
  ])("%s", (_, more, expected) => {
    const rows: Row[] = [
      BY_COLOUR,
      [1, "Ann", 2200, "1-0", "Bea", 2100],
      [1, "Cid", 2000, "½-½", "Dan", 1900],
    ];
    expect(found([...rows, ...more])).toEqual(expected);
  });

  test("games counted on behind the round are games of one pairing", () => {
    const rows: Row[] = [
      BY_COLOUR,
      ["1.1", "Ann", 2200, "1-0", "Bea", 2100],
      ["1.2", "Bea", 2100, "1-0", "Ann", 2200],
      ["1.3", "Ann", 2200, "½-½", "Bea", 2100],
    ];
    expect(found(rows)).toEqual([]);
    const other: Row = ["1.4", "Ann", 2200, "½-½", "Cid", 2000];
    expect(found([...rows, other])).toEqual(["playerTwiceInRound B5"]);
  });

  test("without numbers of rounds a pairing may stand there as often as it was played", () => {
    const rows: Row[] = [
      BY_COLOUR,
      [1, "Ann", 2200, "1-0", "Bea", 2100],
      [1, "Ann", 2200, "1-0", "Bea", 2100],
    ].map((row) => row.slice(1));
    expect(found(rows)).toEqual([]);
  });

  const OF_BOTH: Row[] = [
    ["Round", "Player", "Rating", "Opponent", "Rtg", "Score"],
    [1, "Ann", 2200, "Bea", 2100, 1],
    [1, "Bea", 2100, "Ann", 2200, 0],
    [2, "Ann", 2200, "Cid", 2000, 0.5],
    [2, "Cid", 2000, "Ann", 2200, 0.5],
  ];

  test("a list that gives each game for both players has every pairing twice", () => {
    expect(found(OF_BOTH)).toEqual([]);
  });

  test.each<[readonly Row[], readonly string[]]>([
    [[[1, "Ann", 2200, "Bea", 2100, 1]], ["gameTwice B6"]],
    [
      [
        [1, "Ann", 2200, "Bea", 2100, 1],
        [1, "Bea", 2100, "Ann", 2200, 0],
      ],
      ["gameTwice B6", "gameTwice B7"],
    ],
    [
      [
        [2, "Bea", 2100, "Cid", 2000, 1],
        [2, "Cid", 2000, "Bea", 2100, 0],
      ],
      ["playerTwiceInRound B7"],
    ],
    [[[1, "Cid", 2000, "Eva", 1900, 1]], []],
    [[[2, "Cid", 2000, "Eva", 1900, 1]], ["playerTwiceInRound B6"]],
  ])("there, too, nothing stands twice: %p", (more, expected) => {
    expect(found([...OF_BOTH, ...more])).toEqual(expected);
  });
});

describe("one player, however he is written", () => {
  test("capitals, spaces and a comma make no other player", () => {
    const { event, findings } = read([
      BY_COLOUR,
      [1, "Garcia, Juan", 2100, "1-0", "Lopez Ana", 1900],
      [2, "LOPEZ, ANA", 1900, "½-½", "GARCIA JUAN", 2100],
      [3, "garcia  juan", 2100, "1-0", "Roca Eva", 1800],
    ]);
    expect(findings).toEqual([]);
    expect(event?.players.map(({ name, games }) => [name, games.length])).toEqual([
      ["Garcia, Juan", 3],
      ["Lopez Ana", 2],
      ["Roca Eva", 1],
    ]);
    expect(event?.players[1]?.games.map(({ opponent }) => opponent.place)).toEqual([0, 0]);
  });

  test("nobody plays himself", () => {
    const rows: Row[] = [BY_COLOUR, [1, "Garcia, Juan", 2100, "1-0", "GARCIA JUAN", 2100]];
    expect(found(rows)).toEqual(["bothSidesOneself E2"]);
  });

  const WITH_ID: Row = ["White", "ID", "FIDE ID", "Rtg", "Result", "Black", "ID", "FIDE ID", "Rtg"];

  test("the FIDE number tells who it is, before the name", () => {
    const { event, findings, doubts } = read([
      WITH_ID,
      ["Garcia J.", 1, 2200001, 2100, "1-0", "Li Wei", 2, 8600001, 1900],
      ["Li Wei", 3, 8600002, 1500, "1-0", "Garcia Juan", 1, 2200001, 2100],
    ]);
    expect(event?.players.map(({ name, id, games }) => [name, id, games.length])).toEqual([
      ["Garcia J.", "2200001", 2],
      ["Li Wei", "8600001", 1],
      ["Li Wei", "8600002", 1],
    ]);
    expect(doubts).toEqual([]);
    expect(
      findings.map(({ key, severity, values, place }) => [
        key,
        severity,
        values,
        place && addressOf(place),
      ]),
    ).toEqual([
      ["idsOfNameDiffer", "warning", { player: "Li Wei", id: "8600002", before: "8600001" }, "A3"],
      [
        "namesOfIdDiffer",
        "warning",
        { player: "Garcia Juan", id: "2200001", before: "Garcia J." },
        "F3",
      ],
    ]);
  });

  const TWO_OF_A_NAME: Row[] = [
    WITH_ID,
    ["Garcia J.", 1, 2200001, 2100, "1-0", "Li Wei", 2, 8600001, 1900],
    ["Li Wei", 3, 8600002, 1900, "1-0", "Garcia J.", 1, 2200001, 2100],
    ["Li Wei", "", "", 1900, "1-0", "Garcia J.", 1, 2200001, 2100],
  ];

  test("A7: of whom a name is that two numbers have, is asked, and so is whether they are two", () => {
    const { doubts } = read(TWO_OF_A_NAME);
    expect(doubts.map(({ of }) => of.map(([line]) => line?.id))).toEqual([
      ["8600001", "8600002"],
      ["8600001", ""],
      ["8600002", ""],
    ]);
  });

  test("A7: like names are asked with what the list tells of them, and an answer holds", () => {
    const rows: Row[] = [
      ["White", "Rtg", "Born", "Result", "Black", "Rtg", "Born"],
      ["Meier, Anna", 1650, 1990, "1-0", "Frei, Urs", 1900, 1980],
      ["Frei, Urs", 1900, 1980, "1-0", "Meyer, Anna", 1650, 1990],
      ["Meier, Eva", 1650, 1990, "1-0", "Meyer, Jan", 1700, 2001],
    ];
    const { doubts, event } = read(rows);
    expect(event?.players).toHaveLength(5);
    expect(doubts.map(({ of }) => of.flat().map(({ name, rating }) => [name, rating]))).toEqual([
      [
        ["Meier, Anna", 1650],
        ["Meyer, Anna", 1650],
      ],
    ]);
    const [[one], [other]] = doubts[0]!.of;
    const answered = read(rows, { answers: [{ persons: 1, of: [one!, other!] }] });
    expect(answered.doubts).toEqual([]);
    expect(answered.event?.players.map(({ name, games }) => [name, games.length])).toContainEqual([
      "Meier, Anna",
      2,
    ]);
  });

  test("numbers of one side alone do", () => {
    const { event, findings } = read([
      ["Player", "FIDE-ID", "Rating", "Opponent", "Elo", "Score"],
      ["Ann", 2200001, 2200, "Bea", 2100, 1],
      ["Bea", 8600001, 2100, "ANN", 2200, 0],
    ]);
    expect(findings).toEqual([]);
    expect(event?.players.map(({ id }) => id)).toEqual(["2200001", "8600001"]);
  });
});
