import { errataNotes } from "../errataNotes";
import { TABLE } from "./places";
import type { IterationContext } from "./iterationSheet";

/** What a reader has to know: assumptions, what is carried over, errata when as printed. */
export function putNotes({ draft, order, places, texts }: IterationContext): void {
  const { edition, event, asPrinted } = order;
  const isCarriedOver = edition.id !== 2005 && edition.id !== 2011;
  const notes = [
    order.links === undefined ? texts.inputsAreBlue : texts.inputsElsewhere,
    ...(event.players.some(({ k, rating }) => k === null && rating !== null)
      ? [texts.kByRating(edition.articles.k, edition.name)]
      : []),
    ...(isCarriedOver ? [texts.carriedOver(edition.name)] : []),
    ...(places.gamesPerPairing > 1 ? [texts.doubleRound] : []),
    ...(asPrinted ? [texts.asPrinted] : []),
    ...errataNotes(edition, "iteration", texts),
  ];
  draft.put(places.notesRow, TABLE.player, texts.notes, "section");
  for (const [index, note] of notes.entries()) {
    draft.put(places.notesRow + 1 + index, TABLE.player, note, "note");
  }
}
