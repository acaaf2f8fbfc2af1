import type { Expr } from "../../../formula/expr";
import { area, cellAt, onSheet } from "../../../formula/reference";
import { f } from "../../../formula/template";
import type { NamedEvent } from "../../../tournament/career/readCareer";
import type { Area } from "../../../tournament/sheetCells";
import { ifNumber } from "../../articles/ifNumber";
import { cellFormula } from "../../cellFormula";
import { eachBy, type CellOf } from "../../column";
import { inNumberedLine } from "../../report/numberedLine";
import type { Formula } from "../../sheetPlan";
import type { CareerCells, EventLine } from "../eventLine";
import type { CareerFigure } from "../order";

/** What a person fills in of an event, or its report tells. */

function of(value: (event: NamedEvent) => string | number | null) {
  return ({ event }: EventLine) => (event === null ? null : value(event));
}

/** Linked where there is a report, else as given. */
function linked(figure: CareerFigure, given: (event: NamedEvent) => number): CellOf<EventLine> {
  const cells = eachBy<EventLine>(
    ({ index }) => String(index),
    ({ event }) => {
      const cell = onReport(event, figure);
      return ifNumber(cell, cell);
    },
  );
  const typed = of(given);
  return (line) => (line.event?.report === undefined ? typed(line) : cells(line));
}

function onReport(event: EventLine["event"], figure: CareerFigure): Expr {
  if (event?.report === undefined) throw new ReferenceError("the event is of no report");
  return inNumberedLine(event.report, event.report.columns[figure]);
}

export const number: CareerCells = {
  key: "number",
  name: "Event_No",
  look: "ordinal",
  width: 5,
  cells:
    () =>
    ({ index }) =>
      index + 1,
};

export const event: CareerCells = {
  key: "event",
  name: "Event",
  look: "inputName",
  width: 30,
  cells: () => of(({ name }) => name),
};

export const date: CareerCells = {
  key: "date",
  name: "First_day",
  look: "inputDate",
  width: 11,
  cells: () => of(({ day }) => day),
};

/** The closing of a list asks for it. */
export const end: CareerCells = {
  key: "end",
  name: "Last_day",
  look: "inputDate",
  width: 11,
  cells: () => of((each) => each.end ?? null),
};

export const list: CareerCells = {
  key: "list",
  name: "List",
  look: "inputDate",
  width: 11,
  cells: () => of(({ ratedOn }) => ratedOn ?? null),
};

export const kind: CareerCells = {
  key: "kind",
  name: "Kind",
  look: "input",
  width: 13,
  cells: ({ texts }) =>
    of(({ system, isDouble }) => texts.career.kinds[isDouble === true ? "doubleRobin" : system]),
};

export const rc: CareerCells = {
  key: "rc",
  name: "Rc_mean",
  look: "tenths",
  width: 8,
  cells: () => linked("rc", (each) => each.rc),
};

export const w: CareerCells = {
  key: "w",
  name: "W_points",
  look: "points",
  width: 6,
  cells: () => linked("w", ({ score }) => score / 2),
};

/** Of a round robin all players who have a rating. */
export const opponents: CareerCells = {
  key: "opponents",
  name: "Rated_opponents",
  look: "whole",
  width: 11,
  isShown: ({ career }) => career.some(({ opponents: met }) => met !== undefined),
  cells: () => {
    const typed = of((each) => each.opponents ?? null);
    return (line) => {
      const { report } = line.event ?? {};
      return report?.ratings === undefined ? typed(line) : ratedIn(report.sheet, report.ratings);
    };
  },
};

function ratedIn(sheet: string, { row, column, rows }: Area): Formula {
  const ratings = area(cellAt(row, column, "both"), cellAt(row + rows - 1, column, "both"));
  return cellFormula(f`COUNTIF(${onSheet(sheet, ratings)},">0")`);
}

export const n: CareerCells = {
  key: "n",
  name: "n_games",
  look: "whole",
  width: 5,
  cells: () => linked("n", ({ games }) => games),
};
