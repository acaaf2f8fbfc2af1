import { ifNumber } from "../ifNumber";
import type { PeriodColumn, ResultColumn } from "../../i18n/period";
import { NOTHING_KNOWN } from "../../rules/kOfPlayer";
import { at } from "../../rules/at";
import { kInPeriodFormula } from "../report/kInPeriodFormula";
import { isRated, linkedRating } from "../report/rated";
import { formula } from "../sheetDraft";
import type { Content, Formula, Look } from "../sheetPlan";
import { FIRST_RESULT_ROW, onPeriod, resultCell } from "./places";
import type { LinkedResult } from "./order";
import type { PeriodContext } from "./context";

/** A row for each player's event, linked to its report or as a list has it. */
export function putResults(context: PeriodContext): void {
  const { draft, order, places, texts } = context;
  const { period: words } = texts;
  const isLinked = order.players.some(({ results }) => results.some(({ report }) => report));
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
      putResult(context, player, { result, index }, first + index);
    }
    const added = { result: null, index: results.length };
    if (!isLinked) putResult(context, player, added, behind);
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
  report: "plain",
};

/** What comes from a report is no input. */
const LINKED: Readonly<Partial<Record<ResultColumn, Look>>> = { delta: "change" };

/** A row of a player's; without a result it is there for one more event. */
interface ResultLine {
  readonly result: LinkedResult | null;
  readonly index: number;
}

function putResult(context: PeriodContext, player: number, of: ResultLine, row: number): void {
  const { result } = of;
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
  if (result?.report !== undefined) put("report", result.report.sheet);
  for (const [column, content] of figures(result)) put(column, content);
  put("k", kContent(context, player, of, at("rating")));
  const ifBoth = (one: string, other: string, text: string) =>
    formula(ifNumber(one, ifNumber(other, text)));
  const isLimited = places.resultColumns.includes("kCounted");
  const most = String(order.edition.highestKTimesGames);
  const inPeriod = kInPeriodFormula(at("k"), ofPlayer("n"), most);
  put("kCounted", formula(ifNumber(at("k"), inPeriod)));
  const k = at(isLimited ? "kCounted" : "k");
  put("product", ifBoth(k, at("delta"), `ROUND(${k}*${at("delta")},2)`));
}

/** Rating, n and ΔR: linked, or as given. */
function figures(result: LinkedResult | null): [ResultColumn, Content][] {
  if (result === null) return [];
  const { rating, games, delta, report } = result;
  if (report !== undefined) {
    const { cells } = report;
    return [
      ["rating", formula(linkedRating(cells.rating))],
      ["n", formula(cells.games)],
      ["delta", number(cells.delta)],
    ];
  }
  return [
    ["rating", rating ?? "u"],
    ["n", games],
    ["delta", delta === null ? "" : delta / 100],
  ];
}

/** K of the period's start for all of its events; looked up where no report or list has it. */
function kContent(
  { places, style, k }: PeriodContext,
  player: number,
  { result, index }: ResultLine,
  rating: string,
): Content {
  const { first, takesFirst, known, isSoughtAnew } = at(k, player);
  const { first: top } = places.results[player] ?? { first: 0 };
  if (first !== null && (result === null || takesFirst[index] === true)) {
    return number(resultCell(places, top + first, "k"));
  }
  const { report } = result ?? {};
  if (report !== undefined && isSoughtAnew[index] !== true) return number(report.cells.k);
  const sought = style.k(rating, known[index] ?? NOTHING_KNOWN);
  return result?.k ?? formula(`IF(${isRated(rating)},${sought},"")`);
}

function number(address: string): Formula {
  return formula(ifNumber(address, address));
}
