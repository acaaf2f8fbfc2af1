import { editionFact } from "../commonFacts";
import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import type { Edition } from "../../rules/editions/edition";
import { editionsOf } from "../../rules/editions/editionOn";
import { monthsOfPeriod } from "../../rules/ratingPeriod";
import { floorFormula } from "../articles/floor";
import { cellFormula } from "../cellFormula";
import type { Fact } from "../facts";
import { allEvents, fact, type CareerContext } from "./context";
import type { CareerFact } from "./layout";

/** Edition, games needed, and the window in which events count together. */
export const CAREER_FACTS: readonly Fact<CareerFact, CareerContext>[] = [
  editionFact,
  {
    /** By whom a rating period finds the sheet. */
    key: "player",
    name: "player",
    label: ({ texts }) => texts.career.player,
    content: ({ order }) => order.player?.name ?? null,
    look: "inputName",
    note: ({ order, texts }) => {
      const names = order.player?.spellings?.join("; ");
      return names === undefined ? null : texts.persons.alsoWritten(names);
    },
  },
  {
    key: "id",
    name: "FIDE_ID",
    label: ({ texts }) => texts.career.id,
    content: ({ order }) => order.player?.id || null,
    look: "inputName",
  },
  {
    key: "games",
    name: "games_needed",
    label: ({ texts }) => texts.career.gamesNeeded,
    content: ({ order }) => order.gamesNeeded,
    look: "input",
  },
  {
    /** The list of the first rating is filled in once there is one: 8.4 (2011). */
    key: "published",
    name: "published",
    label: ({ texts }) => texts.career.published,
    content: ({ order }) => order.published ?? null,
    look: "inputDate",
    note: (sheet) => {
      const { texts } = sheet;
      const { notPublished, notADate } = texts.career;
      const published = fact(sheet, "published");
      const wrong = f`IF(ISNUMBER(${published}),"",${notADate})`;
      return cellFormula(f`IF(${published}="",${notPublished},${wrong})`);
    },
  },
  {
    key: "last",
    name: "last_event",
    label: ({ texts }) => texts.career.lastEvent,
    content: (sheet) => {
      const unrated = allEvents(sheet, "unrated");
      return cellFormula(f`IF(COUNT(${unrated})=0,"",MAX(${unrated}))`);
    },
    look: "date",
    note: (sheet) => {
      const { outOfForce } = sheet.texts.career;
      return cellFormula(f`IF(${isOutOfForce(sheet)},${outOfForce},"")`);
    },
  },
  {
    key: "opens",
    name: "window_opens",
    label: ({ order, texts }) => texts.career.opens(order.edition),
    content: (sheet) => {
      const { edition } = sheet.order;
      const { windowMonths } = edition.publication;
      const last = fact(sheet, "last");
      const opens = firstOfPeriod(last, monthsOfPeriod(edition) - windowMonths, edition);
      return cellFormula(f`IF(${last}="","",${opens})`);
    },
    look: "date",
  },
  {
    key: "closes",
    name: "window_closes",
    label: ({ texts }) => texts.career.closes,
    content: (sheet) => {
      const { edition } = sheet.order;
      const counting = f`MATCH(1,${allEvents(sheet, "counts")},0)`;
      const first = f`INDEX(${allEvents(sheet, "unrated")},${counting})`;
      const closes = firstOfPeriod(first, edition.publication.windowMonths, edition);
      return cellFormula(f`IFNA(${closes}-1,"")`);
    },
    look: "date",
  },
  {
    key: "floor",
    name: "floor",
    label: ({ texts }) => texts.career.floor,
    content: (sheet) => {
      const last = fact(sheet, "last");
      const floor = floorFormula(last, sheet.order.edition.publication.floors);
      return cellFormula(f`IF(${last}="","",${floor})`);
    },
  },
];

/** Typed in later, the last event may be another edition's: its rules are not in this sheet. */
export function isOutOfForce(sheet: CareerContext): Expr {
  const { pace, from } = sheet.order.edition;
  const last = fact(sheet, "last");
  const next = editionsOf(pace).find((edition) => edition.from > from)?.from;
  const isLater = next === undefined ? [] : [f`${last}>=${next}`];
  return f`IF(ISNUMBER(${last}),OR(${[f`${last}<${from}`, ...isLater]}),FALSE)`;
}

/** The first day of the rating period of a day, so many months on. */
function firstOfPeriod(day: Expr, months: number, edition: Edition): Expr {
  const period = monthsOfPeriod(edition);
  const month = f`INT((MONTH(${day})-1)/${period})*${period}+1`;
  return f`DATE(YEAR(${day}),${month}+${months},1)`;
}
