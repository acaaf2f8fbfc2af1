import { warning, type Finding } from "../finding";
import { addressOf, type CellPlace } from "../sheetCells";
import type { KnownLine } from "./known";
import type { Disagreement } from "./personsOfLists";

/** What a line tells of a player, and where his name stands. */
export interface NamedLine {
  readonly known: KnownLine;
  readonly place: CellPlace;
}

/** What is said where two lines name one person, or one name two. */
export function disagreeing(
  kind: Disagreement["kind"],
  told: NamedLine | undefined,
  before: NamedLine | undefined,
): Finding[] {
  if (told === undefined || before === undefined) return [];
  const { place, known } = told;
  const { name: player, id } = known;
  switch (kind) {
    case "names": {
      const values = { player, before: before.known.name, cell: addressOf(before.place) };
      return [warning("joinedNames", values, { place })];
    }
    case "names of one number":
      return [warning("namesOfIdDiffer", { player, id, before: before.known.name }, { place })];
    case "numbers of one name":
      return [warning("idsOfNameDiffer", { player, id, before: before.known.id }, { place })];
  }
}
