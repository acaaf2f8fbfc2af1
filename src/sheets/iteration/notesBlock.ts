import { readingNotes } from "../readingNotes";
import { ITERATION_READINGS } from "./iterationReadings";
import { errataNotes } from "../errataNotes";
import { kNotes } from "../kNotes";
import type { Content } from "../sheetPlan";
import type { IterationContext } from "./context";
import { PLAYER_COLUMN } from "./places";
import { weNote } from "./weNote";
import { heldColumns } from "./widths";

type Noted = Pick<IterationContext, "order" | "places" | "k" | "texts">;

/** What a reader has to know: assumptions, what is carried over, errata when as printed. */
export function iterationNotes(sheet: Noted): readonly Content[] {
  const { order, k, texts } = sheet;
  const { edition, asPrinted } = order;
  return [
    texts.madeWith[order.style],
    order.links === undefined ? texts.inputsAreBlue : texts.inputsElsewhere,
    ...kNotes(k, edition, texts),
    ...(asPrinted ? [texts.asPrinted] : []),
    ...readingNotes(ITERATION_READINGS, order, order, texts),
    ...weNote(sheet),
    ...errataNotes(edition, "iteration", texts),
  ];
}

export function putNotes(
  { draft, places, texts }: IterationContext,
  notes: readonly Content[],
): void {
  draft.put(places.rows.notes, PLAYER_COLUMN, texts.notes, "section");
  /** Behind the columns that are held: only there a note is broken in lines where it leaves the paper. */
  const column = Math.max(PLAYER_COLUMN, heldColumns(places));
  for (const [index, note] of notes.entries()) {
    draft.put(places.rows.notes + 1 + index, column, note, "note");
  }
}
