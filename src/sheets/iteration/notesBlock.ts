import { kNotes } from "../kNotes";
import { TABLE } from "./places";
import type { IterationContext } from "./iterationSheet";

/** What a reader has to know: assumptions, what is carried over, errata when as printed. */
export function putNotes({ draft, order, places, k, texts }: IterationContext): void {
  const { edition, asPrinted } = order;
  const isCarriedOver = edition.id !== 2005 && edition.id !== 2011;
  const notes = [
    order.links === undefined ? texts.inputsAreBlue : texts.inputsElsewhere,
    ...kNotes(k, edition, texts),
    ...(isCarriedOver ? [texts.carriedOver(edition.name)] : []),
    ...(places.gamesPerPairing > 1 ? [texts.doubleRound] : []),
    ...(asPrinted ? texts.errata : []),
  ];
  draft.put(places.notesRow, TABLE.player, texts.notes, "section");
  for (const [index, note] of notes.entries()) {
    draft.put(places.notesRow + 1 + index, TABLE.player, note, "note");
  }
}
