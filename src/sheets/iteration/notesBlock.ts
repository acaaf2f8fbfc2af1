import { errataNotes } from "../errataNotes";
import { kNotes } from "../kNotes";
import { TABLE } from "./places";
import type { IterationContext } from "./context";
import type { Content } from "../sheetPlan";
import { weNote } from "./weNote";

/** What a reader has to know: assumptions, what is carried over, errata when as printed. */
export function putNotes(context: IterationContext): void {
  const { draft, order, places, k, texts } = context;
  const { edition, asPrinted } = order;
  const isCarriedOver = edition.example === "carried over";
  const notes: Content[] = [
    order.links === undefined ? texts.inputsAreBlue : texts.inputsElsewhere,
    ...kNotes(k, edition, texts),
    ...(isCarriedOver ? [texts.carriedOver(edition.name)] : []),
    ...(places.gamesPerPairing > 1 ? [texts.doubleRound] : []),
    ...(asPrinted ? [texts.asPrinted] : []),
    ...weNote(context),
    ...errataNotes(edition, "iteration", texts),
  ];
  draft.put(places.notesRow, TABLE.player, texts.notes, "section");
  for (const [index, note] of notes.entries()) {
    draft.put(places.notesRow + 1 + index, TABLE.player, note, "note");
  }
}
