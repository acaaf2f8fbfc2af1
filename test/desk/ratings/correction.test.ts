import { correctionOf, likelyPair, pairChosen } from "../../../src/desk/ratings/correction";
import { report } from "../../support/namedReport";
import { cellsOf } from "../../support/sheetCells";

type Known = Parameters<typeof report>[1];

const side = (sheet: string, known: Known = {}) => ({
  ...report(sheet, known),
  cells: cellsOf([[""]]),
  games: { games: [], columns: new Map() },
});

test("the last report is the corrected event's, and the one of its title the one before", () => {
  const pair = (...titles: string[]) =>
    likelyPair(titles.map((title, index) => report(String(index), { title })));
  expect(pair("Open", "Cup", "Open")).toEqual({ before: "0", after: "2" });
  expect(pair("Open", "Cup", "Club")).toEqual({ before: "1", after: "2" });
  expect(pair("Open")).toEqual({ before: "", after: "0" });
});

test("two reports of one event are compared; few players in common are told", () => {
  const games = [5, 4, 3];
  const [one, other] = [side("one", { games }), side("other", { games })];
  expect(correctionOf(one, other)).toEqual({
    kind: "planned",
    order: { before: one, after: other },
    isOneEvent: true,
  });
  const players = other.report.players.map((each) => ({ ...each, name: `Q ${each.name}` }));
  const strangers = { ...other, report: { ...other.report, players } };
  expect(correctionOf(one, strangers)).toMatchObject({ isOneEvent: false });
});

test("why two are not compared", () => {
  const one = side("one");
  expect(correctionOf(one, one)).toEqual({ kind: "same" });
  expect(correctionOf(null, one)).toEqual({ kind: "no report" });
  expect(correctionOf(one, side("two", { error: "#BUSY!" }))).toEqual({
    kind: "not calculated",
    error: "#BUSY!",
  });
});

test("what was made anew last is compared with what stood in its place", () => {
  const found = [report("Cup"), report("Open"), report("Club")];
  const renewed = [
    { ...report("Cup (before)"), successor: "Cup" },
    { ...report("Open (before)"), successor: "Open" },
    { ...report("Gone (before)"), successor: "Gone" },
  ];
  expect(likelyPair(found, renewed)).toEqual({ before: "Open (before)", after: "Open" });
  const chosen = (before: string) => pairChosen({ before }, found, renewed);
  expect(chosen("Cup (before)")).toEqual({ before: "Cup (before)", after: "Cup" });
  expect(chosen("Gone (before)")).toEqual({ before: "Gone (before)" });
  expect(chosen("Club")).toEqual({ before: "Club" });
});
