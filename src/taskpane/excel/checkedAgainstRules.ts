import { selfCheck, type SelfCheck } from "../../desk/selfCheck";
import { namesOf, type NamedFigures } from "../../sheets/figures";
import type { WrittenSheet } from "../../sheets/writeSheets";
import type { ExcelWorkbook } from "./workbook";

/** Functions of an add-in answer later: milliseconds before what is not there yet is read again. */
const WAITS = [0, 500, 2_000, 8_000];

const NOTHING: SelfCheck = { kind: "nothing" };

/**
 * The first of the sheets as Excel shows it, against the rules. A difference is told once it has been
 * read twice, and only where Excel calculates by itself: until then it is not calculated yet.
 */
export async function checkedAgainstRules(
  workbook: Pick<ExcelWorkbook, "readFigures" | "isCalculatedByHand">,
  [sheet]: readonly WrittenSheet[],
  figures: () => readonly NamedFigures[],
  isWanted: () => boolean,
): Promise<SelfCheck> {
  if (sheet === undefined) return NOTHING;
  let before: SelfCheck = NOTHING;
  let expected: readonly NamedFigures[] | null = null;
  for (const wait of WAITS) {
    /** What was made is shown first. */
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (!isWanted()) return NOTHING;
    expected ??= figures();
    if (expected.length === 0) return NOTHING;
    const read = await workbook.readFigures(sheet, namesOf(expected));
    const check = read === null ? NOTHING : selfCheck(read, expected);
    if (check.kind === "agrees" || check.kind === "as printed") return check;
    if (check.kind === "differs" && before.kind === "differs") {
      return (await workbook.isCalculatedByHand()) ? NOTHING : check;
    }
    before = check;
  }
  return NOTHING;
}
