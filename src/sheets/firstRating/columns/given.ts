import type { CareerCells, EventLine } from "../eventLine";
import type { NamedEvent } from "../../../tournament/career/readCareer";

/** What a person fills in of an event. */

function of(value: (event: NamedEvent) => string | number | null) {
  return ({ event }: EventLine) => (event === null ? null : value(event));
}

export const number: CareerCells = {
  key: "number",
  look: "whole",
  width: 6,
  cells:
    () =>
    ({ index }) =>
      index + 1,
};

export const event: CareerCells = {
  key: "event",
  name: "Event",
  look: "inputName",
  width: 34,
  cells: () => of(({ name }) => name),
};

export const date: CareerCells = {
  key: "date",
  name: "First_day",
  look: "inputDate",
  width: 13,
  cells: () => of(({ day }) => day),
};

export const list: CareerCells = {
  key: "list",
  name: "List",
  look: "inputDate",
  width: 13,
  cells: () => of(({ ratedOn }) => ratedOn ?? null),
};

export const kind: CareerCells = {
  key: "kind",
  name: "Kind",
  look: "input",
  width: 14,
  cells: ({ texts }) => of(({ system }) => texts.career.kinds[system]),
};

export const rc: CareerCells = {
  key: "rc",
  name: "Rc_mean",
  look: "input",
  cells: () => of((each) => each.rc),
};

export const w: CareerCells = {
  key: "w",
  name: "W_points",
  look: "input",
  cells: () => of(({ score }) => score / 2),
};

export const n: CareerCells = {
  key: "n",
  name: "n_games",
  look: "input",
  cells: () => of(({ games }) => games),
};
