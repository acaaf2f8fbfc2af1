import { listShown, periodOfList, periodOfReports } from "../../../src/desk/ratings/period";
import { BY_DATE, type Rules } from "../../../src/desk/ratings/rules";
import { dayOf } from "../../../src/rules/day";
import type { NamedReport } from "../../../src/sheets/period/resultsOfReports";
import { edition } from "../../support/editions";
import { report } from "../../support/namedReport";
import { cellsOf, type Row } from "../../support/sheetCells";

const [OCTOBER, DECEMBER] = [dayOf(2025, 10, 4), dayOf(2025, 12, 6)];
const choices = { rules: BY_DATE, list: undefined, isForeignTaken: true };

const ofReports = (reports: readonly NamedReport[], ticked = reports.map(({ sheet }) => sheet)) =>
  periodOfReports(reports, ticked, choices);

test("reports of one month make a period of the list that counts them; a person's list goes before", () => {
  const one = report("one", { start: OCTOBER, games: [9, 5] });
  const other = report("other", { start: OCTOBER + 9, games: [4, 6] });
  expect(ofReports([one, other])).toMatchObject({
    kind: "planned",
    order: { edition: { id: 2025 }, list: dayOf(2025, 11, 1), isByHand: false },
    doubts: { twice: null, other: { foreign: [], missing: [] }, findings: [] },
  });
  const list = dayOf(2026, 1, 1);
  expect(periodOfReports([one], ["one"], { ...choices, list })).toMatchObject({ order: { list } });
  expect([
    listShown([one, other], undefined),
    listShown([one], list),
    listShown([], undefined),
  ]).toEqual([dayOf(2025, 11, 1), list, null]);
});

test("0.1 (2025): a part of an event that began under other regulations keeps these, and the list has its own", () => {
  const made = report("part", { start: OCTOBER + 60, games: [3, 3] });
  const whole = { number: 3, count: 3, start: dayOf(2025, 6, 1), end: OCTOBER + 60 };
  const part = { ...made, report: { ...made.report, edition: edition(2024), part: whole } };
  expect(ofReports([part])).toMatchObject({ kind: "planned", order: { edition: { id: 2025 } } });
});

test("what a person should look over: two reports of one event, an event of another list, one that is not taken", () => {
  const games = [9, 8, 7, 6];
  const planned = ofReports([
    report("one", { start: OCTOBER, games }),
    report("two", { start: DECEMBER, games }),
  ]);
  expect(planned).toMatchObject({
    order: { list: dayOf(2026, 1, 1) },
    doubts: { twice: ["one", "two"], other: { foreign: ["one"], missing: [] } },
  });
});

test("9.11 (2005), 7.13 (2011): an event that another list counts is asked about before it is taken", () => {
  const names = Array.from({ length: 40 }, (_, index) => `event ${index + 1}`);
  const days = names.map((_, index) => (index % 4 === 3 ? OCTOBER : DECEMBER - (index % 3)));
  const reports = names.map((name, index) => report(name, { start: days[index]!, games: [index] }));
  const foreign = names.filter((_, index) => index % 4 === 3);
  const asked = periodOfReports(reports, names, { ...choices, isForeignTaken: false });
  expect(asked).toEqual({ kind: "other list", sheets: foreign });
  expect(periodOfReports(reports, names, choices)).toMatchObject({
    kind: "planned",
    doubts: { other: { foreign } },
  });
});

test("9.11 (2005), 7.13 (2011): what the list counts and is not ticked is told, on the sheet, too", () => {
  const found = [report("one", { start: OCTOBER }), report("other", { start: OCTOBER + 7 })];
  const planned = periodOfReports([found[0]!], ["one"], choices, [], found);
  expect(planned).toMatchObject({
    order: { list: dayOf(2025, 11, 1), missing: ["other"] },
    doubts: { other: { foreign: [], missing: ["other"] } },
  });
});

test("why reports make no period", () => {
  const one = report("one", { start: OCTOBER });
  expect(ofReports([])).toEqual({ kind: "no reports" });
  expect(ofReports([one], ["one", "two"])).toEqual({ kind: "gone", sheets: ["two"] });
  const rapid = report("rapid", { start: OCTOBER, pace: "rapid" });
  expect(ofReports([one, rapid])).toEqual({ kind: "several paces" });
  const broken = report("broken", { start: OCTOBER, error: "#REF!" });
  expect(ofReports([one, broken])).toEqual({ kind: "not calculated", error: "#REF!" });
});

const LIST: Row[] = [
  ["Player", "Event", "Date", "Rating", "n", "W − We", "K"],
  ["Ann", "Open", OCTOBER, 2000, 9, 1.25, 20],
];
const without = (column: number, value = "") =>
  LIST.map((row, index) =>
    index === 1 ? row.map((cell, at) => (at === column ? value : cell)) : row,
  );

function ofList(rows: readonly Row[], rules: Rules = BY_DATE) {
  const cells = cellsOf(rows);
  const selected = { sheet: "S", selected: cells.area, asked: cells.area, cells };
  return periodOfList(selected, { ...choices, rules });
}

test("a list of results: its last day picks edition and list; without one they are asked", () => {
  expect(ofList(LIST)).toMatchObject({
    kind: "planned",
    order: { edition: { id: 2025 }, list: dayOf(2025, 11, 1), isByHand: false, style: "fide" },
  });
  expect(ofList(without(2))).toEqual({ kind: "no day" });
  expect(ofList(without(2), { edition: 2014, style: "plain" })).toMatchObject({
    order: { edition: { id: 2014 }, list: null, isByHand: true, style: "plain" },
  });
});

test("why a list makes no period", () => {
  expect(periodOfList(null, choices)).toEqual({ kind: "no list" });
  expect(ofList([["Ann", 2000]])).toEqual({ kind: "no list" });
  expect(ofList(without(5, "none"))).toMatchObject({ kind: "findings" });
  const early = LIST.map((row) => row.map((cell) => (cell === OCTOBER ? dayOf(1999, 1, 1) : cell)));
  expect(ofList(early)).toMatchObject({ kind: "reason", reason: { key: "beforeFirstEdition" } });
});

test("A7: who may be one in a list of results is asked, and counts once it is answered", () => {
  const rows: Row[] = [
    ["Player", "Event", "Date", "Rating", "n", "W − We", "K"],
    ["Meier, Anna", "Open", OCTOBER, 1650, 9, 1.25, 20],
    ["Meyer, Anna", "Cup", OCTOBER, 1650, 5, 0.5, 20],
  ];
  const cells = cellsOf(rows);
  const selected = { sheet: "S", selected: cells.area, asked: cells.area, cells };
  const found = periodOfList(selected, choices);
  if (found.kind !== "who is who") throw new Error(found.kind);
  const [[one], [other]] = found.doubts[0]!.of;
  const players = (persons: 1 | 2) => {
    const made = periodOfList(selected, choices, [], [{ persons, of: [one!, other!] }]);
    return made.kind === "planned" ? made.order.players.map(({ results }) => results.length) : made;
  };
  expect(players(1)).toEqual([2]);
  expect(players(2)).toEqual([1, 1]);
});

test("0.1 (2014): each event of a list by the edition of its own day, the period by that of its list", () => {
  const rows: Row[] = [
    ["Player", "Event", "Date", "Rating", "n", "W", "We"],
    ["Ann", "Open", dayOf(2014, 6, 28), 2100, 4, 2.5, 1.43],
    ["", "Cup", dayOf(2014, 7, 10), "", 3, 0.5, 1.43],
  ];
  const editions = (found: ReturnType<typeof ofList>) =>
    found.kind === "planned"
      ? [found.order.edition, ...found.order.players[0]!.results.map((each) => each.edition)]
      : found;
  expect(editions(ofList(rows))).toMatchObject([{ id: 2014 }, { id: 2012 }, { id: 2014 }]);
  const chosen = ofList(rows, { edition: 2012, style: "fide" });
  expect(editions(chosen)).toMatchObject([{ id: 2012 }, undefined, undefined]);
});

test("8.56 (2014): how K of a list is read goes along: by the list in force, or by the first day", () => {
  const cells = cellsOf(LIST);
  const selected = { sheet: "S", selected: cells.area, asked: cells.area, cells };
  expect(periodOfList(selected, choices)).toMatchObject({ order: { kReading: "list" } });
  const asked = { ...choices, kReading: "first day" } as const;
  const results = [{ kReading: "first day" }];
  expect(periodOfList(selected, asked)).toMatchObject({ order: { players: [{ results }] } });
});
