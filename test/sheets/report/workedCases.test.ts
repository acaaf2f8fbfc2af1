import type { EditionId } from "../../../src/rules/editions/edition";
import type { Rating, Result } from "../../../src/rules/units";
import type { StyleName } from "../../../src/sheets/articles/style";
import { reportPlaces } from "../../../src/sheets/report/places";
import type { ReportColumn } from "../../../src/sheets/report/layout";
import type { ReportOrder } from "../../../src/sheets/report/order";
import type { Event, EventGame } from "../../../src/tournament/event";
import { eventOfRoundRobin } from "../../support/tournaments";
import type { RoundRobin } from "../../../src/tournament/roundRobin";
import { edition } from "../../support/editions";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { exampleOrder } from "../../support/exampleOrder";
import { writeAllPlanned } from "../../support/plannedSheet";
import { NAMES, PLAIN_ORDER, reportAddress, reportPlans } from "../../support/reportOnSheet";
import { addressOfPlayer, ofPlayer } from "../../support/reportCells";
import { addressIn, namedAddress } from "../../support/tableCells";

/** Columns of the report, a row for each player. */
function reported(order: ReportOrder, columns: readonly ReportColumn[]): (string | number)[][] {
  const book = new PlannedWorkbook();
  writeAllPlanned(book, reportPlans(order));
  const { values } = book.read(NAMES.report, reportAddress(order));
  const places = reportPlaces(order);
  return order.event.players.map((_, player) =>
    columns.map((column) => {
      const value = ofPlayer(values, places, column, player);
      return typeof value === "number" ? Math.round(100 * value) / 100 : String(value);
    }),
  );
}

function robinReport(
  robin: RoundRobin,
  id: EditionId,
  style: StyleName,
  isWeFromRu = false,
): ReportOrder {
  return {
    ...PLAIN_ORDER,
    event: eventOfRoundRobin(robin)!,
    edition: edition(id),
    style,
    robin: { event: robin, championship: "none", later: new Set() },
    others: new Set(isWeFromRu ? (["weOfFirstPass"] as const) : []),
  };
}

const EXAMPLE = exampleOrder(2011, "fide").event;

describe.each(["fide", "plain"] as const)("%s", (style) => {
  test("8.58 (2011) by its rule: We and the change with Ru (new)", () => {
    expect(reported(robinReport(EXAMPLE, 2011, style), ["player", "we", "change", "ru"])).toEqual([
      ["A", 7.36, 6.4, ""],
      ["B", 6.48, 5.2, ""],
      ["C", "", "", 2423],
      ["D", 5.4, 6, ""],
      ["E", "", "", 2393],
      ["F", 2.55, 21.75, ""],
      ["G", 4.21, -18.15, ""],
      ["H", "", "", 2144],
      ["I", "", "", 2006],
      ["J", 4.21, -48.15, ""],
    ]);
  });

  test("10.54 (2005): Ru (new) 2414, 2386, 2139, 1989, and Rc (new)", () => {
    const rows = reported(robinReport(EXAMPLE, 2005, style), ["player", "rc", "ru"]);
    expect(rows.filter(([, , ru]) => ru !== "")).toEqual([
      ["C", 2351, 2414],
      ["E", 2348, 2386],
      ["H", 2337, 2139],
      ["I", 2305, 1989],
    ]);
  });

  test("10.54 (2005): We of F is 2.62 with Ru (new), 2.55 with Ru, if that is chosen", () => {
    const we = (isWeFromRu: boolean) =>
      reported(robinReport(EXAMPLE, 2005, style, isWeFromRu), ["player", "we", "ru"]);
    expect(we(false)[5]).toEqual(["F", 2.62, ""]);
    expect(we(true)[5]).toEqual(["F", 2.55, ""]);
    expect(we(true)[2]).toEqual(["C", "", 2414]);
  });

  test("8.52 (2011): where fewer than three are rated, unrated players count for nobody", () => {
    const players = EXAMPLE.players.slice(0, 4).map((player, index) => ({
      ...player,
      rating: index < 2 ? player.rating : null,
    }));
    const square = "square" in EXAMPLE.scores ? EXAMPLE.scores.square : [];
    const four = { players, scores: { square: square.slice(0, 4).map((row) => row.slice(0, 4)) } };
    const in2011 = reported(robinReport(four, 2011, style), ["n", "ru"]);
    expect(in2011).toEqual([
      [1, ""],
      [1, ""],
      [2, ""],
      [2, ""],
    ]);
    const in2014 = reported(robinReport(four, 2014, style), ["n"]);
    expect(in2014).toEqual([[3], [3], [3], [3]]);
  });

  test("8.2.2 (2024): two hypothetical opponents, 1586 (Arbiters' Manual 2025, Q15)", () => {
    const opponents = [1726, 1415, 1424, 1625, 1502, 1628, 1740];
    const event = single(null, opponents, [0, 2, 1, 0, 2, 1, 0]);
    const order = { ...PLAIN_ORDER, event, edition: edition(2024), style };
    const ra = Math.round((100 * (11060 + 3600)) / 9) / 100;
    expect(reported(order, ["n", "w", "rc", "ra", "p", "dp", "ru"])).toEqual([
      [7, 3, 11060 / 7, ra, 0.44, -43, 1586],
    ]);
  });

  test("11.31 (2005): with three rated opponents and ½ point Ru is given, and said not to count", () => {
    const event = single(null, [2000, 2010, 1990, 2000], [1, 0, 0, 0]);
    const order = { ...PLAIN_ORDER, event, edition: edition(2005), style };
    const [[w, ru, lacks] = []] = reported(order, ["w", "ru", "lacks"]);
    expect([w, ru]).toEqual([0.5, 2000 - 322]);
    expect(lacks).toContain("points, 1 needed. Ru is reported, not counted: 11.31 (2005).");
    const two = { ...order, event: single(null, [2000, 2010], [1, 0]) };
    expect(reported(two, ["rc", "ru"])).toEqual([[0, ""]]);
    const none = { ...order, event: single(null, [2000, 2010, 1990], [0, 0, 0]) };
    expect(reported(none, ["ru"])).toEqual([[""]]);
    const in2014 = { ...order, event: single(null, [2000], [0]), edition: edition(2014) };
    expect(reported(in2014, ["ru"])).toEqual([[""]]);
  });

  test("7.14 (2014): who lacks nothing reads his first rating, not an empty cell", () => {
    const event = single(null, [1800, 1800, 1800, 1800, 1800], [2, 2, 1, 1, 0]);
    const order = { ...PLAIN_ORDER, event, edition: edition(2014), style };
    const columns = ["ru", "rnFirst", "lacks"] as const;
    expect(reported(order, columns)).toEqual([[1820, 1820, "first rating 1820"]]);
    const four = { ...order, event: single(null, [1800, 1800, 1800, 1800], [2, 2, 1, 1]) };
    expect(reported(four, columns)).toEqual([[1840, "", "games, 5 needed in all."]]);
  });

  test.each(["swiss", "team"] as const)(
    "6.1, 10.21 (2005), 6.31 (2014): said not to be the first event, fewer points count, %s",
    (kind) => {
      const later = new Set([0]);
      const of = (id: EditionId, scores: readonly Result[]) => {
        const event = { ...single(null, [2000, 2010, 1990], scores), kind };
        return reported({ ...PLAIN_ORDER, event, edition: edition(id), style, later }, [
          "ru",
          "lacks",
        ])[0]!;
      };
      expect(of(2005, [1, 0, 0])).toEqual([2000 - 273, "games, 9 needed in all."]);
      expect(of(2005, [0, 0, 0])).toEqual([
        "",
        "no point: dp is not defined, 10.1(a) (2005). games, 9 needed in all.",
      ]);
      expect(of(2014, [0, 0, 0])).toEqual([1200, "games, 5 needed in all."]);
      /** 6.41: in any event. */
      expect(of(2011, [1, 0, 0])).toEqual(["", "points, 1 needed. games, 9 needed in all."]);
    },
  );

  test("6.1: “no” under First event can be taken back on the sheet", () => {
    const event = single(null, [2000, 2010, 1990], [0, 0, 0]);
    const order = { ...PLAIN_ORDER, event, edition: edition(2014), style, later: new Set([0]) };
    const book = new PlannedWorkbook();
    writeAllPlanned(book, reportPlans(order));
    const places = reportPlaces(order);
    const ru = () => book.read(NAMES.report, addressOfPlayer(places, "ru", 0)).values[0]![0];
    expect(ru()).toBe(1200);
    book.write(NAMES.report, addressOfPlayer(places, "firstEvent", 0), [["yes"]]);
    expect(ru()).toBe("");
  });

  test("6.4, 6.1 (2005): the one unrated player of a Scheveningen counts with Ru only if he has a point", () => {
    const counted = (scores: readonly Result[], later: ReadonlySet<number>) => {
      const event = scheveningen(scores);
      const order = { ...PLAIN_ORDER, event, edition: edition(2005), style, later };
      return reported(order, ["n"]).map(([n]) => n);
    };
    expect(counted([2, 0, 0], new Set())).toEqual([3, 1, 1, 1]);
    expect(counted([1, 0, 0], new Set())).toEqual([3, 0, 0, 0]);
    expect(counted([1, 0, 0], new Set([0]))).toEqual([3, 1, 1, 1]);
  });

  test("errata of the printed text stand below the players: 8.22–8.23, 12.3 (2014)", () => {
    const order = {
      ...PLAIN_ORDER,
      event: single(2000, [2000], [1]),
      edition: edition(2014),
      style,
    };
    const book = new PlannedWorkbook();
    writeAllPlanned(book, reportPlans(order));
    const { notesRow } = reportPlaces(order);
    const { values } = book.read(NAMES.report, `B${notesRow + 1}:B${notesRow + 3}`);
    expect(values.flat()).toEqual([
      expect.stringContaining("8.56 (2014)") as string,
      expect.stringContaining("8.22–8.23 (2014)") as string,
      expect.stringContaining("12.3 (2014)") as string,
    ]);
  });

  test("8.3.3 (2024): K × n ≤ 700, a junior with K 40 and 22 games has K 31", () => {
    const opponents = Array.from({ length: 22 }, () => 2000);
    const event = single(
      2000,
      opponents,
      opponents.map(() => 2),
      40,
    );
    const order = { ...PLAIN_ORDER, event, edition: edition(2024), style };
    expect(reported(order, ["k", "kCounted", "change"])).toEqual([[40, 31, 31 * 11]]);
  });
});

test("6.5 (2011): games of another match are not taken for this one's, whatever the names", () => {
  const against = (name: string, rounds: readonly number[]): EventGame[] =>
    rounds.map((round) => ({ round, opponent: { name, rating: 2000, place: null }, score: 2 }));
  const games = [...against("Bo", [1, 2, 3]), ...against("B*", [4, 5]), ...against(">A", [6])];
  const event: Event = {
    kind: "match",
    rounds: 6,
    players: [{ name: "Ann", rating: 2000, k: 20, games }],
  };
  const order = { ...PLAIN_ORDER, event, edition: edition(2011), style: "plain" as const };
  expect(reported({ ...order, matchGames: 4 }, ["n", "w"])).toEqual([[6, 6]]);
  /** A match over two games is decided by the first two: 6.5. */
  expect(reported({ ...order, matchGames: 2 }, ["n", "w"])).toEqual([[5, 5]]);
});

describe("typed on the sheets", () => {
  const match: Event = {
    kind: "swiss",
    rounds: 1,
    players: [0, 1].map((player) => ({
      name: `P${player}`,
      rating: 2000,
      k: 20,
      games: [
        {
          round: 1,
          opponent: { name: `P${1 - player}`, rating: 2000, place: 1 - player },
          score: (2 * player) as Result,
        },
      ],
    })),
  };
  const order = { ...PLAIN_ORDER, event: match, edition: edition(2014), style: "plain" as const };
  const written = () => {
    const book = new PlannedWorkbook();
    const plans = reportPlans(order);
    writeAllPlanned(book, plans);
    const places = reportPlaces(order);
    const shown = () =>
      [0, 1].map((player) =>
        (["n", "w", "change"] as const).map(
          (column) =>
            book.read(NAMES.report, addressOfPlayer(places, column, player)).values[0]![0],
        ),
      );
    const type = (sheet: string, address: string, value: string | number) => {
      book.write(sheet, address, [[value]]);
    };
    const misfits = () => book.read(NAMES.report, namedAddress(plans[0]!, "misfits")).values[0]![0];
    return {
      type,
      shown,
      misfits,
      rating: addressOfPlayer(places, "rating", 0),
      k: addressOfPlayer(places, "k", 0),
    };
  };
  const { games, gameRows } = reportPlaces(order);
  /** Score of a player's only game. */
  const scoreOf = (player: number) =>
    addressIn(games, "score", gameRows[player]!.first - games.first);

  test.each([[""], [0], ["u"]])(
    "a rating %p is none: for the player and his opponent",
    (rating) => {
      const { type, shown, rating: address } = written();
      type(NAMES.report, address, rating);
      expect(shown()).toEqual([
        [1, 0, ""],
        [0, 0, 0],
      ]);
    },
  );

  test.each([[""], ["½"], ["+"], [2], [1.5]])(
    "a score %p is no game, and does not fit",
    (score) => {
      const { type, shown, misfits } = written();
      expect(misfits()).toBe(0);
      type(NAMES.games, scoreOf(0), score);
      expect(shown()[0]).toEqual([0, 0, 0]);
      expect(misfits()).toBe(1);
    },
  );

  test("a score changed on one side is told; on both it fits again", () => {
    const { type, misfits } = written();
    type(NAMES.games, scoreOf(0), 1);
    expect(misfits()).toBe(1);
    type(NAMES.games, scoreOf(1), 0);
    expect(misfits()).toBe(0);
  });

  test("without K there is no change", () => {
    const { type, shown, k } = written();
    type(NAMES.report, k, "");
    expect(shown()[0]).toEqual([1, 0, ""]);
  });
});

/** One player against opponents known by their ratings alone. */
function single(
  rating: Rating | null,
  opponents: readonly Rating[],
  scores: readonly Result[],
  k: number | null = null,
): Event {
  const games = opponents.map((opponent, index) => ({
    round: index + 1,
    opponent: { name: `O${index + 1}`, rating: opponent, place: null },
    score: scores[index]!,
  }));
  return { kind: "swiss", rounds: games.length, players: [{ name: "A", rating, k, games }] };
}

/** An unrated player against three rated ones. */
function scheveningen(scores: readonly Result[]): Event {
  const names = ["A", "B", "C", "D"];
  const rating = (place: number) => (place === 0 ? null : 2000 + place);
  const game = (of: number, opponent: number, score: Result) => ({
    round: Math.max(of, opponent),
    opponent: { name: names[opponent]!, rating: rating(opponent), place: opponent },
    score,
  });
  const players = names.map((name, place) => ({
    name,
    rating: rating(place),
    k: 15,
    games:
      place === 0
        ? scores.map((score, index) => game(0, index + 1, score))
        : [game(place, 0, (2 - scores[place - 1]!) as Result)],
  }));
  return { kind: "scheveningen", rounds: 3, players };
}
