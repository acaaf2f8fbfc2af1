import type { PeriodColumn, ResultColumn } from "../../i18n/period";
import { kInPeriodFormula } from "../report/kInPeriodFormula";
import { isRated, linkedRating } from "../report/rated";
import { formula } from "../sheetDraft";
import type { Content, Look } from "../sheetPlan";
import { FIRST_RESULT_ROW, onPeriod, resultCell } from "./places";
import type { LinkedResult, PeriodContext } from "./periodSheets";

/** A row for each player's event, linked to its report or as a list has it. */
export function putResults(context: PeriodContext): void {
  const { draft, order, places, texts } = context;
  const { period: words } = texts;
  const isLinked = order.players.some(({ results }) => results.some(({ cells }) => cells));
  draft.put(0, 0, words.resultsTitle, "title");
  draft.put(1, 2, isLinked ? words.resultsNote.reports : words.resultsNote.list, "note");
  draft.line(
    FIRST_RESULT_ROW - 1,
    0,
    places.resultColumns.map((column) => words.resultHeadings[column]),
    "heading",
  );
  const end = places.results[places.results.length - 1]?.behind ?? FIRST_RESULT_ROW;
  const rows = end - FIRST_RESULT_ROW + 1;
  for (const [index, column] of places.resultColumns.entries()) {
    const look = isLinked && LOOKS[column] === "input" ? LINKED[column] : LOOKS[column];
    draft.look({ row: FIRST_RESULT_ROW, column: index, rows, columns: 1 }, look ?? "whole");
  }
  for (const [player, { results }] of order.players.entries()) {
    const { first, behind } = places.results[player] ?? { first: 0, behind: 0 };
    for (const [index, result] of results.entries()) {
      putResult(context, player, result, first + index);
    }
    if (!isLinked) putResult(context, player, null, behind);
  }
}

const LOOKS: Readonly<Record<ResultColumn, Look>> = {
  number: "whole",
  player: "plain",
  event: "inputName",
  date: "inputDate",
  rating: "input",
  n: "input",
  delta: "input",
  k: "input",
  kCounted: "whole",
  product: "change",
};

/** What comes from a report is no input. */
const LINKED: Readonly<Partial<Record<ResultColumn, Look>>> = { delta: "change" };

/** Without a result the row is there for one more event. */
function putResult(
  context: PeriodContext,
  player: number,
  result: LinkedResult | null,
  row: number,
): void {
  const { draft, names, order, places } = context;
  const put = (column: ResultColumn, content: Content) => {
    const index = places.resultColumns.indexOf(column);
    if (index >= 0) draft.put(row, index, content);
  };
  const at = (column: ResultColumn) => resultCell(places, row, column);
  const ofPlayer = (column: PeriodColumn) => onPeriod(names.period, places, player, column);
  put("number", player + 1);
  put("player", formula(ofPlayer("player")));
  if (result !== null) put("event", result.event);
  if (result?.day != null) put("date", result.day);
  for (const [column, content] of figures(context, result, at("rating"))) put(column, content);
  const ifBoth = (one: string, other: string, text: string) =>
    formula(`IF(AND(ISNUMBER(${one}),ISNUMBER(${other})),${text},"")`);
  const isLimited = places.resultColumns.includes("kCounted");
  const most = String(order.edition.highestKTimesGames);
  const inPeriod = kInPeriodFormula(at("k"), ofPlayer("n"), most);
  put("kCounted", formula(`IF(ISNUMBER(${at("k")}),${inPeriod},"")`));
  const k = at(isLimited ? "kCounted" : "k");
  put("product", ifBoth(k, at("delta"), `ROUND(${k}*${at("delta")},2)`));
}

/** Rating, n, ΔR and K: linked, or as given; a K that is not given follows the rating. */
function figures(
  { style }: PeriodContext,
  result: LinkedResult | null,
  ratingCell: string,
): [ResultColumn, Content][] {
  const byRating = formula(`IF(${isRated(ratingCell)},${style.k(ratingCell)},"")`);
  if (result === null) return [["k", byRating]];
  const { rating, games, delta, k, cells } = result;
  if (cells !== undefined) {
    const number = (address: string) => formula(`IF(ISNUMBER(${address}),${address},"")`);
    return [
      ["rating", formula(linkedRating(cells.rating))],
      ["n", formula(cells.games)],
      ["delta", number(cells.delta)],
      ["k", number(cells.k)],
    ];
  }
  return [
    ["rating", rating ?? "u"],
    ["n", games],
    ["delta", delta === null ? "" : delta / 100],
    ["k", k ?? byRating],
  ];
}
