import { plainControl } from "../../../src/rules/timeControl";
import { NO_CHOICES } from "../../../src/desk/table/choices";
import { timeControlFor, timeFields } from "../../../src/desk/table/timeFields";
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
  expect(verdictOf(source, typed).times.timeControl).toEqual(plainControl(90, 0));
  const before = { ...NO_CHOICES, increment: 30 };
  expect(timeFields(reading, before)).toEqual({ minutes: null, increment: 30 });
  expect(verdictOf(source, before).times.timeControl).toBeNull();
});

test("what the sheet tells stands until a person says otherwise, or that it is not known", () => {
  const { reading } = verdictOf(source, NO_CHOICES);
  const tournament = reading.tournament!;
  const about = { ...tournament.about, timeControl: plainControl(90, 0) };
  const told = { ...reading, tournament: { ...tournament, about } };
  expect(timeFields(told, NO_CHOICES)).toEqual({ minutes: 90, increment: 0 });
  expect(timeFields(told, { ...NO_CHOICES, increment: null })).toEqual({
    minutes: 90,
    increment: null,
  });
});

test("1.1: a control of several periods is taken whole; what is typed has one", () => {
  const { reading } = verdictOf(source, NO_CHOICES);
  const tournament = reading.tournament!;
  const timeControl = [
    { moves: 40, seconds: 4800, increment: 0 },
    { moves: null, seconds: 1800, increment: 30 },
  ];
  const about = { ...tournament.about, timeControl };
  const told = { ...reading, tournament: { ...tournament, about } };
  expect(timeFields(told, NO_CHOICES)).toEqual({ minutes: 110, increment: null });
  expect(timeControlFor(told, NO_CHOICES)).toEqual(timeControl);
  expect(timeControlFor(told, { ...NO_CHOICES, increment: 30 })).toEqual(plainControl(110, 30));
});
