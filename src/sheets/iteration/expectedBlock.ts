import { ifNumber } from "../ifNumber";
import { formula } from "../sheetDraft";
import { putOpponents, strengthFormula } from "./countedBlock";
import { acrossOpponents, INPUT, input, ofOpponent, TABLE, table } from "./places";
import type { IterationContext } from "./context";
import type { IterationOrder } from "./order";

/** Whether We comes from the Ru of the first pass. */
export function usesFirstRu({ asPrinted, isWeFromRu }: IterationOrder): boolean {
  return asPrinted || isWeFromRu;
}

/** PD of every game of the rated players, with Ru (new) as if it were a rating; We is their sum. */
export function putExpected(context: IterationContext): void {
  const { draft, order, places, texts } = context;
  const isFirst = usesFirstRu(order);
  const label = order.asPrinted ? texts.ratingOrRuPrinted : labelOf(context, isFirst);
  const title = texts.expected(order.edition.articles.change);
  draft.put(places.expectedRow - 3, TABLE.player, title, "section");
  putBlock(context, places.expectedRow, isFirst, label);
}

/** 10.54 (2005) can be read both ways: the same with the other Ru, and the We that it makes. */
export function putOtherExpected(context: IterationContext): void {
  const { draft, order, places, texts } = context;
  const { otherExpectedRow: first, otherWeColumn: column } = places;
  if (first === null) return;
  const isFirst = !usesFirstRu(order);
  draft.put(first - 3, TABLE.player, texts.weReadings.other, "section");
  putBlock(context, first, isFirst, labelOf(context, isFirst));
  draft.put(first - 2, column, "We", "heading");
  const times = places.gamesPerPairing === 1 ? "" : `${places.gamesPerPairing}*`;
  for (let player = 0; player < places.players; player += 1) {
    const rating = table(places, player, TABLE.rating);
    const we = `${times}SUM(${acrossOpponents(places, first + player)})`;
    draft.put(first + player, column, formula(ifNumber(rating, we)));
  }
  draft.look({ row: first, column, rows: places.players, columns: 1 }, "hundredths");
}

function labelOf({ texts }: IterationContext, isFirst: boolean): string {
  return isFirst ? texts.ratingOrRu : texts.ratingOrRuNew;
}

/** Opponents along the columns with what they count with, and a line for each rated player. */
function putBlock(
  { draft, places, style }: IterationContext,
  first: number,
  isFirst: boolean,
  label: string,
): void {
  const ratingsRow = first - 1;
  putOpponents(draft, places, ratingsRow - 1);
  draft.put(ratingsRow, TABLE.player, label, "label");
  const columns = places.players;
  for (let opponent = 0; opponent < places.players; opponent += 1) {
    const strength = strengthFormula(places, opponent, isFirst ? TABLE.ru : TABLE.ruNew);
    draft.put(ratingsRow, INPUT.results + opponent, formula(strength));
  }
  draft.look({ row: ratingsRow, column: INPUT.results, rows: 1, columns }, "whole");
  for (let player = 0; player < places.players; player += 1) {
    const row = first + player;
    const rating = table(places, player, TABLE.rating);
    const name = input(places, player, INPUT.player);
    draft.put(row, TABLE.player, formula(ifNumber(rating, name)));
    for (let opponent = 0; opponent < places.players; opponent += 1) {
      if (opponent === player) continue;
      const strength = ofOpponent(ratingsRow, opponent);
      const pd = style.expected(rating, strength);
      const text = ifNumber(rating, `IF(${strength}=0,"",${pd})`);
      draft.put(row, INPUT.results + opponent, formula(text));
    }
  }
  draft.look({ row: first, column: INPUT.results, rows: places.players, columns }, "hundredths");
}
