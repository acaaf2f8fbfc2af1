import { addressOf, containsArea } from "../../tournament/sheetCells";
import type { SelectedCells } from "../selectedCells";
import { NO_CHOICES, type Choices } from "./choices";
import { playersOf } from "./readEvent";
import type { Verdict } from "./verdict";

/** Choices for single players go by their places: with other players there they are gone. */
export function forSamePlayers(choices: Choices, before: Verdict, now: Verdict): Choices {
  const namesOf = ({ read }: Verdict) => JSON.stringify(playersOf(read).map(({ name }) => name));
  if (namesOf(before) === namesOf(now)) return choices;
  const readAs = aboveLines(choices.readAs, now);
  return { ...choices, readAs, ratedSince: NO_CHOICES.ratedSince, later: NO_CHOICES.later };
}

/** Of cells that are read another way those above the players: their headings. */
function aboveLines(
  readAs: Choices["readAs"],
  { reading: { lines, area } }: Verdict,
): Choices["readAs"] {
  const first = Math.min(...(lines?.rows ?? [area?.row ?? 0]));
  return new Map(
    [...readAs].filter(([address]) => Number(address.replace(/^[A-Z]+/, "")) <= first),
  );
}

/** The same table, or a smaller selection of it. */
export function isSameTable(before: SelectedCells, { sheet, selected }: SelectedCells): boolean {
  return (
    before.sheet === sheet &&
    addressOf(before.selected) === addressOf(selected) &&
    containsArea(before.selected, selected)
  );
}
