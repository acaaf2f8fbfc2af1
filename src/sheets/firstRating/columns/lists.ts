import type { Expr } from "../../../formula/expr";
import { f } from "../../../formula/template";
import type { EditionFigure } from "../../../i18n/career";
import { each } from "../../column";
import { ofEvent, type CareerContext } from "../context";
import { ofEditionOn } from "../editionsBlock";
import { isFilled, type CareerCells } from "../eventLine";

/** Which list counts an event: 9.13 (2005), 7.13 (2011), 7.1.3 (2024). */

/** The last day, where it is not told the first. */
function ended(sheet: CareerContext): Expr {
  const end = ofEvent(sheet, "end");
  return f`IF(${end}="",${ofEvent(sheet, "date")},${end})`;
}

/** The first day of the rating period of a day, so many months on. */
export function firstOfPeriod(day: Expr, period: Expr, months: Expr): Expr {
  const month = f`INT((MONTH(${day})-1)/${period})*${period}+1`;
  return f`DATE(YEAR(${day}),${month}+${months},1)`;
}

function nextList(sheet: CareerContext, day: Expr): Expr {
  const period = ofEditionOn(sheet, "periodMonths", day);
  return firstOfPeriod(day, period, period);
}

/** The next list, or the one behind it where the event ends after its closing. */
function meeting(sheet: CareerContext, months: EditionFigure, days: EditionFigure): Expr {
  const next = ofEvent(sheet, "next");
  const of = (figure: EditionFigure) => ofEditionOn(sheet, figure, ended(sheet));
  const closing = f`DATE(YEAR(${next}),MONTH(${next})-${of(months)},1-${of(days)})`;
  return f`IF(INT(${ended(sheet)})<=${closing},${next},${nextList(sheet, next)})`;
}

export const next: CareerCells = {
  key: "next",
  look: "date",
  width: 11,
  cells: (sheet) => each(f`IF(${isFilled(sheet)},${nextList(sheet, ended(sheet))},"")`),
};

export const listed: CareerCells = {
  key: "listed",
  name: "Counted_by",
  look: "date",
  width: 11,
  cells: (sheet) => {
    const told = ofEvent(sheet, "list");
    const found = meeting(sheet, "closingMonths", "closingDays");
    return each(f`IF(${isFilled(sheet)},IF(${told}="",${found},${told}),"")`);
  },
};

/** Where no text fixes the closing, and another one gives another list: to be told. */
export const otherList: CareerCells = {
  key: "otherList",
  name: "Other_list",
  look: "date",
  width: 11,
  cells: (sheet) => {
    const other = meeting(sheet, "otherMonths", "otherDays");
    const differs = f`IF(${other}=${ofEvent(sheet, "listed")},"",${other})`;
    return each(f`IF(${isFilled(sheet)},IF(${ofEvent(sheet, "list")}="",${differs},""),"")`);
  },
};
