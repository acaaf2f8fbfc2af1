import type { KHeading } from "../../../i18n/kReason";
import { ageOn } from "../../articles/age";
import type { KCells } from "../../articles/kMet";
import { kReason as reasonOf } from "../../articles/kReason";
import { each, type Column } from "../../column";
import { factCell } from "../../facts";
import { kCellsBy, kFactColumns } from "../../kFactColumns";
import { has } from "../../table";
import { ofInput, type IterationContext } from "../context";
import { iterationFactsAt } from "../places";
import type { PlayerLine } from "../playerLine";

/** What K is decided from, and why it is that. */
type KInput = Column<KHeading, IterationContext, PlayerLine>;

const { birth, gamesSoFar, peak } = kFactColumns<IterationContext, PlayerLine>({
  factsOf: ({ player }) => player.facts ?? null,
  all: ({ event }) => event.players.map(({ facts }) => facts),
});

const age: KInput = {
  key: "age",
  name: "Age",
  look: "whole",
  cells: (sheet) => {
    const day = factCell(iterationFactsAt(sheet.places), "kDay");
    return each(ageOn(ofInput(sheet, "birth"), day, sheet.order.edition));
  },
};

const kReason: KInput = {
  key: "kReason",
  name: "K_reason",
  look: "reason",
  cells: (sheet) => {
    const cells = { ...kCells(sheet), k: ofInput(sheet, "k"), birth: shown(sheet, "birth") };
    const told = each(reasonOf(cells, sheet.order.edition, sheet.texts.kReason));
    const { links } = sheet.order;
    return (line) => {
      if (links !== undefined) return links.kReason(line.index);
      if (line.player.k === null) return told(line);
      return line.player.rating === null ? null : sheet.texts.kReason.given;
    };
  },
};

export const K_INPUTS: readonly KInput[] = [birth, age, gamesSoFar, peak, kReason];

/** What K follows in a player's line. */
export function kCells(sheet: IterationContext): KCells {
  return kCellsBy(ofInput(sheet, "rating"), (key) => shown(sheet, key));
}

/** null: nobody has it, and the sheet has no such column. */
function shown(sheet: IterationContext, key: KHeading) {
  return has(sheet.places.inputs, key) ? ofInput(sheet, key) : null;
}
