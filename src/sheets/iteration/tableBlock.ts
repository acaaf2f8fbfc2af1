import { ifNumber, isNumber } from "../ifNumber";
import { formula } from "../sheetDraft";
import type { Look } from "../sheetPlan";
import { literal } from "../literal";
import { completeness } from "./completeness";
import { usesFirstRu } from "./expectedBlock";
import { scoreFormula } from "./inputsBlock";
import { acrossOpponents, INPUT, input, TABLE, table, type IterationPlaces } from "./places";
import type { IterationContext } from "./context";

/** The table of the worked example, same columns, same order. */
export function putIterationTable(context: IterationContext): void {
  const { draft, order, places, texts } = context;
  const heading = places.tableRow - 1;
  const { robin } = order.edition.articles;
  putReason(context, heading - 2);
  draft.put(heading - 1, TABLE.player, texts.iteration(robin, order.edition.name), "section");
  draft.line(heading, TABLE.player, texts.tableHeadings, "heading");
  for (const [index, title] of texts.tableHeadings.entries()) {
    const isWe = TABLE.player + index === TABLE.we;
    const about = isWe && usesFirstRu(order) ? texts.weReadings.hint : texts.tableHints[index];
    if (about !== undefined) {
      draft.hint({ row: heading, column: TABLE.player + index }, title, about(order.edition));
    }
  }
  for (let player = 0; player < places.players; player += 1) putRow(context, player);
  for (const [column, look] of LOOKS) {
    draft.look({ row: places.tableRow, column, rows: places.players, columns: 1 }, look);
  }
}

/** Why there is no Ra, in words. */
function putReason({ draft, order, places, texts }: IterationContext, row: number): void {
  if (!places.hasResults) return;
  const { articles, name } = order.edition;
  const reason = texts.incomplete(articles.unplayedInRobin, name);
  const said = formula(`IF(${completeness(places)},"",${literal(reason)})`);
  draft.put(row, TABLE.player, said, "section");
}

const LOOKS: readonly (readonly [number, Look])[] = [
  [TABLE.rating, "whole"],
  [TABLE.w, "points"],
  [TABLE.p, "hundredths"],
  ...([TABLE.dp, TABLE.rc, TABLE.dpUnrated, TABLE.ru, TABLE.rcNew, TABLE.ruNew] as const).map(
    (column) => [column, "whole"] as const,
  ),
  [TABLE.we, "hundredths"],
  [TABLE.k, "whole"],
  [TABLE.change, "change"],
  [TABLE.rn, "whole"],
];

function putRow(context: IterationContext, player: number): void {
  const { draft, places } = context;
  const row = places.tableRow + player;
  const put = (column: number, text: string) => {
    draft.put(row, column, formula(text));
  };
  const at = (column: number) => table(places, player, column);
  put(TABLE.player, input(places, player, INPUT.player));
  const rating = input(places, player, INPUT.rating);
  put(TABLE.rating, ifNumber(rating, rating, '"u"'));
  put(TABLE.w, scoreFormula(context, player));
  const rated = (text: string) => ifNumber(at(TABLE.rating), text);
  put(TABLE.p, rated(fraction(at(TABLE.w), places)));
  put(TABLE.dp, rated(context.style.dp(at(TABLE.p))));
  putUnrated(context, player, put);
  const expected = acrossOpponents(places, places.expectedRow + player);
  const times = places.gamesPerPairing === 1 ? "" : `${places.gamesPerPairing}*`;
  put(TABLE.we, rated(`${times}SUM(${expected})`));
  put(TABLE.k, rated(input(places, player, INPUT.k)));
  put(TABLE.change, rated(`ROUND(${at(TABLE.k)}*(${at(TABLE.w)}-${at(TABLE.we)}),2)`));
  put(TABLE.rn, rated(`ROUND(${at(TABLE.rating)}+ROUND(${at(TABLE.change)},0),0)`));
}

/**
 * Rc stays empty for everybody who is rated or left out; the columns behind it follow it, but dp
 * does not: a FIDE function behind Ra would make a chain of three.
 */
function putUnrated(
  { places, style }: IterationContext,
  player: number,
  put: (column: number, text: string) => void,
): void {
  const at = (column: number) => table(places, player, column);
  const counts = input(places, player, places.countsColumn);
  const isNobody = `OR(${isNumber(at(TABLE.rating))},${counts}=0)`;
  put(TABLE.rc, `IF(${isNobody},"",${places.ra})`);
  const unrated = (text: string) => `IF(${at(TABLE.rc)}="","",${text})`;
  const isBelowHalf = `2*${at(TABLE.w)}<${places.games}`;
  const dp = style.dp(fraction(at(TABLE.w), places));
  put(TABLE.dpUnrated, `IF(${isNobody},"",IF(${isBelowHalf},${dp},""))`);
  put(TABLE.ru, unrated(ruFormula(places, player, TABLE.rc, places.firstBonus)));
  const counted = acrossOpponents(places, places.countedRow + player);
  const ratings = acrossOpponents(places, places.countedRow - 1);
  const moved = `(SUM(${counted})-SUMPRODUCT(ISNUMBER(${counted})*${ratings}))`;
  put(TABLE.rcNew, unrated(`ROUND(${at(TABLE.rc)}+${moved}/${places.opponents},0)`));
  put(TABLE.ruNew, unrated(ruFormula(places, player, TABLE.rcNew, places.bonus)));
}

/** p: the quotient is formed once, in hundredths, so that a half is a half. */
function fraction(score: string, { games }: IterationPlaces): string {
  return `ROUND(100*${score}/${games},0)/100`;
}

/** Above 50 % a bonus for each half point, below it dp × n/(n+1): 10.22–10.25, 8.22–8.25. */
function ruFormula(places: IterationPlaces, player: number, rc: number, bonus: string): string {
  const at = (column: number) => table(places, player, column);
  const { games, opponents: n } = places;
  const above = `${at(rc)}+${bonus}*(2*${at(TABLE.w)}-${games})`;
  const below = `${at(rc)}+${at(TABLE.dpUnrated)}*${n}/(${n}+1)`;
  return `ROUND(IF(${at(TABLE.dpUnrated)}="",${above},${below}),0)`;
}
