import type { Expr } from "../../formula/expr";
import { area, cellAt } from "../../formula/reference";
import { f } from "../../formula/template";
import type { PeriodColumn, ResultColumn } from "../../i18n/period";
import { calendarDate } from "../../rules/day";
import { adjustedList } from "../../rules/editions/floorOfList";
import type { Rating } from "../../rules/units";
import { ifNumber } from "../articles/ifNumber";
import { cellFormula } from "../cellFormula";
import { factCell } from "../facts";
import type { HeadLines, State } from "../head";
import { editionSaid } from "../headFacts";
import { countIn, impossibleState, leastFloor } from "../impossibleRatings";
import { sentence, signed } from "../sentence";
import { wholeColumn } from "../table";
import type { PeriodContext } from "./context";
import { listsOfEvents } from "./eventsBlock";
import { isLinked, ofList, type PeriodOrder } from "./order";
import { allResults } from "./playerResults";
import { TITLE_NAMES } from "../sheetKind";

/** Under which people and readers find the titles. */
const PERIOD_TITLE = TITLE_NAMES.period;
const RESULTS_TITLE = TITLE_NAMES.results;

/** By which list and edition, how many players and games, and what is to be looked at. */
export function periodHead(sheet: PeriodContext, isAsMade: Expr | null): HeadLines {
  const { period: words } = sheet.texts;
  return {
    title: words.title,
    name: PERIOD_TITLE,
    facts: [...facts(sheet), words.note],
    sums: cellFormula(sums(sheet)),
    states: states(sheet),
    otherwise: words.nothingToLookAt,
    isAsMade,
  };
}

/** The same of the sheet of results; how more of them are put in is what its reader has to know. */
export function resultsHead(sheet: PeriodContext): HeadLines {
  const { order, places, texts } = sheet;
  const { period: words } = texts;
  const of = (key: ResultColumn) => wholeColumn(places.results, key, "both");
  const errors = f`SUMPRODUCT(ISERROR(${of("product")})*1)`;
  const { reports, list } = words.resultsNote;
  return {
    title: words.resultsTitle,
    name: RESULTS_TITLE,
    facts: facts(sheet),
    sums: cellFormula(
      sentence(words.resultSums, {
        players: f`${order.players.length}`,
        results: f`COUNT(${of("n")})`,
        games: known(f`SUM(${of("n")})`),
      }),
    ),
    states: [{ when: f`${errors}>0`, says: sentence(words.resultErrors, { results: errors }) }],
    otherwise: isLinked(order) ? reports : list,
    isAsMade: null,
  };
}

function facts({ order, texts }: PeriodContext): readonly (string | null)[] {
  const { edition, list } = order;
  return [
    list === null ? null : texts.head.list(calendarDate(list)),
    editionSaid(edition, { ...order, startDate: list }, texts),
  ];
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
  const { activeGames } = ofList(order).publication;
  const [n, earlier] = [of("n"), of("earlierGames")];
  const isKnown = f`(${n}+ISNUMBER(${earlier})>0)`;
  const few = f`SUMPRODUCT(ISNUMBER(${of("rating")})*(${n}+${earlier}<${activeGames})*${isKnown})`;
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
    ...ofOtherLists(sheet),
    impossibleState(countIn(allResults(sheet, "rating")), floorOfPeriod(order), texts),
    ...adjustedBehind(sheet),
    {
      when: f`${remarks}>0`,
      says: sentence(words.look, { players: remarks }),
      isRemark: true,
    },
  ];
}

/** 1 March 2024: what stands here as the new rating is not yet what the list shows. */
function adjustedBehind({ order, places, texts }: PeriodContext): State[] {
  const adjusted = adjustedList(order.edition.pace);
  /** A day of another list typed over its own is told by itself. */
  if (adjusted === null || ![adjusted, null].includes(order.list)) return [];
  const list = factCell(places.facts, "list");
  const { year, month, day } = calendarDate(adjusted);
  const is = f`${list}=DATE(${year},${month},${day})`;
  return [{ when: ifNumber(list, is, f`FALSE`), says: texts.period.adjusted, isRemark: true }];
}

/** Of the days of its events, else of its list: 0.6 (2011). */
function floorOfPeriod({ players, list, edition }: PeriodOrder): Rating {
  const days = new Set(players.flatMap(({ results }) => results.flatMap(({ day }) => day ?? [])));
  return leastFloor(days.size === 0 && list !== null ? [list] : [...days], edition);
}

/** Events that another list counts, and reports of this one that were not taken: 9.11 (2005), 7.13 (2011). */
function ofOtherLists({ order, places, texts }: PeriodContext): State[] {
  const { missing = [] } = order;
  const { foreign, missing: notTaken } = texts.period;
  if (!isLinked(order)) return [];
  const { row, column, rows } = listsOfEvents(order, places);
  const lists = area(cellAt(row, column, "both"), cellAt(row + rows - 1, column, "both"));
  const list = factCell(places.facts, "list");
  const events = f`COUNT(${lists})-COUNTIF(${lists},${list})`;
  return [
    { when: ifNumber(list, f`${events}>0`, f`FALSE`), says: sentence(foreign, { events }) },
    ...(missing.length === 0 ? [] : [{ when: f`TRUE`, says: notTaken(missing.join(", ")) }]),
  ];
}
