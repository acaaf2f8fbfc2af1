import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import type { PeriodColumn } from "../../i18n/period";
import { calendarDate } from "../../rules/day";
import { ifNumber } from "../articles/ifNumber";
import { cellFormula } from "../cellFormula";
import { factCell } from "../facts";
import type { HeadLines, State } from "../head";
import { editionSaid } from "../headFacts";
import { sentence, signed } from "../sentence";
import { wholeColumn } from "../table";
import type { PeriodContext } from "./context";

/** Under which people and readers find the title. */
const PERIOD_TITLE = "Rating_period";

/** By which list and edition, how many players and games, and what is to be looked at. */
export function periodHead(sheet: PeriodContext, isAsMade: Expr | null): HeadLines {
  const { order, texts } = sheet;
  const { edition, list } = order;
  const { period: words, head } = texts;
  return {
    title: words.title,
    name: PERIOD_TITLE,
    facts: [
      list === null ? null : head.list(calendarDate(list)),
      editionSaid(edition, { ...order, startDate: list }, texts),
      words.note,
    ],
    sums: cellFormula(sums(sheet)),
    states: states(sheet),
    otherwise: words.nothingToLookAt,
    isAsMade,
  };
}

function column({ places }: PeriodContext, key: PeriodColumn): Expr {
  return wholeColumn(places.players, key, "both");
}

/** Of what nobody knows. */
const UNKNOWN = "–";

function sums(sheet: PeriodContext): Expr {
  const { order, places, texts } = sheet;
  const of = column.bind(null, sheet);
  const change = f`SUM(${of("change")})`;
  const floor = factCell(places.facts, "floor");
  const { activeGames } = order.edition.publication;
  const few = f`SUMPRODUCT(ISNUMBER(${of("rating")})*(${of("n")}+${of("earlierGames")}<${activeGames}))`;
  return sentence(texts.period.sums, {
    rated: f`COUNT(${of("rating")})`,
    unrated: f`COUNTIF(${of("rating")},"u")`,
    games: known(f`SUM(${of("n")})`),
    changes: f`IF(ISNUMBER(${change}),${signed(change)},${UNKNOWN})`,
    delisted: f`IF(ISNUMBER(${floor}),COUNTIF(${of("rn")},"<"&${floor}),${UNKNOWN})`,
    inactive: known(few),
  });
}

function known(value: Expr): Expr {
  return f`IF(ISNUMBER(${value}),${value},${UNKNOWN})`;
}

function states(sheet: PeriodContext): State[] {
  const { order, places, texts } = sheet;
  const { period: words } = texts;
  const of = column.bind(null, sheet);
  const errors = f`SUMPRODUCT(ISERROR(${of("rn")})*1)`;
  const remarks = f`COUNTIF(${of("remarks")},"?*")`;
  const list = factCell(places.facts, "list");
  return [
    { when: f`${errors}>0`, says: sentence(words.errors, { players: errors }) },
    { when: f`NOT(ISNUMBER(${list}))`, says: words.noList },
    ...(order.list === null
      ? []
      : [{ when: ifNumber(list, f`${list}<>${order.list}`, f`FALSE`), says: words.otherList }]),
    { when: f`${remarks}>0`, says: sentence(words.look, { players: remarks }) },
  ];
}
