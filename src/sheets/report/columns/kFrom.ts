import type { Reference } from "../../../formula/reference";
import type { KHeading } from "../../../i18n/kReason";
import { ageOn } from "../../articles/age";
import type { KCells } from "../../articles/kMet";
import { asNew, kReason as reasonOf } from "../../articles/kReason";
import { each, eachBy } from "../../column";
import { factCell } from "../../facts";
import { asksForAge, isAnyKnown, kCellsBy, kFactColumns } from "../../kFactColumns";
import { ofPlayer, type ReportContext } from "../context";
import { hasColumn } from "../layout";
import type { PlayerLine } from "../playerLine";
import { ofRated } from "./ofRated";
import type { ReportOrder } from "../order";
import type { ReportCells } from "./reportCells";

/** What K is decided from, and why it is that. */

const factsOfAll = ({ event }: ReportOrder) => event.players.map(({ facts }) => facts);

const { birth, gamesSoFar, peak } = kFactColumns<ReportContext, PlayerLine>({
  factsOf: ({ player }) => player.facts ?? null,
  all: factsOfAll,
});

const age: ReportCells = {
  key: "age",
  name: "Age",
  look: "whole",
  isShown: (order) =>
    order.startDate !== null && asksForAge(order.edition) && isAnyKnown(factsOfAll(order), "birth"),
  cells: (sheet) =>
    each(ageOn(ofPlayer(sheet, "birth"), factCell(sheet.facts, "kDay"), sheet.order.edition)),
};

export const K_FROM: readonly ReportCells[] = [birth, age, gamesSoFar, peak];

/** Of a rated player; one who is rated only since is a new one: 8.4 (2014). */
export const kReason: ReportCells = {
  key: "kReason",
  name: "K_reason",
  look: "reason",
  width: 27,
  cells: (sheet) => {
    const { edition } = sheet.order;
    const words = sheet.texts.kReason;
    const cells = { ...kCells(sheet), k: ofPlayer(sheet, "k"), birth: shown(sheet, "birth") };
    const told = eachBy(isNewKind, (line) =>
      ofRated(sheet, reasonOf({ ...cells, isRatedSince: isNew(line) }, edition, words)),
    );
    return (line) => {
      if (line.player.k === null) return told(line);
      return line.player.rating === null ? null : words.given;
    };
  },
};

function isNew({ player: { isRatedSince } }: PlayerLine): boolean {
  return isRatedSince === true;
}

/** Lines of one kind have the same formulas. */
export function isNewKind(line: PlayerLine): string {
  return String(isNew(line));
}

/** What K follows in a player's line. */
export function kCellsOf(sheet: ReportContext, line: PlayerLine): KCells {
  return asNew({ ...kCells(sheet), isRatedSince: isNew(line) });
}

function kCells(sheet: ReportContext): KCells {
  return kCellsBy(ofPlayer(sheet, "rating"), (key) => shown(sheet, key));
}

/** null: nobody has it, and the report has no such column. */
function shown(sheet: ReportContext, key: KHeading): Reference | null {
  return hasColumn(sheet.places, key) ? ofPlayer(sheet, key) : null;
}
