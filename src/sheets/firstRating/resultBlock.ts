import { ifNumber, isNumber } from "../ifNumber";
import { ruFormula } from "../report/ruFormula";
import { errataNotes } from "../errataNotes";
import { formula } from "../sheetDraft";
import type { Look } from "../sheetPlan";
import { rounded } from "../rounded";
import { isAveraged } from "./eventLines";
import type { CareerContext } from "./context";
import { eventColumn, head, HEAD_VALUE, result, type ResultRow } from "./places";

/** All that counts taken together, the first rating, and what is still lacking. */
export function putResult(context: CareerContext): void {
  const { draft, order, places, texts } = context;
  const { career: words } = texts;
  const at = (row: ResultRow) => result(places, row);
  const put = (row: ResultRow, label: string, text: string, look: Look) => {
    draft.put(places.results[row], 1, label, "label");
    draft.put(places.results[row], HEAD_VALUE, formula(text), look);
  };
  draft.put(places.results.section, 1, words.together(order.edition), "section");
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
  put("lacks", words.stillLacks, `TRIM(${games}&" "&${low})`, "note");
  for (const [index, note] of errataNotes(order.edition, "firstRating", texts).entries()) {
    draft.put(places.notesRow + index, 1, note, "note");
  }
}

/**
 * 8.3 (2011): as if everything had been one event, Rc the mean of all its opponents; from 2024 Ra,
 * with the two hypothetical ones added once.
 */
function putPooled(
  { order, places, style, texts }: CareerContext,
  put: (row: ResultRow, label: string, text: string, look: Look) => void,
): void {
  const { edition } = order;
  const { bonus, hypothetical } = edition.firstRating;
  const { opponents, rating } = hypothetical;
  const at = (row: ResultRow) => result(places, row);
  const some = (text: string) => `IF(${at("games")}=0,"",${text})`;
  const games = opponents === 0 ? at("games") : `(${at("games")}+${opponents})`;
  const points = opponents === 0 ? at("points") : `(${at("points")}+${opponents / 2})`;
  const sum = `SUM(${eventColumn(places, "product")})`;
  const { headings } = texts.career;
  put("rc", headings.rc(edition), some(`${sum}/${at("games")}`), "tenths");
  if (opponents > 0) {
    put("ra", headings.ra(edition), some(`(${sum}+${opponents * rating})/${games}`), "tenths");
  }
  put("p", "p", some(`ROUND(100*${points}/${games},0)/100`), "hundredths");
  const dp = style.dp(at("p"));
  const dpBelow = bonus === null ? dp : `IF(2*${at("points")}<${at("games")},${dp},"")`;
  put("dp", "dp", some(dpBelow), "whole");
  const average = at(opponents === 0 ? "rc" : "ra");
  const parts = { average, n: at("games"), w: at("points"), dp: at("dp") };
  put("rating", texts.career.rating(edition), some(ruFormula(parts, edition)), "counted");
}
