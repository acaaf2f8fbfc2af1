import { f } from "../../formula/template";
import type { Expr } from "../../formula/expr";
import { raWithDraws, withDraws } from "../articles/hypothetical";
import { ifNumber, isNumber } from "../articles/ifNumber";
import { percentage } from "../articles/percentage";
import { rounded } from "../articles/rounded";
import { dpOfRu, ru } from "../articles/ru";
import { cellFormula } from "../cellFormula";
import type { Look } from "../sheetPlan";
import { allEvents, fact, result, type CareerContext } from "./context";
import { isAveraged, RESULT_COLUMN, type ResultRow } from "./layout";
import { hasHypothetical } from "../../rules/hypothetical";

type Put = (row: ResultRow, label: string, value: Expr, look: Look) => void;

/** Under which people find the results on the sheet. */
export const NAMES: Readonly<Partial<Record<ResultRow, string>>> = {
  games: "games_together",
  points: "points_together",
  rc: "Rc_together",
  ra: "Ra_together",
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
  if (isAveraged(order)) putAveraged(sheet, put);
  else putPooled(sheet, put);
  putFirstRating(sheet, put);
}

/** 10.3 (2005): the mean of the events' Ru, weighted by their games. */
function putAveraged(sheet: CareerContext, put: Put): void {
  const { order, texts } = sheet;
  const games = result(sheet, "games");
  const mean = rounded(f`SUM(${allEvents(sheet, "product")})/${games}`);
  put("rating", texts.career.rating(order.edition), f`IF(${games}=0,"",${mean})`, "counted");
}

/**
 * 8.3 (2011): as if everything had been one event, Rc the mean of all its opponents; from 2024 Ra,
 * with the two hypothetical ones added once.
 */
function putPooled(sheet: CareerContext, put: Put): void {
  const { order, style, texts } = sheet;
  const { edition } = order;
  const hasDraws = hasHypothetical(edition);
  const at = result.bind(null, sheet);
  const [w, games] = [at("points"), at("games")];
  const some = (value: Expr) => f`IF(${games}=0,"",${value})`;
  const drawn = withDraws(w, games, edition);
  const sum = f`SUM(${allEvents(sheet, "product")})`;
  const { headings } = texts.career;
  put("rc", headings.rc(edition), some(f`${sum}/${games}`), "tenths");
  if (hasDraws) {
    put("ra", headings.ra(edition), some(raWithDraws(sum, games, edition)), "tenths");
  }
  put("p", "p", some(percentage(drawn.w, drawn.games)), "hundredths");
  const dp = dpOfRu({ w, games }, style.dp(at("p")), edition);
  put("dp", "dp", some(dp), "whole");
  const average = at(hasDraws ? "ra" : "rc");
  const rating = ru({ average, w, games, dp: at("dp") }, edition);
  put("rating", texts.career.rating(edition), some(rating), "counted");
}

/** Published where games and rating are enough; else what is lacking. */
function putFirstRating(sheet: CareerContext, put: Put): void {
  const { career: words } = sheet.texts;
  const at = result.bind(null, sheet);
  const isEnough = f`${at("games")}>=${fact(sheet, "games")}`;
  const isHigh = ifNumber(at("rating"), f`${at("rating")}>=${fact(sheet, "floor")}`, f`FALSE`);
  const published = f`IF(AND(${isEnough},${isHigh}),${at("rating")},${words.notYet})`;
  put("first", words.firstRating, published, "counted");
  const games = f`IF(${isEnough},"",${words.games}&(${fact(sheet, "games")}-${at("games")}))`;
  const isLow = f`AND(${isNumber(at("rating"))},NOT(${isHigh}))`;
  const low = f`IF(${isLow},${words.belowFloor},"")`;
  put("lacks", words.stillLacks, f`TRIM(${games}&" "&${low})`, "note");
}
