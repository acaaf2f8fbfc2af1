import type { Expr } from "../../formula/expr";
import { OWN, type Reference } from "../../formula/reference";
import { f } from "../../formula/template";
import type { CareerColumn, CareerListColumn } from "../../i18n/career";
import { each, type Column, type HasRows } from "../column";
import { inLine, putTable } from "../table";
import { allEvents, type CareerContext } from "./context";
import { pooled } from "./pooled";

/**
 * What each list that counts an event makes of the events that are in by then: the first whose
 * events are enough publishes the rating (7.14, 2014; 9.14, 2005).
 */

interface ListLine extends HasRows {
  readonly index: number;
}

type ListCells = Column<CareerListColumn, CareerContext, ListLine>;

function own({ places }: CareerContext, column: CareerListColumn): Reference {
  return inLine(places.lists, column);
}

/** Of a line that has no list, or whose list counts nothing. */
function ifAny(sheet: CareerContext, value: Expr): Expr {
  return f`IF(${own(sheet, "lastDay")}="","",${value})`;
}

/** Events that the list counts, and that had begun before it. */
function isCounted(sheet: CareerContext): Expr {
  const list = own(sheet, "list");
  return f`(${allEvents(sheet, "listed")}<=${list})*(${allEvents(sheet, "date")}<${list})`;
}

function ofLast(sheet: CareerContext, column: CareerColumn): Expr {
  const place = f`MATCH(${own(sheet, "last")},${allEvents(sheet, "place")},0)`;
  return f`INDEX(${allEvents(sheet, column)},${place})`;
}

/** More than there are events. */
const MANY = 1000;

/** The first event from a day on that counts as a first one, among those for which the rest holds. */
export function firstPlace(sheet: CareerContext, opens: Expr, isAmong: Expr): Expr {
  const isFirst = f`(${allEvents(sheet, "stands")}=2)*(${allEvents(sheet, "date")}>=${opens})`;
  const places = allEvents(sheet, "place");
  return f`${MANY}-SUMPRODUCT(MAX(${isFirst}*${isAmong}*(${MANY}-${places})))`;
}

/** The last event that counts, among those for which the rest holds; 0: none does. */
export function lastPlace(sheet: CareerContext, isAmong: Expr): Expr {
  const isLast = f`(${allEvents(sheet, "ends")}=1)`;
  return f`SUMPRODUCT(MAX(${isLast}*${isAmong}*${allEvents(sheet, "place")}))`;
}

function sumOf(sheet: CareerContext, ...columns: readonly CareerColumn[]): Expr {
  const places = allEvents(sheet, "place");
  const between = f`(${places}>=${own(sheet, "first")})*(${places}<=${own(sheet, "last")})`;
  const isIn = f`(${allEvents(sheet, "stands")}>0)*${between}*${isCounted(sheet)}`;
  return f`SUMPRODUCT(${[isIn, ...columns.map((column) => allEvents(sheet, column))]})`;
}

function parts(sheet: CareerContext) {
  const at = own.bind(null, sheet);
  const share = f`IF(${sumOf(sheet)}=1,${sumOf(sheet, "share")},1)`;
  const of = { last: at("lastDay"), games: at("n"), points: at("w"), products: at("products") };
  return pooled(sheet, { ...of, share });
}

const number: ListCells = {
  key: "number",
  look: "ordinal",
  cells:
    () =>
    ({ index }) =>
      index + 1,
};

/** Each once, in their order: a line that repeats the one before stays empty. */
const list: ListCells = {
  key: "list",
  name: "Lists",
  look: "date",
  cells: (sheet) => {
    const [all, place] = [allEvents(sheet, "listed"), own(sheet, "number")];
    const found = f`SMALL(${all},${place})`;
    const isNew = f`IF(${place}=1,TRUE,${found}<>SMALL(${all},MAX(1,${place}-1)))`;
    return each(f`IF(${place}>COUNT(${all}),"",IF(${isNew},${found},""))`);
  },
};

const last: ListCells = {
  key: "last",
  look: "whole",
  cells: (sheet) => each(f`IF(${own(sheet, "list")}="","",${lastPlace(sheet, isCounted(sheet))})`),
};

const lastDay: ListCells = {
  key: "lastDay",
  look: "date",
  cells: (sheet) => each(f`IF(SUM(${own(sheet, "last")})=0,"",${ofLast(sheet, "date")})`),
};

const first: ListCells = {
  key: "first",
  look: "whole",
  cells: (sheet) => {
    const place = firstPlace(sheet, ofLast(sheet, "opens"), isCounted(sheet));
    return each(ifAny(sheet, place));
  },
};

const n: ListCells = {
  key: "n",
  look: "whole",
  cells: (sheet) => each(ifAny(sheet, sumOf(sheet, "n"))),
};

const w: ListCells = {
  key: "w",
  look: "points",
  cells: (sheet) => each(ifAny(sheet, sumOf(sheet, "w"))),
};

const products: ListCells = {
  key: "products",
  look: "points",
  cells: (sheet) => {
    const [ofRu, ofRc] = [sumOf(sheet, "n", "ru"), sumOf(sheet, "n", "rc")];
    return each(ifAny(sheet, f`IF(${parts(sheet).isAveraged},${ofRu},${ofRc})`));
  },
};

const average: ListCells = {
  key: "average",
  look: "tenths",
  cells: (sheet) => each(ifAny(sheet, parts(sheet).average)),
};

const p: ListCells = {
  key: "p",
  look: "hundredths",
  cells: (sheet) => each(ifAny(sheet, parts(sheet).p)),
};

const dp: ListCells = {
  key: "dp",
  look: "whole",
  cells: (sheet) => {
    const { isAveraged, dp: of } = parts(sheet);
    return each(ifAny(sheet, f`IF(${isAveraged},"",${of(own(sheet, "p"))})`));
  },
};

const rating: ListCells = {
  key: "rating",
  look: "counted",
  cells: (sheet) => {
    const made = parts(sheet).rating(own(sheet, "average"), own(sheet, "dp"));
    return each(ifAny(sheet, made));
  },
};

/** The list, where its events are enough. */
const enough: ListCells = {
  key: "enough",
  look: "date",
  cells: (sheet) => {
    const { floor, needed } = parts(sheet);
    const conditions = [f`${own(sheet, "n")}>=${needed}`, f`${own(sheet, "rating")}>=${floor}`];
    return each(ifAny(sheet, f`IF(AND(${conditions}),${own(sheet, "list")},"")`));
  },
};

export const LIST_COLUMNS: readonly ListCells[] = [
  ...[number, list, lastDay, last, first, products, average, w, n, enough, rating, p, dp],
];

export function putLists(sheet: CareerContext): void {
  const { draft, order, places, texts } = sheet;
  const { lists } = places;
  draft.put(lists.first - 2, 1, texts.career.lists, "section");
  const lines = Array.from({ length: lists.lines }, (_, index): ListLine => {
    return { index, rows: { [OWN]: lists.first + index } };
  });
  putTable(draft, lists, LIST_COLUMNS, sheet, lines, {
    heading: (key) => texts.career.listHeadings[key](order.edition),
  });
}
