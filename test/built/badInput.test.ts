import type { Metadata } from "../../src/functions/metadata";
import { builtFile } from "../support/built";
import { column, loadFunctions, type ErrorCell } from "../support/excel";

const excel = loadFunctions();
const { functions } = JSON.parse(builtFile("dist/functions.json")) as Metadata;

const REF = { type: "Error", basicType: "Error", basicValue: "#REF!" };
/** No function can give #REF! back. */
const SHOWS_REF = "The input shows #REF!. Expected a cell without an error.";
const DIV = Object.assign(new Error("division"), { code: "#DIV/0!" });
const DATE = 46054;
const HUGE = 1e300;
const DIFFERENCE = "Expected a rating difference, such as 120 or -85.";
const RATING = "Expected a number from 1 to 4000, or u for an unrated player.";
const FRACTION = "Expected a number from 0 to 1 (67 % is 0.67).";
const TOTAL = "Expected points in halves, such as 6.5 or 6½.";
const GAMES = "Expected a whole number of games.";
const PLAYED = "Expected a whole number of games, 1 or more.";
const K = "Expected a whole number from 1 to 100.";
const RESULT = "Expected 1, 0.5, 0, ½, =, w, d or l, or - for a game not played.";
const NOT_PLAYED = "Expected a result; type - for a game not played.";
const BECAME_DATE = "Expected a result. 1/2 typed in a cell becomes a date: type ½ or 0.5.";
const DAY = "Expected a date (a date typed as text does not count).";
const BIRTH = "Expected a date of birth or its year, such as 1990.";
const EDITION =
  "Expected 2005, 2009, 2011, 2012, 2014, 2017, 2022, 2024, 2025, the event's start date";
const ONE_CELL = "Expected a single cell.";
const ONE_EDITION = "Expected one edition for the whole formula, in a single cell.";
const LOGICAL = "Expected TRUE or FALSE.";
const SIZES = "Expected ranges of one size.";

/** A list is a column, a list of lists a matrix, a bare value one cell, null an omitted argument. */
type Row = readonly [name: string, values: readonly unknown[], code: string, ...message: string[]];

const FIELD = [2000, 1900, "u"];
const SQUARE = [
  ["", 1, 1],
  [0, "", 0.5],
  [0, 0.5, ""],
];

const WRONG: readonly Row[] = [
  ["PD", ["abc"], "#VALUE!", "diff: “abc”.", DIFFERENCE],
  ["PD", ["100"], "#VALUE!", "diff: “100”, a number stored as text.", DIFFERENCE],
  ["PD", [true], "#VALUE!", "diff: TRUE.", DIFFERENCE],
  ["PD", [" "], "#VALUE!", "diff: an empty text.", DIFFERENCE],
  [
    "PD",
    ["a text that is far too long to be quoted in full"],
    "#VALUE!",
    "diff: “a text that is far too long to…”.",
  ],
  ["PD", [REF], "#VALUE!", SHOWS_REF],
  ["PD", [DIV], "#DIV/0!"],
  ["DP", [1.01], "#VALUE!", "p: 1.01.", FRACTION],
  ["DP", [-0.01], "#VALUE!", "p: -0.01.", FRACTION],
  ["DP", [67], "#VALUE!", "p: 67.", FRACTION],
  ["DP", ["67 %"], "#VALUE!", "p: “67 %”.", FRACTION],
  ["DP", [0.5, 2006], "#VALUE!", "edition: 2006 is no edition; in force in 2006: 2005.", EDITION],
  ["DP", [0.5, -2014], "#VALUE!", "edition: -2014.", EDITION],
  ["DP", [0.5, 2014.5], "#VALUE!", "edition: 2014.5.", EDITION],
  ["DP", [0.5, "classic"], "#VALUE!", "edition: “classic”.", EDITION],
  ["DP", [0.5, "FSE"], "#VALUE!", "edition: “FSE”.", EDITION],
  ["DP", [0.5, true], "#VALUE!", "edition: TRUE.", EDITION],
  ["DP", [0.5, [2014, 2017]], "#VALUE!", "edition: a range of 2 × 1 cells.", ONE_EDITION],
  ["DP", [0.5, 38533], "#N/A", "2005-06-30 is before 2005-07-01", "Article 0.1 (2005)."],
  ["DP", [0.5, REF], "#VALUE!", SHOWS_REF],
  ["DP", [0, 2005], "#N/A", "dp is not defined for a score of p = 0", "Article 10.1 (2005)."],
  [
    "DP",
    [0.5, "rapid 2022"],
    "#N/A",
    "Rapid and blitz are known here from 2024-03-01",
    "Article 0.1 (rapid 2024).",
  ],
  ["DP", [0.5, "blitz 45000"], "#N/A", "Rapid and blitz are known here from 2024-03-01"],
  ["PERCENT", [5, 0], "#VALUE!", "games: 0.", PLAYED],
  ["PERCENT", [5, [[null]]], "#VALUE!", "games: a blank cell.", PLAYED],
  ["PERCENT", [5, 4], "#VALUE!", "score: 5 points in 4 games. Expected at most one point a game."],
  ["PERCENT", [0.3, 4], "#VALUE!", "score: 0.3.", TOTAL],
  ["PERCENT", [-1, 4], "#VALUE!", "score: -1.", TOTAL],
  ["PERCENT", ["five", 9], "#VALUE!", "score: “five”.", TOTAL],
  ["PERCENT", ["6½½", 9], "#VALUE!", "score: “6½½”.", TOTAL],
  ["PERCENT", [5, 9.5], "#VALUE!", "games: 9.5.", PLAYED],
  ["PERCENT", [5, "9"], "#VALUE!", "games: “9”, a number stored as text.", PLAYED],
  ["PERCENT", [HUGE, 9], "#VALUE!", "score: 1e+300 points in 9 games."],
  ["LOGISTIC", ["x"], "#VALUE!", "diff: “x”.", DIFFERENCE],
  ["TABLE.DP", [1999], "#VALUE!", "edition: 1999.", EDITION],
  ["TABLE.DP", [[[2014, 2017]]], "#VALUE!", "edition: a range of 1 × 2 cells.", ONE_EDITION],
  ["EXPECTED", [-5, 2000], "#VALUE!", "rating: -5.", RATING],
  ["EXPECTED", [4001, 2000], "#VALUE!", "rating: 4001.", RATING],
  ["EXPECTED", [0.5, 2000], "#VALUE!", "rating: 0.5.", RATING],
  ["EXPECTED", [2000, "2100"], "#VALUE!", "opponent: “2100”, a number stored as text.", RATING],
  ["EXPECTED", [2000, "GM"], "#VALUE!", "opponent: “GM”.", RATING],
  ["EXPECTED", [2000, DATE], "#VALUE!", "opponent: 46054.", RATING],
  ["EXPECTED", [2000, HUGE], "#VALUE!", "opponent: 1e+300.", RATING],
  ["EXPECTED", [2000, false], "#VALUE!", "opponent: FALSE.", RATING],
  ["EXPECTED", [2000, 2100, "FIDE"], "#VALUE!", "edition: “FIDE”.", "“FSE”."],
  ["EXPECTED", [2000, REF], "#VALUE!", SHOWS_REF],
  ["EXPECTED", [DIV, "x"], "#DIV/0!"],
  ["COUNTED", ["x", 2000], "#VALUE!", "rating: “x”.", RATING],
  ["COUNTED", [2000, -1], "#VALUE!", "opponent: -1.", RATING],
  [
    "COUNTED",
    [2000, 2100, 2010],
    "#VALUE!",
    "edition: 2010 is no edition; in force in 2010: 2009.",
    EDITION,
  ],
  ["DELTA", [2000, 2100, 2], "#VALUE!", "score: 2.", RESULT],
  ["DELTA", [2000, 2100, 0.25], "#VALUE!", "score: 0.25.", RESULT],
  ["DELTA", [2000, 2100, -1], "#VALUE!", "score: -1.", RESULT],
  ["DELTA", [2000, 2100, "won"], "#VALUE!", "score: “won”.", RESULT],
  ["DELTA", [2000, 2100, "½1"], "#VALUE!", "score: “½1”.", RESULT],
  ["DELTA", [2000, 2100, "10"], "#VALUE!", "score: “10”, a number stored as text.", RESULT],
  ["DELTA", [2000, 2100, DATE], "#VALUE!", "score: 46054.", BECAME_DATE],
  ["DELTA", [2000, 2100, [[null]]], "#VALUE!", "score: a blank cell.", NOT_PLAYED],
  ["DELTA", [2000, 2100, true], "#VALUE!", "score: TRUE.", RESULT],
  ["DELTA", [2000, 2100, REF], "#VALUE!", SHOWS_REF],
  [
    "CHANGE",
    [[2000, 2100], [2100], [1], 20],
    "#VALUE!",
    "rating: a range of 2 × 1 cells.",
    ONE_CELL,
  ],
  [
    "CHANGE",
    ["u", [2100], [1], 20, 2014],
    "#N/A",
    "An unrated player has no rating change.",
    "Article 8.5 (2014).",
  ],
  [
    "CHANGE",
    [2000, [2100, 2200], [1], 20],
    "#VALUE!",
    "opponents is a range of 2 × 1 cells, scores a range of 1 × 1 cells.",
    SIZES,
  ],
  ["CHANGE", [2000, [2100, 2200], [1, 2], 20], "#VALUE!", "scores (row 2, column 1): 2.", RESULT],
  [
    "CHANGE",
    [2000, [2100, 2200], [[1], [null]], 20],
    "#VALUE!",
    "scores (row 2, column 1): a blank cell.",
    NOT_PLAYED,
  ],
  [
    "CHANGE",
    [2000, [2100, 2200], [1, DATE], 20],
    "#VALUE!",
    "scores (row 2, column 1): 46054.",
    BECAME_DATE,
  ],
  [
    "CHANGE",
    [2000, [2100, "GM"], [1, 1], 20],
    "#VALUE!",
    "opponents (row 2, column 1): “GM”.",
    RATING,
  ],
  ["CHANGE", [2000, [2100], [1], 0], "#VALUE!", "k: 0.", K],
  ["CHANGE", [2000, [2100], [1], 101], "#VALUE!", "k: 101.", K],
  ["CHANGE", [2000, [2100], [1], -20], "#VALUE!", "k: -20.", K],
  ["CHANGE", [2000, [2100], [1], 12.5], "#VALUE!", "k: 12.5.", K],
  ["CHANGE", [2000, [2100], [1], "20"], "#VALUE!", "k: “20”, a number stored as text.", K],
  ["CHANGE", [2000, [2100], [1], [20, 20]], "#VALUE!", "k: a range of 2 × 1 cells.", ONE_CELL],
  ["CHANGE", [2000, [2100, REF], [1, 1], 20], "#VALUE!", SHOWS_REF],
  [
    "CHANGE",
    [2000, [2100], [1], 20, 2018],
    "#VALUE!",
    "edition: 2018 is no edition; in force in 2018: 2017.",
    EDITION,
  ],
  [
    "NEWRATING",
    [2000, "5"],
    "#VALUE!",
    "change: “5”, a number stored as text.",
    "Expected a rating change, such as 6.2 or -2.5.",
  ],
  ["NEWRATING", [2000, HUGE], "#VALUE!", "change: 1e+300."],
  ["NEWRATING", [5000, 5], "#VALUE!", "rating: 5000.", RATING],
  [
    "KFACTOR",
    ["u", null, null, null, null, 2014],
    "#N/A",
    "An unrated player has no K.",
    "Article 8.56 (2014).",
  ],
  ["KFACTOR", [0], "#N/A", "An unrated player has no K.", "Article 8.3.3 (2025)."],
  ["KFACTOR", [2000, -1], "#VALUE!", "games: -1.", GAMES],
  ["KFACTOR", [2000, 12.5], "#VALUE!", "games: 12.5.", GAMES],
  ["KFACTOR", [2000, "many"], "#VALUE!", "games: “many”.", GAMES],
  ["KFACTOR", [2000, null, -3], "#VALUE!", "age: -3.", "Expected an age in whole years."],
  ["KFACTOR", [2000, null, 17.5], "#VALUE!", "age: 17.5."],
  ["KFACTOR", [2000, null, 2006], "#VALUE!", "age: 2006."],
  ["KFACTOR", [2000, null, null, 9000], "#VALUE!", "peak: 9000.", RATING],
  [
    "KFACTOR",
    [2000, null, null, null, -1],
    "#VALUE!",
    "periodGames: -1.",
    "Expected a whole number of games from 0 to 700.",
  ],
  ["KFACTOR", [2000, null, null, null, null, 20], "#VALUE!", "edition: 20.", EDITION],
  ["KFACTOR", [2000, null, DIV], "#DIV/0!"],
  ["AGE", [12, 45352], "#VALUE!", "birth: 12.", BIRTH],
  ["AGE", [1990.5, 45352], "#VALUE!", "birth: 1990.5.", BIRTH],
  ["AGE", ["1 May 1990", 45352], "#VALUE!", "birth: “1 May 1990”.", BIRTH],
  ["AGE", [1990, "today"], "#VALUE!", "on: “today”.", DAY],
  ["AGE", [1990, 38000], "#N/A", "2004-01-14 is before 2005-07-01"],
  [
    "AGE",
    [2030, 45352],
    "#VALUE!",
    "birth: 2030.",
    "Expected a birth before the day of the event.",
  ],
  [
    "PERFORMANCE",
    [
      ["u", "u"],
      [1, 1],
    ],
    "#N/A",
    "No rated opponent",
    "Expected at least one rating.",
  ],
  [
    "PERFORMANCE",
    [[2000, "u"], 1],
    "#VALUE!",
    "scores: one total beside an unrated opponent",
    "Expected a result for each opponent",
  ],
  ["PERFORMANCE", [[2000, 2100], 2.5], "#VALUE!", "scores: 2.5 points in 2 games."],
  [
    "PERFORMANCE",
    [
      [2000, 2100, 2200],
      [1, 1],
    ],
    "#VALUE!",
    "opponents is a range of 3 × 1 cells, scores a range of 2 × 1 cells.",
    SIZES,
  ],
  [
    "PERFORMANCE",
    [
      [2000, 2100],
      [1, "?"],
    ],
    "#VALUE!",
    "scores (row 2, column 1): “?”.",
    RESULT,
  ],
  [
    "PERFORMANCE",
    [
      [2000, 2100],
      [1, REF],
    ],
    "#VALUE!",
    SHOWS_REF,
  ],
  ["STAKES", [0], "#VALUE!", "k: 0.", K],
  ["STAKES", ["K"], "#VALUE!", "k: “K”.", K],
  ["STAKES", [[10, 20]], "#VALUE!", "k: a range of 2 × 1 cells.", ONE_CELL],
  ["STAKES", [20, "Swiss"], "#VALUE!", "edition: “Swiss”.", "“FSE”."],
  ["KFACTOR", [2250, 50, 17, null, 2014], "#VALUE!", "periodGames: 2014."],
  ["EXPECTED", [2000, 2100, 20140701], "#VALUE!", "edition: 20140701.", EDITION],
  [
    "ROBIN",
    [
      ["A", "B", "C"],
      FIELD,
      [
        ["", "1-0", 1],
        ["0-1", "", 0],
        [0, 1, ""],
      ],
    ],
    "#VALUE!",
    "scores (row 1, column 2): “1-0”.",
    "Expected the results of a pairing",
  ],
  ["RU", [2000, DATE, 5], "#VALUE!", "score: 46054.", BECAME_DATE],
  ["LIST", [60], "#VALUE!", "date: 60.", DAY],
  ["PERCENT", [1, 1e8], "#VALUE!", "games: 100000000.", PLAYED],
  [
    "EXPECTED",
    [{ type: "Entity", text: "Paris", basicType: "Error", basicValue: "#VALUE!" }, 2000],
    "#VALUE!",
    "rating: “Paris”.",
    RATING,
  ],
  ["COMPRESS", [-1500], "#VALUE!", "rating: -1500.", RATING],
  ["SWISS.RC", [["u", "", 0]], "#N/A", "No rated opponent", "Article 8.2.2 (2025)."],
  ["SWISS.RC", [[2000, "x"]], "#VALUE!", "opponents (row 2, column 1): “x”.", RATING],
  ["SWISS.RC", [[[2000, 2100, -1]]], "#VALUE!", "opponents (row 1, column 3): -1.", RATING],
  [
    "RU",
    [2000, 0, 5, null, 2014],
    "#N/A",
    "A score of 0 in a first event does not count. Expected at least 0.5.",
    "Article 8.21 (2014).",
  ],
  [
    "RU",
    [2000, 0.5, 5, null, 2005],
    "#N/A",
    "A score of 0.5 in a first event does not count. Expected at least 1.",
    "Article 10.21 (2005).",
  ],
  [
    "RU",
    [2000, 0.5, 5, null, 2011, null, false],
    "#N/A",
    "A score of 0.5 in a later event does not count.",
    "Article 6.41 (2011).",
  ],
  [
    "RU",
    [2000, 2, 2, null, 2011],
    "#N/A",
    "Games against rated opponents: 2. Expected at least 3.",
    "Article 8.21 (2011).",
  ],
  [
    "RU",
    [2000, 2, 2, "team", 2005],
    "#N/A",
    "Games against rated opponents: 2.",
    "Article 6.42 (2005).",
  ],
  [
    "RU",
    [2000, 0, 5, null, 2005, null, false],
    "#N/A",
    "dp is not defined for a score of p = 0",
    "Article 10.1 (2005).",
  ],
  [
    "RU",
    [2000, 2, 5, "robin", 2024],
    "#N/A",
    "The round-robin method is gone",
    "Expected 2017 or earlier",
  ],
  ["RU", [2000, 2, 0], "#VALUE!", "games: 0.", PLAYED],
  ["RU", [2000, 2, -5], "#VALUE!", "games: -5.", GAMES],
  ["RU", [2000, 6, 5], "#VALUE!", "score: 6 points in 5 games."],
  ["RU", [2000, 2.2, 5], "#VALUE!", "score: 2.2.", TOTAL],
  [
    "RU",
    [2000, 2, 5, "round robin"],
    "#VALUE!",
    "system: “round robin”.",
    "Expected “swiss”, “team” or “robin”.",
  ],
  ["RU", [2000, 2, 5, 1], "#VALUE!", "system: 1."],
  ["RU", [2000, 2, 5, "robin", 2014, -9], "#VALUE!", "opponents: -9.", PLAYED],
  ["RU", [2000, 2, 5, null, 2014, null, "no"], "#VALUE!", "first: “no”.", LOGICAL],
  ["RU", [2000, 2, 5, null, 2014, null, 2], "#VALUE!", "first: 2.", LOGICAL],
  ["RU", [-2000, 2, 5], "#VALUE!", "rc: -2000.", RATING],
  ["RU", [2000, 2, 5, REF], "#VALUE!", SHOWS_REF],
  [
    "SWISS.RU",
    [[2000, 2100], [1, 1], 2011],
    "#N/A",
    "Games against rated opponents: 2.",
    "Article 8.21 (2011).",
  ],
  ["SWISS.RU", [["u"], ["-"]], "#N/A", "No rated opponent"],
  ["SWISS.RU", [[2000, "u"], 1], "#VALUE!", "scores: one total beside an unrated opponent"],
  [
    "SWISS.RU",
    [
      [2000, 2100],
      [1, 1, 1],
    ],
    "#VALUE!",
    "opponents is a range of 2 × 1 cells, scores a range of 3 × 1 cells.",
  ],
  [
    "SWISS.RU",
    [
      [2000, 2100],
      [[1], [null]],
    ],
    "#VALUE!",
    "scores (row 2, column 1): a blank cell.",
    NOT_PLAYED,
  ],
  [
    "SWISS.RU",
    [[2000, 2100], 1, 2014, [true, true]],
    "#VALUE!",
    "first: a range of 2 × 1 cells.",
    ONE_CELL,
  ],
  [
    "POOL",
    [[2200], [1], [3], 2005],
    "#N/A",
    "This edition does not pool games",
    "use FIDE.WEIGHTED",
    "Article 10.3 (2005).",
  ],
  ["POOL", [[0], [0], [0], 2014], "#N/A", "No rated opponent", "Article 8.3 (2014)."],
  [
    "POOL",
    [
      [2200, "u"],
      [1, 1],
      [3, 3],
    ],
    "#VALUE!",
    "averages (row 2, column 1): “u”.",
    "Expected the average rating of the rated opponents.",
  ],
  [
    "POOL",
    [[2200, 2100], [1], [3, 3]],
    "#VALUE!",
    "averages is a range of 2 × 1 cells, scores a range of 1 × 1 cells.",
    SIZES,
  ],
  ["POOL", [[2200], [4], [3]], "#VALUE!", "scores: 4 points in 3 games."],
  ["POOL", [[2200], [1], [-3]], "#VALUE!", "games: -3.", GAMES],
  [
    "WEIGHTED",
    [[2200, 2100], [5]],
    "#VALUE!",
    "ru is a range of 2 × 1 cells, games a range of 1 × 1 cells.",
    SIZES,
  ],
  ["WEIGHTED", [["u"], [5]], "#N/A", "There is nothing to average.", "Article 10.3 (2005)."],
  ["WEIGHTED", [[2200], [2.5]], "#VALUE!", "games: 2.5.", GAMES],
  [
    "ROBIN.RA",
    [["u", "u", "u"], [1, 1, 1], null, 2014],
    "#N/A",
    "Nobody in the field is rated.",
    "Article 6.2 (2014).",
  ],
  [
    "ROBIN.RA",
    [
      [2000, "u"],
      [1, 0],
    ],
    "#N/A",
    "A field of 2 is no round robin.",
    "Expected at least 3 players.",
  ],
  [
    "ROBIN.RA",
    [[2000, 1900, "u"], [2, 1, 0], null, 2005],
    "#N/A",
    "dp is not defined for a score of p = 1 (player 1)",
  ],
  ["ROBIN.RA", [FIELD, [3, 0, 0]], "#VALUE!", "scores (row 1, column 1): 3 points in 2 games."],
  [
    "ROBIN.RA",
    [FIELD, [1, 1]],
    "#VALUE!",
    "ratings is a range of 3 × 1 cells, scores a range of 2 × 1 cells.",
  ],
  ["ROBIN.RA", [FIELD, [1, 1, 1], -2], "#VALUE!", "games: -2.", PLAYED],
  ["ROBIN.RC", [2348, "x", FIELD], "#VALUE!", "ru: “x”.", RATING],
  ["ROBIN.RC", [2348, 2032, [2032]], "#N/A", "A field of 1 is no round robin."],
  ["ROBIN.RC", [2348, 2032, [2032, "x"]], "#VALUE!", "field (row 2, column 1): “x”.", RATING],
  [
    "ROBIN.RC",
    [2348, 2032, FIELD],
    "#VALUE!",
    "field (row 3, column 1): “u”. Expected a rating, or the first-pass Ru of an unrated player.",
  ],
  [
    "ROBIN.RC",
    [2348, 2032, [2000, 1900, 2032], 2022],
    "#N/A",
    "The round-robin method is gone",
    "Article 8.2 (2022).",
  ],
  [
    "ROBIN",
    [["A", "B"], FIELD, SQUARE],
    "#VALUE!",
    "names is a range of 2 × 1 cells, ratings a range of 3 × 1 cells.",
  ],
  [
    "ROBIN",
    [["A", "B", true], FIELD, SQUARE],
    "#VALUE!",
    "names (row 3, column 1): TRUE. Expected a name.",
  ],
  [
    "ROBIN",
    [["A", "B", "C"], [2000, "x", "u"], SQUARE],
    "#VALUE!",
    "ratings (row 2, column 1): “x”.",
    RATING,
  ],
  [
    "ROBIN",
    [["A", "B", "C"], FIELD, [[1, 2]]],
    "#VALUE!",
    "scores: a range of 1 × 2 cells for 3 players.",
  ],
  [
    "ROBIN",
    [["A", "B", "C"], FIELD, [3, 0, 0]],
    "#VALUE!",
    "scores: 3 points for A. Expected at most 2, a point an opponent; for a double round give the square of results.",
  ],
  [
    "ROBIN",
    [["A", "B", "C"], FIELD, [1, 1, 0.5]],
    "#VALUE!",
    "scores: the totals add up to 2.5. Expected 3",
  ],
  [
    "ROBIN",
    [
      ["A", "B", "C"],
      FIELD,
      [
        ["", 1, 1],
        [1, "", 0],
        [0, 1, ""],
      ],
    ],
    "#VALUE!",
    "scores: the result of A against B does not fit",
  ],
  [
    "ROBIN",
    [
      ["A", "B", "C"],
      FIELD,
      [
        ["", null, 1],
        [0, "", 0],
        [0, 1, ""],
      ],
    ],
    "#VALUE!",
    "scores (row 1, column 2): a blank cell.",
    NOT_PLAYED,
  ],
  [
    "ROBIN",
    [
      ["A", "B", "C"],
      FIELD,
      [
        ["", "7", 1],
        [0, "", 0],
        [0, 1, ""],
      ],
    ],
    "#VALUE!",
    "scores (row 1, column 2): “7”, a number stored as text.",
  ],
  [
    "ROBIN",
    [
      ["A", "B", "C"],
      FIELD,
      [
        ["", "+", 1],
        ["-", "", 0],
        [0, 1, ""],
      ],
      null,
      2014,
    ],
    "#N/A",
    "A and B have a game that was not played",
    "Article 6.4 (2014).",
  ],
  [
    "ROBIN",
    [["A", "B", "C"], FIELD, SQUARE, [10, 200, 10]],
    "#VALUE!",
    "k (row 2, column 1): 200.",
    K,
  ],
  [
    "ROBIN",
    [["A", "B", "C"], FIELD, SQUARE, null, 2022],
    "#N/A",
    "The round-robin method is gone",
    "2017",
  ],
  ["ROBIN", [["A", "B", "C"], FIELD, SQUARE, null, "FSE"], "#VALUE!", "edition: “FSE”.", EDITION],
  [
    "ROBIN",
    [["A", "B", "C"], FIELD, SQUARE, null, 2017, true],
    "#VALUE!",
    "asPrinted: TRUE with edition 2017.",
  ],
  ["ROBIN", [["A", "B", "C"], ["u", "u", "u"], SQUARE], "#N/A", "Nobody in the field is rated."],
  [
    "ROBIN",
    [["A", "B", "C"], FIELD, [2, 1, 0]],
    "#N/A",
    "C has 0 points, expected at least 0.5",
    "give the square of results",
    "Article 8.21 (2017).",
  ],
  ["PUBLISHABLE", [2000, -1], "#VALUE!", "games: -1.", GAMES],
  ["PUBLISHABLE", [2000, 7, 2014, 7], "#VALUE!", "needed: 7. Expected 5 in edition 2014."],
  [
    "PUBLISHABLE",
    [2000, 7, 2011, 3],
    "#VALUE!",
    "needed: 3. Expected 9, or 7 for its exceptions, in edition 2011.",
  ],
  ["EDITION", ["2014"], "#VALUE!", "date: “2014”, a number stored as text.", DAY],
  ["EDITION", [-5], "#VALUE!", "date: -5.", DAY],
  ["EDITION", [HUGE], "#VALUE!", "date: 1e+300.", DAY],
  ["EDITION", [38533], "#N/A", "2005-06-30 is before 2005-07-01", "Article 0.1 (2005)."],
  ["LIST", ["x"], "#VALUE!", "date: “x”.", DAY],
  ["LIST", [30000], "#N/A", "1982-02-18 is before 2005-07-01"],
  ["RATEDON", [44000], "#N/A", "No closing date is fixed", "Article 7.13 (2017)."],
  ["RATEDON", [38600], "#N/A", "No closing date is fixed", "Article 9.13 (2005)."],
  ["RATEDON", [45700, null, "x"], "#VALUE!", "official: “x”.", LOGICAL],
  ["ACTIVE", [-1], "#VALUE!", "games: -1.", GAMES],
  ["ACTIVE", ["four"], "#VALUE!", "games: “four”.", GAMES],
  ["MINTIME", ["GM"], "#VALUE!", "highestRating: “GM”.", RATING],
  ["MINTIME", [2000, "rapid"], "#N/A", "Rapid and blitz have bounds", "Article 1.1 (rapid 2025)."],
  [
    "TIMECONTROL",
    [-90, 30, 2000],
    "#VALUE!",
    "minutes: -90.",
    "Expected a number of minutes, 0 or more.",
  ],
  [
    "TIMECONTROL",
    [90, -30, 2000],
    "#VALUE!",
    "increment: -30.",
    "Expected a number of seconds, 0 or more.",
  ],
  ["TIMECONTROL", ["90+30", 0, 2000], "#VALUE!", "minutes: “90+30”."],
  ["TIMECONTROL", [90, 30, 5000], "#VALUE!", "highestRating: 5000.", RATING],
];

test("at least 150 wrong inputs", () => {
  expect(WRONG.length).toBeGreaterThanOrEqual(150);
});

test.each(WRONG)("FIDE.%s %j is %s", (name, values, code, ...messages) => {
  const { id, parameters } = functions.find((each) => each.name === name)!;
  const sent = parameters.map((_, index) => asSent(values[index] ?? null));
  const result = excel.call(id, ...sent);
  expect(result).toHaveLength(1);
  const error = result[0]?.[0] as ErrorCell;
  expect(error.code).toBe(code);
  for (const message of messages) expect(error.message).toContain(message);
  if (messages.length === 0) expect(error.message).toBe("");
});

function asSent(value: unknown): unknown {
  if (value === null) return null;
  if (!Array.isArray(value)) return [[value]];
  return value.every(Array.isArray) ? value : column(value);
}
