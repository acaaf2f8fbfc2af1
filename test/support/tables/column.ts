import type { CellValue } from "../../../src/tournament/sheetCells";
import { cell, type Cell } from "./cell";
import type { Hand } from "./hand";
import { HEADINGS, type Meaning } from "./headings";
import { LANGUAGES } from "./language";

/** A column of the table: its heading, and a cell for each line. */
export interface Column {
  readonly meaning: Meaning | "result" | "blank";
  readonly heading: Cell;
  /** What stands above the heading, where there are two rows of them. */
  readonly group: string;
  readonly cells: Cell[];
}

export function columnOf(
  meaning: Meaning,
  values: readonly (CellValue | Cell)[],
  hand: Hand,
  as: { readonly heading?: string; readonly group?: string } = {},
): Column {
  const cells = values.map((value) => (typeof value === "object" ? value : cell(value)));
  const heading = cell(as.heading ?? headingOf(meaning, hand));
  return { meaning, heading, group: as.group ?? "", cells };
}

/** A heading in his language; where he copies from another program, in another one. */
export function headingOf(meaning: Meaning, hand: Hand): string {
  const dice = hand.for(`heading ${meaning}`);
  const isOther =
    hand.does("headings of another language") && hand.for(`language ${meaning}`).chance(0.6);
  const language = isOther ? hand.for("other language").pick(LANGUAGES) : hand.language;
  return inHisManner(dice.pick(HEADINGS[meaning][language]), hand);
}

/** Some write in capitals, some leave out the accents. */
function inHisManner(heading: string, hand: Hand): string {
  const manner = hand.for("manner").weighted([
    [16, "as it is"],
    [2, "capitals"],
    [1, "small"],
    [1, "plain"],
  ] as const);
  if (manner === "capitals") return heading.toUpperCase();
  if (manner === "small") return heading.toLowerCase();
  return manner === "plain" ? heading.normalize("NFD").replace(/\p{M}/gu, "") : heading;
}
