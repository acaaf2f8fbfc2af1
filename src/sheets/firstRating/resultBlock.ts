import { f } from "../../formula/template";
import type { Expr } from "../../formula/expr";
import { ifNumber, isNumber } from "../articles/ifNumber";
import { cellFormula } from "../cellFormula";
import type { Look } from "../sheetPlan";
import { allEvents, fact, result, type CareerContext } from "./context";
import { RESULT_COLUMN, type ResultRow } from "./layout";
import { gamesNeeded, pooled } from "./pooled";

type Put = (row: ResultRow, label: string, value: Expr, look: Look) => void;

/** Under which people find the results on the sheet. */
export const NAMES: Readonly<Partial<Record<ResultRow, string>>> = {
  games: "games_together",
  points: "points_together",
  rc: "Rc_together",
  average: "average_together",
  p: "p_together",
  dp: "dp_together",
  rating: "Ru_together",
  first: "rating_published",
};

/** All that counts taken together, the first rating, and what is still lacking. */
export function putResult(sheet: CareerContext): void {
  const { draft, order, places, texts } = sheet;
  const { career: words } = texts;
  const put: Put = (row, label, value, look) => {
    const at = { row: places.results[row], column: RESULT_COLUMN };
    draft.put(at.row, RESULT_COLUMN - 1, label, "label");
    draft.put(at.row, at.column, cellFormula(value), look);
    const name = NAMES[row];
    if (name !== undefined) draft.name(name, { ...at, rows: 1, columns: 1 });
  };
  draft.put(places.results.section, 1, words.together(order.edition), "section");
  const counts = allEvents(sheet, "counts");
  const sumOf = (column: "n" | "w") =>
    ifNumber(f`SUM(${counts})`, f`SUMIF(${counts},1,${allEvents(sheet, column)})`);
  put("games", "n", sumOf("n"), "whole");
  put("points", "W", sumOf("w"), "points");
  putTogether(sheet, put);
  putFirstRating(sheet, put);
}

/** 10.3 (2005): the mean of the events' Ru; 8.3 (2011): as if everything had been one event. */
function putTogether(sheet: CareerContext, put: Put): void {
  const { career: words } = sheet.texts;
  const at = result.bind(null, sheet);
  const [games, points] = [at("games"), at("points")];
  const products = f`SUM(${allEvents(sheet, "product")})`;
  const counts = allEvents(sheet, "counts");
  const share = f`IF(SUM(${counts})=1,SUMIF(${counts},1,${allEvents(sheet, "share")}),1)`;
  const all = pooled(sheet, { last: fact(sheet, "last"), games, points, products, share });
  const some = (value: Expr) => f`IF(${games}=0,"",${value})`;
  const ofOne = (value: Expr) => some(f`IF(${all.isAveraged},"",${value})`);
  put("rc", words.headings.rc(sheet.order.edition), ofOne(all.rc), "tenths");
  put("average", words.average, some(all.average), "tenths");
  put("p", "p", ofOne(all.p), "hundredths");
  put("dp", "dp", ofOne(all.dp(at("p"))), "whole");
  put("rating", words.rating, some(all.rating(at("average"), at("dp"))), "counted");
}

/** Published where games and rating are enough; else what is lacking. */
function putFirstRating(sheet: CareerContext, put: Put): void {
  const { career: words } = sheet.texts;
  const at = result.bind(null, sheet);
  /** Without an event that counts nobody knows which edition will ask. */
  const needed = f`IF(${at("games")}=0,${askedFor(sheet)},${gamesNeeded(sheet, fact(sheet, "last"))})`;
  const isEnough = f`${at("games")}>=${needed}`;
  const isHigh = ifNumber(at("rating"), f`${at("rating")}>=${fact(sheet, "floor")}`, f`FALSE`);
  const published = f`IF(AND(${isEnough},${isHigh}),${at("rating")},${words.notYet})`;
  put("first", words.firstRating, published, "counted");
  const games = f`IF(${isEnough},"",${words.games}&(${needed}-${at("games")}))`;
  const isLow = f`AND(${isNumber(at("rating"))},NOT(${isHigh}))`;
  const low = f`IF(${isLow},${words.belowFloor},"")`;
  const lacked = f`IF(ISNUMBER(${at("first")}),${words.nothingLacks},TRIM(${games}&" "&${low}))`;
  put("lacks", words.stillLacks, lacked, "note");
}

function askedFor(sheet: CareerContext): Expr {
  return gamesNeeded(sheet, f`${sheet.order.edition.from}`);
}
