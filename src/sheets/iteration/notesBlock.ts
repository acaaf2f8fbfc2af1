import { errataNotes } from "../errataNotes";
import { kNotes } from "../kNotes";
import type { Content } from "../sheetPlan";
import type { IterationContext } from "./context";
import { PLAYER_COLUMN } from "./places";
import { weNote } from "./weNote";

/** What a reader has to know: assumptions, what is carried over, errata when as printed. */
export function putNotes(sheet: IterationContext): void {
  const { draft, order, places, k, texts } = sheet;
  const { edition, asPrinted } = order;
  const isCarriedOver = edition.example === "carried over";
  const notes: Content[] = [
    order.links === undefined ? texts.inputsAreBlue : texts.inputsElsewhere,
    ...kNotes(k, edition, texts),
    ...(isCarriedOver ? [texts.carriedOver(edition.name)] : []),
    ...(places.gamesPerPairing > 1 ? [texts.doubleRound] : []),
    ...(asPrinted ? [texts.asPrinted] : []),
    ...weNote(sheet),
    ...errataNotes(edition, "iteration", texts),
  ];
  draft.put(places.rows.notes, PLAYER_COLUMN, texts.notes, "section");
  for (const [index, note] of notes.entries()) {
    draft.put(places.rows.notes + 1 + index, PLAYER_COLUMN, note, "note");
  }
}
