import { readingNote } from "../i18n/readings";
import type { SheetTexts } from "../i18n/sheets";
import type { Edition } from "../rules/editions/edition";
import {
  isOpen,
  OPEN_READINGS,
  type OpenReading,
  type OtherReadings,
} from "../rules/editions/openReading";

/** Which readings can make a difference on a kind of sheet, and when they do. */
export type ConcernedBy<Sheet> = Readonly<Partial<Record<OpenReading, (sheet: Sheet) => boolean>>>;

/** What its edition leaves open and makes a difference on a sheet: what is taken, and the other side. */
export function readingNotes<Sheet>(
  concerned: ConcernedBy<Sheet>,
  sheet: Sheet,
  { edition, others }: { readonly edition: Edition; readonly others?: OtherReadings },
  { readings }: Pick<SheetTexts, "readings">,
): string[] {
  const taken: ReadonlySet<OpenReading> = others ?? new Set();
  return readingsOf(concerned, sheet, edition).map((key) =>
    readingNote(key, edition, readings, taken.has(key)),
  );
}

export function readingsOf<Sheet>(
  concerned: ConcernedBy<Sheet>,
  sheet: Sheet,
  edition: Edition,
): readonly OpenReading[] {
  return OPEN_READINGS.filter((key) => isOpen(edition, key) && concerned[key]?.(sheet) === true);
}
