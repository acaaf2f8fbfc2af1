import { editionNote, putMadeFor } from "../madeFor";
import { formula } from "../sheetDraft";
import { inputColumn, HEAD, HEAD_VALUE, type IterationPlaces } from "./places";
import type { IterationContext } from "./context";

/** Title, edition with its source, date, limit, bonus, n. */
export function putHead({ draft, order, places, texts }: IterationContext): void {
  const { edition, startDate } = order;
  const { limit, articles } = edition;
  draft.put(HEAD.title, 0, texts.iterationTitle(order.title), "title");
  const marks = [order.isTeaching ? texts.teaching : "", texts.madeWith[order.style]];
  draft.put(HEAD.subtitle, 0, marks.filter((mark) => mark !== "").join(" "), "note");
  const made = {
    lines: [
      [HEAD.edition, texts.edition, edition.id],
      [HEAD.date, texts.startDate, startDate ?? texts.noDate],
      [HEAD.limit, texts.limit, limit.points],
      [HEAD.bonus, texts.bonus, Number(places.bonus)],
      [HEAD.firstBonus, texts.firstBonus, Number(places.firstBonus)],
    ],
    column: HEAD_VALUE,
    note: { row: HEAD.edition, column: HEAD_VALUE + 1, text: editionNote(edition, order, texts) },
  } as const;
  putMadeFor(draft, made, texts.madeFor);
  if (startDate !== null) {
    draft.look({ row: HEAD.date, column: HEAD_VALUE, rows: 1, columns: 1 }, "date");
  }
  for (const [row, label, text] of [
    [HEAD.opponents, texts.opponents, opponentsFormula(places)],
    [HEAD.games, texts.games, gamesFormula(places)],
  ] as const) {
    draft.put(row, 1, label, "label");
    draft.put(row, HEAD_VALUE, formula(text), "points");
  }
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
