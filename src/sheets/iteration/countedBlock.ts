import { ifNumber } from "../ifNumber";
import { cell } from "../address";
import { formula } from "../sheetDraft";
import { INPUT, input, ofOpponent, TABLE, table } from "./places";
import type { IterationContext } from "./context";

/**
 * Counted as: a line for each unrated player, with the opponents beyond the limit and the rating
 * they count with, seen from his own first-pass Ru.
 */
export function putCounted({ draft, places, texts }: IterationContext): void {
  const ratingsRow = places.countedRow - 1;
  draft.put(ratingsRow - 2, TABLE.player, texts.countedAs, "section");
  putOpponents(draft, places, ratingsRow - 1);
  draft.put(ratingsRow, TABLE.player, texts.ratingOrRu, "label");
  for (let opponent = 0; opponent < places.players; opponent += 1) {
    const strength = strengthFormula(places, opponent, TABLE.ru);
    draft.put(ratingsRow, INPUT.results + opponent, formula(strength));
  }
  const columns = places.players;
  draft.look({ row: ratingsRow, column: INPUT.results, rows: 1, columns }, "whole");
  for (let player = 0; player < places.players; player += 1) {
    const row = places.countedRow + player;
    const rc = table(places, player, TABLE.rc);
    const name = input(places, player, INPUT.player);
    draft.put(row, TABLE.player, formula(`IF(${rc}="","",${name})`));
    for (let opponent = 0; opponent < places.players; opponent += 1) {
      if (opponent === player) continue;
      const counted = countedFormula(places, player, opponent, ratingsRow);
      draft.put(row, INPUT.results + opponent, formula(counted));
    }
  }
  const { countedRow: row, players: rows } = places;
  draft.look({ row, column: INPUT.results, rows, columns }, "counted");
}

/** Numbers of the opponents along the columns, as in the crosstable. */
export function putOpponents(
  draft: IterationContext["draft"],
  { players }: IterationContext["places"],
  row: number,
): void {
  const numbers = Array.from({ length: players }, (_, index) => index + 1);
  draft.line(row, TABLE.player, ["", "", "", ...numbers], "heading");
}

/** The rating of an opponent, or the Ru in the column given; nobody's where he is left out. */
export function strengthFormula(
  places: IterationContext["places"],
  opponent: number,
  ruColumn: number,
): string {
  const counts = cell(places.inputRow + opponent, places.countsColumn);
  const rating = table(places, opponent, TABLE.rating);
  const ru = table(places, opponent, ruColumn);
  return `IF(${counts}=0,0,${ifNumber(rating, rating, ru)})`;
}

function countedFormula(
  places: IterationContext["places"],
  player: number,
  opponent: number,
  ratingsRow: number,
): string {
  const rc = table(places, player, TABLE.rc);
  const own = table(places, player, TABLE.ru);
  const strength = ofOpponent(ratingsRow, opponent);
  const { limit } = places;
  return (
    `IF(OR(${rc}="",${strength}=0),"",IF(${strength}>${own}+${limit},${own}+${limit},` +
    `IF(${strength}<${own}-${limit},${own}-${limit},"")))`
  );
}
