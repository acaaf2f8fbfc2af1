import type { WhySheetTexts } from "../../../i18n/whySheet";
import type { Edition } from "../../../rules/editions/edition";
import { kInPeriod } from "../../../rules/kFactor";
import { changeStep, kInPeriodSteps } from "../../../rules/steps/change";
import { isFormula, numberIn } from "../../../sheets/readCells";
import type { PeriodPlayerRead, PeriodSheetsRead } from "../../../sheets/period/readPeriodSheets";
import type { SheetRead } from "../../../sheets/sheetRead";
import type { Tried } from "../why";
import { none, taken, told, worked, type Answer } from "./answer";
import { labelOf, namedCell } from "./namedCell";
import type { OurSheet } from "./ourSheet";
import { editionTried, numberTried, tryEdition, tryK } from "./tries";

/** The results of a period, line by line. */
export function resultsSheet(
  sheet: SheetRead,
  read: PeriodSheetsRead,
  texts: WhySheetTexts,
): OurSheet {
  const byRow = new Map(read.players.flatMap((player) => player.rows.map((row) => [row, player])));
  return (where) => {
    const player = byRow.get(where.row);
    const found = namedCell(sheet, where);
    if (player === undefined || found === null) return null;
    const own = numberIn(sheet, "K_factor", where.row);
    /** K typed over the player's counts for all of his events. */
    const k = own === null ? null : (player.k ?? own);
    const delta = numberIn(sheet, "Change_without_K", where.row);
    const isTyped = !isFormula(sheet, where);
    return {
      title: texts.of(labelOf(sheet, found), player.name),
      whatIf: k === null ? [] : [tryK(k, texts), tryEdition(read.edition, texts)],
      answer: (tried) => {
        const line = lineOf(player, k, delta, read.edition, tried);
        return ofLine(found.name, line, isTyped, texts);
      },
    };
  };
}

interface Line {
  readonly k: number | null;
  readonly delta: number | null;
  /** Of all his events. */
  readonly games: number;
  readonly edition: Edition;
}

function lineOf(
  { rating, results }: PeriodPlayerRead,
  k: number | null,
  delta: number | null,
  edition: Edition,
  tried: Tried,
): Line {
  const counting = results.filter((result) => rating === null || result.rating !== null);
  return {
    k: numberTried(tried, "k", k),
    delta: delta === null ? null : Math.round(100 * delta),
    games: counting.reduce((sum, { games }) => sum + games, 0),
    edition: editionTried(tried, edition),
  };
}

function ofLine(
  name: string,
  { k, delta, games, edition }: Line,
  isTyped: boolean,
  texts: WhySheetTexts,
): Answer {
  switch (name) {
    case "K_counted":
      return k === null ? none(texts.notFilled) : ofCounted(k, games, edition, texts);
    case "Rating_change": {
      if (k === null || delta === null) return none(texts.notFilled);
      const counted = kInPeriod(k, games, edition);
      const limited = kInPeriodSteps(k, games, edition);
      return worked([...limited, changeStep(counted, delta, edition)], undefined, 100);
    }
    default:
      return told(isTyped ? texts.typed : texts.formula);
  }
}

/** Where no edition's limit bears on it, K as it is. */
function ofCounted(k: number, games: number, edition: Edition, texts: WhySheetTexts): Answer {
  const steps = kInPeriodSteps(k, games, edition);
  return steps.length > 0 ? worked(steps) : taken(k, texts.formula);
}
