import { FIRST_BONUS_AS_PRINTED } from "../../rules/robin/passes";
import { formula } from "../sheetDraft";
import { inputColumn, HEAD, HEAD_VALUE, type IterationPlaces } from "./places";
import type { IterationContext } from "./iterationSheet";

/** Title, edition with its source, date, limit, bonus, n. */
export function putHead({ draft, order, places, texts }: IterationContext): void {
  const { edition, asPrinted, startDate } = order;
  const { limit, firstRating, articles } = edition;
  const bonus = firstRating.bonus ?? 0;
  draft.put(HEAD.title, 0, texts.iterationTitle(order.title), "title");
  const marks = [order.isTeaching ? texts.teaching : "", texts.madeWith[order.style]];
  draft.put(HEAD.subtitle, 0, marks.filter((mark) => mark !== "").join(" "), "note");
  const line = (
    row: number,
    label: string,
    value: string | number | ReturnType<typeof formula>,
  ) => {
    draft.put(row, 1, label, "label");
    draft.put(row, HEAD_VALUE, value, "points");
  };
  line(HEAD.edition, texts.edition, edition.id);
  draft.put(HEAD.edition, HEAD_VALUE + 1, texts.source[edition.source], "note");
  line(HEAD.date, texts.startDate, startDate ?? texts.noDate);
  if (startDate !== null) {
    draft.look({ row: HEAD.date, column: HEAD_VALUE, rows: 1, columns: 1 }, "date");
  }
  line(HEAD.limit, texts.limit, limit.points);
  line(HEAD.bonus, texts.bonus, bonus);
  line(HEAD.firstBonus, texts.firstBonus, asPrinted ? FIRST_BONUS_AS_PRINTED : bonus);
  line(HEAD.opponents, texts.opponents, formula(opponentsFormula(places)));
  line(HEAD.games, texts.games, formula(gamesFormula(places)));
  draft.hint(
    { row: HEAD.limit, column: 1 },
    texts.limit,
    texts.hints.limit(articles.change, edition.name),
  );
}

function opponentsFormula(places: IterationPlaces): string {
  return `SUM(${inputColumn(places, places.countsColumn)})-1`;
}

function gamesFormula({ opponents, gamesPerPairing }: IterationPlaces): string {
  return gamesPerPairing === 1 ? opponents : `${opponents}*${gamesPerPairing}`;
}
