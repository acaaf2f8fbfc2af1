import { ifNumber } from "../ifNumber";
import { formula } from "../sheetDraft";
import { putOpponents, strengthFormula } from "./countedBlock";
import { INPUT, input, ofOpponent, TABLE, table } from "./places";
import type { IterationContext } from "./iterationSheet";

/** PD of every game of the rated players, with Ru (new) as if it were a rating; We is their sum. */
export function putExpected(context: IterationContext): void {
  const { draft, order, places, style, texts } = context;
  const ratingsRow = places.expectedRow - 1;
  draft.put(ratingsRow - 2, TABLE.player, texts.expected(order.edition.articles.change), "section");
  putOpponents(draft, places, ratingsRow - 1);
  draft.put(ratingsRow, TABLE.player, texts.ratingOrRuNew[order.asPrinted ? 1 : 0], "label");
  const column = order.asPrinted ? TABLE.ru : TABLE.ruNew;
  const columns = places.players;
  for (let opponent = 0; opponent < places.players; opponent += 1) {
    const strength = strengthFormula(places, opponent, column);
    draft.put(ratingsRow, INPUT.results + opponent, formula(strength));
  }
  draft.look({ row: ratingsRow, column: INPUT.results, rows: 1, columns }, "whole");
  for (let player = 0; player < places.players; player += 1) {
    const row = places.expectedRow + player;
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
  const { expectedRow, players: rows } = places;
  draft.look({ row: expectedRow, column: INPUT.results, rows, columns }, "hundredths");
}
