import type { WhySheetTexts } from "../../../i18n/whySheet";
import { referencesIn } from "../../../sheets/referencesIn";
import { parsed, type SheetRead } from "../../../sheets/sheetRead";
import { formulaAt, valueAt } from "../../../tournament/sheetCells";
import { none, taken } from "./answer";
import { labelOf, namedCell } from "./namedCell";
import type { OurSheet } from "./ourSheet";

/** The differences of a correction; its figures are those of the two reports. */
export function correctionSheet(sheet: SheetRead, texts: WhySheetTexts): OurSheet {
  return (where) => {
    const found = namedCell(sheet, where);
    if (found?.name !== "Difference") return null;
    const figures = referencesIn(parsed(String(formulaAt(sheet.cells, where))), "").map(
      ({ area }) => valueAt(sheet.cells, area),
    );
    const answer = () => differenceOf(figures, texts);
    return { title: labelOf(sheet, found), whatIf: [], answer };
  };
}

/** Before and after stand side by side: of Rn, and of Ru where the player has no Rn. */
function differenceOf(figures: readonly unknown[], texts: WhySheetTexts) {
  for (let index = 0; index + 1 < figures.length; index += 2) {
    const [before, after] = [figures[index], figures[index + 1]];
    if (typeof before === "number" && typeof after === "number") {
      return taken(after - before, texts.corrected(before, after));
    }
  }
  return none(texts.formula);
}
