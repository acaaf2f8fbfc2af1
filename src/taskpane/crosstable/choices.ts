import type { EditionId } from "../../rules/editions/edition";
import type { Day } from "../../rules/units";
import type { StyleName } from "../../sheets/formulaStyle";
import type { Championship } from "../../tournament/composition";
import type { CellValue } from "../../tournament/sheetCells";

/** What a person has chosen in the pane. */
export interface Choices {
  /** Cells read as something else than they hold, by address. */
  readonly readAs: ReadonlyMap<string, CellValue>;
  readonly ratingColumn: number | null;
  /** undefined: as the sheet says. */
  readonly startDate: Day | null | undefined;
  readonly edition: EditionId | "by date";
  readonly style: StyleName;
  readonly asPrinted: boolean;
  readonly championship: Championship;
  /** Unrated players for whom this is not the first event. */
  readonly later: ReadonlySet<number>;
  /** The method shown although it is gone from the edition. */
  readonly teaching: boolean;
}

export const NO_CHOICES: Choices = {
  readAs: new Map(),
  ratingColumn: null,
  startDate: undefined,
  edition: "by date",
  style: "fide",
  asPrinted: false,
  championship: "none",
  later: new Set(),
  teaching: false,
};

/** Another table is another event: of what was chosen only the style of its sheet stays. */
export function forNewTable({ style }: Choices): Choices {
  return { ...NO_CHOICES, style };
}
