import type { FindingKey, FindingValues } from "../../src/tournament/finding";
import { edition } from "../support/editions";
import { LANGUAGES } from "../support/languages";

const SAMPLES: { readonly [K in FindingKey]: FindingValues[K] } = {
  noTable: {},
  noGames: { list: "standing" },
  notPlayedYet: { games: 3 },
  tooManyPlayers: { players: 41, most: 40 },
  notAResult: { came: "won" },
  dateForResult: { came: 46054, typed: "½" },
  markedResult: { player: "Ann", opponent: "Bob", came: "(1)" },
  sumOfGames: { player: "Ann", opponent: "Bob", came: 3 },
  signForResult: { player: "Ann", opponent: "Bob", came: "+" },
  halfOnly: {},
  columnsReordered: {},
  noResults: { player: "Ann" },
  orderUnclear: {},
  playerLeftOut: { player: "Ann" },
  otherTables: { areas: "A20:F30" },
  blankResult: { player: "Ann", opponent: "Bob" },
  contradiction: { player: "Ann", opponent: "Bob", came: "1", other: "½" },
  gamesMissing: { player: "Ann", opponent: "Bob", games: 2 },
  tooManyGames: { player: "Ann", opponent: "Bob", came: 10, games: 1 },
  totalTooHigh: { player: "Ann", came: 20, most: 18 },
  resultsNotRead: {},
  drawOrUnplayed: { player: "Ann", opponent: "Bob" },
  pointsDiffer: { player: "Ann", came: 13, expected: 14 },
  notPoints: { player: "Ann", came: "many" },
  totalsDiffer: { came: 88, expected: 90 },
  notARating: { player: "Ann", came: 26000 },
  ratingsWritten: { came: "2.251", rating: 2251 },
  notFideRating: { player: "Ann", came: "1499N", letter: "N" },
  blankRating: { player: "Ann" },
  fideRatingsEmpty: { chosen: "Rtg", empty: "RtgF" },
  impossibleRating: { player: "Ann", rating: 215, doubt: "below floor", limit: 1000 },
  oddRating: { player: "Ann", rating: 2600, doubt: "far" },
  oddBirth: { player: "Ann", year: 2015, played: 2014 },
  whoseRatings: { heading: "DWZ", doubt: "national" },
  severalRatings: { chosen: "Rtg", others: "RtgN" },
  noRatings: {},
  factNotRead: { player: "Ann", column: "Born", came: "01" },
  notAK: { player: "Ann", came: 200 },
  noName: { player: "3" },
  nameIsError: { came: "=Ann" },
  sameName: { name: "Ann", other: "3" },
  joinedNames: { player: "Ann Lee", before: "Lee, Ann", cell: "B4" },
  idTwice: { player: "Ann", id: "1300001", before: "Bob", cell: "B4" },
  ratingsDiffer: { player: "Ann", came: 2100, before: "2000" },
  mirrorMissing: { player: "Ann", opponent: "Bob" },
  gameTwice: { player: "Ann", opponent: "Bob", round: 3 },
  playerTwiceInRound: { player: "Ann", round: 3 },
  bothSidesOneself: { player: "Ann" },
  namesOfIdDiffer: { player: "Ann", id: "1503014", before: "Bea" },
  idsOfNameDiffer: { player: "Ann", id: "1503014", before: "24116068" },
  pooledRatingsDiffer: { player: "Ann", came: "2100", before: "2000" },
  pooledSameName: { player: "Ann" },
  pooledNamesJoined: { player: "Ann Lee", before: "Lee, Ann" },
  pooledNamesDiffer: { player: "Ann", id: "1503014", before: "Bea" },
  pooledIdsDiffer: { player: "Ann", id: "1503014", before: "24116068" },
  partUnreadable: { table: "Final!A1:F9" },
  notADay: { event: "Open", came: "soon" },
  notAList: { event: "Open", came: "next" },
  notALastDay: { event: "Open", came: "next" },
  notAnAverage: { event: "Open", came: "strong" },
  raForRc: { rating: 1800 },
  notGames: { event: "Open", came: 0.5 },
  notGamesThatCount: { player: "Ann", came: "many" },
  nobodyAbove: {},
  eventTwice: { player: "Ann", event: "Open" },
  deltaWithoutRating: { player: "Ann", came: 1.25 },
  notADelta: { player: "Ann", came: 3.5, games: 3 },
  notEarlierGames: { player: "Ann", came: "few" },
  tooLong: { player: "Ann", came: "123456789012", most: 11 },
  notAStart: { player: "Ann", came: "x" },
  notATrfRound: { player: "Ann", came: "bye" },
  notARound: { player: "Ann", came: "12q1" },
  nobodyHasNumber: { player: "Ann", number: 77 },
  roundContradiction: { player: "Ann", opponent: "Bob", round: 3 },
  againstOneself: { player: "Ann", round: 3 },
  freeAndGame: { tag: "240", player: "Ann", round: 3 },
  selectionTooSmall: { area: "A6:M16" },
};

describe.each(LANGUAGES)("$code", ({ table: texts, sheets }) => {
  test.each(Object.entries(SAMPLES))("%s says all it knows", (key, values) => {
    const say = texts.finding[key as FindingKey] as (of: object) => string;
    const sentence = say(values);
    for (const [name, value] of Object.entries(values)) {
      const points =
        typeof value === "number" && /^(points|totals)Differ$|TooHigh$|^sumOf/.test(key)
          ? value / 2
          : value;
      /** The serial of a date that nobody typed, and the kind of a doubt, are said in words. */
      const isInWords = key === "dateForResult" || name === "doubt" || name === "list";
      if (!isInWords) expect(sentence.replace(",", ".")).toContain(String(points));
    }
  });

  test("every heading of the table has a hint that fits into Excel's prompt", () => {
    const headings = Object.values(sheets.tableHeadings);
    const hints = Object.values(sheets.tableHints);
    expect([headings, hints].map(({ length }) => length)).toEqual([14, 14]);
    for (const id of [2005, 2017] as const) {
      for (const hint of hints) expect(hint(edition(id)).length).toBeLessThanOrEqual(255);
    }
    for (const hint of Object.values(sheets.hints)) {
      expect(hint("8.58", "2011").length).toBeLessThanOrEqual(255);
    }
    const titles = [...headings, sheets.limit, sheets.columns.firstEvent];
    for (const title of titles) expect(title.length).toBeLessThanOrEqual(32);
  });
});
