import type { SelfCheck } from "../desk/selfCheck";
import type { NamedFigures } from "../sheets/figures";
import type { WrittenSheet } from "../sheets/writeSheets";
import { checkedAgainstRules } from "./excel/checkedAgainstRules";
import type { ExcelWorkbook } from "./excel/workbook";
import { onceQuiet } from "./onceQuiet";

/** Sheets that were made, and what the rules give for the first of them. */
interface Checked {
  readonly sheets: readonly WrittenSheet[];
  readonly figures: () => readonly NamedFigures[];
  /** While they are what is spoken of. */
  readonly isWanted: () => boolean;
  readonly told: (check: SelfCheck) => void;
}

/**
 * Whether a sheet shows what the rules give is true of the moment it was asked: it is asked again whenever
 * cells change, until other sheets are made.
 */
export class SelfChecking {
  private stop: () => Promise<void> = () => Promise.resolve();

  constructor(
    private readonly workbook: Pick<
      ExcelWorkbook,
      "readFigures" | "isCalculatedByHand" | "watchCells"
    >,
  ) {}

  async follow({ sheets, figures, isWanted, told }: Checked): Promise<void> {
    const stopped = this.stop().catch(() => undefined);
    let expected: readonly NamedFigures[] | null = null;
    const known = () => (expected ??= figures());
    const check = async () => {
      const found = await checkedAgainstRules(this.workbook, sheets, known, isWanted);
      if (isWanted()) told(found);
    };
    await check();
    await stopped;
    const again = onceQuiet(() => {
      if (isWanted()) void check().catch(() => undefined);
    });
    this.stop = await this.workbook.watchCells(again);
  }
}
