import type { Edition, EditionId } from "../../../rules/editions/edition";
import { EDITIONS } from "../../../rules/editions/editions";

/** An example is of an edition that there is. */
export function editionOfLesson(id: EditionId): Edition {
  const found = EDITIONS.find((edition) => edition.id === id);
  if (found === undefined) throw new RangeError(`there is no edition ${id}`);
  return found;
}
