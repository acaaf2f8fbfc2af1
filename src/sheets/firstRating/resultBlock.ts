import { ifNumber, isNumber } from "../ifNumber";
import { ruFormula } from "../report/ruFormula";
import { formula } from "../sheetDraft";
import type { Look } from "../sheetPlan";
import { rounded } from "../rounded";
import { isAveraged } from "./eventLines";
import type { CareerContext } from "./firstRatingSheet";
import { eventColumn, head, HEAD_VALUE, RESULT, result } from "./places";

/** All that counts taken together, the first rating, and what is still lacking. */
export function putResult(context: CareerContext): void {
  const { draft, order, places, texts } = context;
  const { career: words } = texts;
  const at = (row: keyof typeof RESULT) => result(places, row);
  const put = (row: keyof typeof RESULT, label: string, text: string, look: Look) => {
    draft.put(places.resultRow + RESULT[row], 1, label, "label");
    draft.put(places.resultRow + RESULT[row], HEAD_VALUE, formula(text), look);
  };
  const { resultRow } = places;
  draft.put(resultRow + RESULT.section, 1, words.together(order.edition), "section");
  const counts = eventColumn(places, "counts");
  const sumOf = (column: "n" | "w") =>
    ifNumber(`SUM(${counts})`, `SUMIF(${counts},1,${eventColumn(places, column)})`);
  put("games", "n", sumOf("n"), "whole");
  put("points", "W", sumOf("w"), "points");
  if (isAveraged(context)) {
    const mean = rounded(`SUM(${eventColumn(places, "product")})/${at("games")}`);
    put("rating", words.rating(order.edition), `IF(${at("games")}=0,"",${mean})`, "counted");
  } else putPooled(context, put);
  const isEnough = `${at("games")}>=${head("games")}`;
  const isHigh = ifNumber(at("rating"), `${at("rating")}>=${head("floor")}`, "FALSE");
  const published = `IF(AND(${isEnough},${isHigh}),${at("rating")},"${words.notYet}")`;
  put("first", words.firstRating, published, "counted");
  const games = `IF(${isEnough},"","${words.games}"&(${head("games")}-${at("games")}))`;
  const low = `IF(AND(${isNumber(at("rating"))},NOT(${isHigh})),"${words.belowFloor}","")`;
  if (order.edition.id === ERRATUM) {
    draft.put(resultRow + RESULT.erratum, 1, words.erratum, "note");
  }
  put("lacks", words.stillLacks, `TRIM(${games}&" "&${low})`, "note");
}

/** The edition whose example of several events departs from its own rule. */
const ERRATUM = 2011;

/** 8.3 (2011): as if everything had been one event; from 2024 with the two hypothetical opponents. */
function putPooled(
  { order, places, style, texts }: CareerContext,
  put: (row: keyof typeof RESULT, label: string, text: string, look: Look) => void,
): void {
  const { edition } = order;
  const { bonus, hypothetical } = edition.firstRating;
  const { opponents, rating } = hypothetical;
  const at = (row: keyof typeof RESULT) => result(places, row);
  const some = (text: string) => `IF(${at("games")}=0,"",${text})`;
  const games = opponents === 0 ? at("games") : `(${at("games")}+${opponents})`;
  const points = opponents === 0 ? at("points") : `(${at("points")}+${opponents / 2})`;
  const sum = `SUM(${eventColumn(places, "product")})`;
  const all = opponents === 0 ? sum : `(${sum}+${opponents * rating})`;
  put("average", texts.career.average(edition), some(`${all}/${games}`), "tenths");
  put("p", "p", some(`ROUND(100*${points}/${games},0)/100`), "hundredths");
  const dp = style.dp(at("p"));
  const dpBelow = bonus === null ? dp : `IF(2*${at("points")}<${at("games")},${dp},"")`;
  put("dp", "dp", some(dpBelow), "whole");
  const parts = { rc: at("average"), n: at("games"), w: at("points"), dp: at("dp") };
  put("rating", texts.career.rating(edition), some(ruFormula(parts, edition)), "counted");
}
