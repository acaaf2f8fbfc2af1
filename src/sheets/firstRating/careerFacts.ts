import { editionFact } from "../commonFacts";
import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import type { CareerColumn, EditionFigure } from "../../i18n/career";
import { editionsOf } from "../../rules/editions/editionOn";
import { ifNumber } from "../articles/ifNumber";
import { cellFormula } from "../cellFormula";
import type { Fact } from "../facts";
import { wholeColumn } from "../table";
import { firstPlace, lastPlace } from "./careerLists";
import { firstOfPeriod } from "./columns/lists";
import { allEvents, fact, type CareerContext } from "./context";
import { ofEditionOn } from "./editionsBlock";
import { EDITIONS_BY, type CareerFact } from "./layout";

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
      const names = order.player?.spellings?.join(texts.head.semicolon);
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
    /** Each event by its own, or all by one that a person chose. */
    key: "oneEdition",
    name: "editions_by",
    label: ({ texts }) => texts.career.oneEdition(EDITIONS_BY.own, EDITIONS_BY.one),
    content: ({ order }) => (order.isByHand === true ? EDITIONS_BY.one : EDITIONS_BY.own),
    isMadeFor: true,
  },
  {
    /** 1: an Olympiad and its like, 9.14d–e (2005), 7.14f–g (2011). */
    key: "exception",
    name: "by_exception",
    label: ({ texts }) => texts.career.exception,
    content: ({ order }) => (order.isException === true ? 1 : 0),
    look: "input",
  },
  {
    key: "games",
    name: "games_needed",
    label: ({ texts }) => texts.career.gamesNeeded,
    content: ({ order }) => order.gamesNeeded ?? null,
    look: "input",
    note: ({ texts }) => texts.career.gamesAsked,
  },
  {
    /** The list of the first rating, where it is another than the one that follows: 8.4 (2011). */
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
    key: "publishes",
    name: "publishes",
    label: ({ texts }) => texts.career.publishes,
    content: (sheet) => {
      const told = fact(sheet, "published");
      const lists = wholeColumn(sheet.places.lists, "enough", "both");
      const first = f`IF(MIN(${lists})=0,"",MIN(${lists}))`;
      return cellFormula(ifNumber(told, told, first));
    },
    look: "date",
  },
  {
    key: "last",
    name: "last_event",
    label: ({ texts }) => texts.career.lastEvent,
    content: (sheet) =>
      cellFormula(f`IF(${fact(sheet, "lastPlace")}=0,"",${ofLast(sheet, "date")})`),
    look: "date",
    note: (sheet) => {
      const { outOfForce } = sheet.texts.career;
      return sheet.order.isByHand === true
        ? cellFormula(f`IF(${isOutOfForce(sheet)},${outOfForce},"")`)
        : null;
    },
  },
  {
    key: "opens",
    name: "window_opens",
    label: ({ order, texts }) => texts.career.opens(order.edition),
    content: (sheet) =>
      cellFormula(f`IF(${fact(sheet, "lastPlace")}=0,"",${ofLast(sheet, "opens")})`),
    look: "date",
  },
  {
    key: "closes",
    name: "window_closes",
    label: ({ texts }) => texts.career.closes,
    content: (sheet) => {
      const first = ofPlace(sheet, "firstPlace", "date");
      const of = (figure: EditionFigure) => ofEditionOn(sheet, figure, fact(sheet, "last"));
      const closes = firstOfPeriod(first, of("periodMonths"), of("windowMonths"));
      return cellFormula(f`IF(${fact(sheet, "lastPlace")}=0,"",${closes}-1)`);
    },
    look: "date",
  },
  {
    key: "floor",
    name: "floor",
    label: ({ texts }) => texts.career.floor,
    content: (sheet) => {
      const floor = ofEditionOn(sheet, "floor", fact(sheet, "last"));
      return cellFormula(f`IF(${fact(sheet, "lastPlace")}=0,"",${floor})`);
    },
  },
  {
    /** In the order of the days; 0: nothing counts. */
    key: "lastPlace",
    name: "last_place",
    label: ({ texts }) => texts.career.lastPlace,
    content: (sheet) => cellFormula(lastPlace(sheet, isUnrated(sheet))),
    look: "whole",
  },
  {
    key: "firstPlace",
    name: "first_place",
    label: ({ texts }) => texts.career.firstPlace,
    content: (sheet) => {
      const first = firstPlace(sheet, fact(sheet, "opens"), isUnrated(sheet));
      return cellFormula(f`IF(${fact(sheet, "lastPlace")}=0,0,${first})`);
    },
    look: "whole",
  },
];

function isUnrated(sheet: CareerContext): Expr {
  return f`(${allEvents(sheet, "unrated")}<>"")`;
}

function ofLast(sheet: CareerContext, column: CareerColumn): Expr {
  return ofPlace(sheet, "lastPlace", column);
}

function ofPlace(
  sheet: CareerContext,
  place: "firstPlace" | "lastPlace",
  column: CareerColumn,
): Expr {
  const found = f`MATCH(${fact(sheet, place)},${allEvents(sheet, "place")},0)`;
  return f`INDEX(${allEvents(sheet, column)},${found})`;
}

/** Typed in later, the last event may be another edition's: its rules are not in this sheet. */
export function isOutOfForce(sheet: CareerContext): Expr {
  const { pace, from } = sheet.order.edition;
  const last = fact(sheet, "last");
  const next = editionsOf(pace).find((edition) => edition.from > from)?.from;
  const isLater = next === undefined ? [] : [f`${last}>=${next}`];
  return f`IF(ISNUMBER(${last}),OR(${[f`${last}<${from}`, ...isLater]}),FALSE)`;
}
