import { firstRatingOf } from "../../../src/desk/ratings/firstRating";
import { BY_DATE, type Rules } from "../../../src/desk/ratings/rules";
import { dayOf } from "../../../src/rules/day";
import { cellsOf, type Row } from "../../support/sheetCells";

const LIST: Row[] = [
  ["Event", "Date", "Kind", "Rc", "W", "n"],
  ["Club", dayOf(2012, 5, 1), "Swiss", 1700, 3, 7],
];
const put = (column: number, value: string) => [
  LIST[0]!,
  LIST[1]!.map((cell, at) => (at === column ? value : cell)),
];

function ofList(rows: readonly Row[], rules: Rules = BY_DATE, isException = false) {
  const cells = cellsOf(rows);
  const selected = { sheet: "S", selected: cells.area, asked: cells.area, cells };
  return firstRatingOf(selected, rules, isException);
}

test("the last event's day picks the edition, the title is the sheet's name", () => {
  const order = { title: "S", edition: { id: 2011 }, isByHand: false, isException: false };
  expect(ofList(LIST)).toMatchObject({ kind: "planned", order });
});

test("7.14f (2011): with the exception fewer games are enough", () => {
  expect(ofList(LIST, BY_DATE, true)).toMatchObject({ order: { isException: true } });
});

test("without a list the sheet of an edition is empty; without an edition it is asked", () => {
  const rules: Rules = { edition: 2014, style: "plain" };
  const order = { title: "", career: [], isByHand: true, style: "plain" };
  expect(firstRatingOf(null, rules, false)).toMatchObject({ kind: "planned", order });
  expect(firstRatingOf(null, BY_DATE, false)).toEqual({ kind: "no day" });
});

test("what is wrong in a list is to settle first", () => {
  expect(ofList(put(5, "many"))).toMatchObject({
    kind: "findings",
    findings: [{ key: "notGames" }],
  });
  const early = [LIST[0]!, LIST[1]!.map((cell, at) => (at === 1 ? dayOf(1999, 5, 1) : cell))];
  expect(ofList(early)).toMatchObject({ kind: "reason", reason: { key: "beforeFirstEdition" } });
});
