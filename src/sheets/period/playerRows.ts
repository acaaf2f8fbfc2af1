import { ifNumber } from "../ifNumber";
import type { PeriodColumn, ResultColumn } from "../../i18n/period";
import { at } from "../../rules/at";
import { isRated } from "../report/rated";
import { FAR_APART } from "../../rules/period/periodReport";
import { formula } from "../sheetDraft";
import type { Look } from "../sheetPlan";
import { FIRST_ROW, head, onResults, playerCell, resultRange } from "./places";
import type { PeriodContext } from "./context";

/** A row for each player: his events, ΣΔR, K, one rounding, the new rating. */
export function putPlayers(context: PeriodContext): void {
  const { draft, order, places, texts } = context;
  const { headings, hints } = texts.period;
  draft.line(
    FIRST_ROW - 1,
    0,
    places.columns.map((column) => headings[column]),
    "heading",
  );
  for (const [index, column] of places.columns.entries()) {
    const about = hints[column]?.(order.edition);
    if (about !== undefined) {
      draft.hint({ row: FIRST_ROW - 1, column: index }, headings[column], about);
    }
  }
  const shared = sharedNames(order.players);
  for (const player of order.players.keys()) putPlayer(context, player, shared);
  const rows = order.players.length;
  for (const [index, column] of places.columns.entries()) {
    draft.look({ row: FIRST_ROW, column: index, rows, columns: 1 }, LOOKS[column]);
  }
}

const LOOKS: Readonly<Record<PeriodColumn, Look>> = {
  number: "whole",
  player: "inputName",
  rating: "counted",
  events: "whole",
  n: "whole",
  delta: "change",
  k: "whole",
  kCounted: "whole",
  change: "change",
  rounded: "wholeChange",
  rn: "counted",
  earlierGames: "input",
  remarks: "note",
};

/** Names that several players have. */
function sharedNames(players: PeriodContext["order"]["players"]): ReadonlySet<string> {
  const names = players.map(({ name }) => name.toLowerCase());
  const known = new Set<string>();
  return new Set(
    names.filter((name) => {
      const isKnown = known.has(name);
      known.add(name);
      return isKnown;
    }),
  );
}

function putPlayer(context: PeriodContext, player: number, shared: ReadonlySet<string>): void {
  const { draft, order, places } = context;
  const of = order.players[player];
  if (of === undefined) return;
  const row = FIRST_ROW + player;
  const put = (column: PeriodColumn, content: string | number) => {
    draft.put(row, places.columns.indexOf(column), content);
  };
  put("number", player + 1);
  put("player", of.name);
  if (of.earlierGames !== null) put("earlierGames", of.earlierGames);
  const isNamesake = shared.has(of.name.toLowerCase());
  const all = [
    ...formulas(context, player),
    ["remarks", remarks(context, player, isNamesake)] as const,
  ];
  for (const [column, text] of all) {
    const index = places.columns.indexOf(column);
    if (index >= 0) draft.put(row, index, formula(text));
  }
}

function formulas(context: PeriodContext, player: number): [PeriodColumn, string][] {
  const { names, places } = context;
  const at = (column: PeriodColumn) => playerCell(places, player, column);
  const results = (column: ResultColumn) => resultRange(names.results, places, player, column);
  const ifRated = (text: string) => `IF(${isRated(at("rating"))},${text},"")`;
  const ofRated = (column: ResultColumn) => {
    const sum = `SUMIF(${results("rating")},">0",${results(column)})`;
    return ifNumber(`SUM(${results("rating")},${results(column)})`, sum);
  };
  const eventsOfRated = `COUNTIFS(${results("rating")},">0",${results("n")},">0")`;
  const events = `IF(${isRated(at("rating"))},${eventsOfRated},COUNTIF(${results("n")},">0"))`;
  /** One K for all events, or the least and the greatest of them. */
  const single = (column: "k" | "kCounted") =>
    `IF(MIN(${results(column)})=MAX(${results(column)}),MAX(${results(column)}),` +
    `MIN(${results(column)})&"–"&MAX(${results(column)}))`;
  return [
    ["rating", lastRating(context, player)],
    ["events", ifNumber(`SUM(${results("rating")},${results("n")})`, events)],
    ["n", `IF(${isRated(at("rating"))},${ofRated("n")},SUM(${results("n")}))`],
    ["delta", ifRated(`ROUND(${ofRated("delta")},2)`)],
    ["k", ifRated(single("k"))],
    ["kCounted", ifRated(single("kCounted"))],
    ["change", ifRated(`ROUND(SUM(${results("product")}),2)`)],
    ["rounded", ifRated(`ROUND(${at("change")},0)`)],
    ["rn", ifRated(`${at("rating")}+${at("rounded")}`)],
  ];
}

/** Of the last event that has one: nearest to the list before. */
function lastRating({ order, names, places }: PeriodContext, player: number): string {
  const { results = [] } = order.players[player] ?? {};
  /** Without any the last event says that he is unrated. */
  const last = results.map(({ rating }) => rating !== null).lastIndexOf(true);
  const line = last === -1 ? results.length - 1 : last;
  const { first } = places.results[player] ?? { first: 0 };
  return onResults(names.results, places, first + line, "rating");
}

/** What becomes of the rating on the next list, and what is to be looked at. */
function remarks(context: PeriodContext, player: number, isNamesake: boolean): string {
  const { order, names, places, texts } = context;
  const { period: words } = texts;
  const { edition } = order;
  const at = (column: PeriodColumn) => playerCell(places, player, column);
  const ratings = resultRange(names.results, places, player, "rating");
  const floor = head("floor");
  const delisted = `IF(IF(ISNUMBER(${floor}),${at("rn")}<${floor}),"${words.delisted(edition)}. ","")`;
  const lacking = `${edition.publication.activeGames}-${at("n")}-SUM(${at("earlierGames")})`;
  const sentence = `IF(${at("earlierGames")}="","${words.perhapsInactive(edition)}","${words.inactive(edition)}")`;
  const inactive = `IF(${lacking}>0,${sentence}&" "&(${lacking})&". ","")`;
  const differ =
    `IF(MIN(${ratings})<MAX(${ratings}),` +
    `"${words.ratings} "&MIN(${ratings})&"–"&MAX(${ratings})&` +
    `IF(MAX(${ratings})-MIN(${ratings})>=${FAR_APART},"; ${words.onePlayer}","."),"")`;
  const namesake = isNamesake ? `&" ${words.namesake}."` : "";
  const otherK = kDiffers(context, player);
  const all = `TRIM(${delisted}&${inactive}&${differ}&${otherK}${namesake})`;
  return `IF(${isRated(at("rating"))},${all},"${words.unrated}")`;
}

/** K of the events, where they do not all have one: the reports' own, too. */
function kDiffers({ order, names, places, texts, k }: PeriodContext, player: number): string {
  const [before, behind] = texts.period.kDiffers;
  const counted = resultRange(names.results, places, player, "k");
  const all = [counted, ...at(k, player).passedOver].join(",");
  const ends = `MIN(${all})&"–"&MAX(${all})`;
  return `IF(MIN(${all})<MAX(${all})," ${before} "&${ends}&"; ${behind(order.edition)}.","")`;
}
