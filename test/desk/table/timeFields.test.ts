import { NO_CHOICES } from "../../../src/desk/table/choices";
import { timeFields } from "../../../src/desk/table/timeFields";
import { verdictOf } from "../../../src/desk/table/verdictOf";
import { TEN } from "../../fixtures/crosstables";
import { cellsOf } from "../../support/sheetCells";

const cells = cellsOf(TEN);
const source = { sheet: "S", selected: cells.area, asked: cells.area, cells };

test("no increment at all is 0 and stays 0; an increment without minutes stays, too", () => {
  const { reading } = verdictOf(source, NO_CHOICES);
  expect(timeFields(reading, NO_CHOICES)).toEqual({ minutes: null, increment: null });
  const typed = { ...NO_CHOICES, minutes: 90, increment: 0 };
  expect(timeFields(reading, typed)).toEqual({ minutes: 90, increment: 0 });
  expect(verdictOf(source, typed).times.timeControl).toEqual({ minutes: 90, increment: 0 });
  const before = { ...NO_CHOICES, increment: 30 };
  expect(timeFields(reading, before)).toEqual({ minutes: null, increment: 30 });
  expect(verdictOf(source, before).times.timeControl).toBeNull();
});

test("what the sheet tells stands until a person says otherwise, or that it is not known", () => {
  const { reading } = verdictOf(source, NO_CHOICES);
  const tournament = reading.tournament!;
  const about = { ...tournament.about, timeControl: { minutes: 90, increment: 0 } };
  const told = { ...reading, tournament: { ...tournament, about } };
  expect(timeFields(told, NO_CHOICES)).toEqual({ minutes: 90, increment: 0 });
  expect(timeFields(told, { ...NO_CHOICES, increment: null })).toEqual({
    minutes: 90,
    increment: null,
  });
});
