import { calendarDate } from "../rules/day";
import { someFacts, type Birth, type KFacts } from "../rules/kFacts";
import { isUnratedText } from "../rules/resultText";
import { HIGHEST_RATING } from "../rules/units";
import type { DetailColumns } from "./columns";
import type { HeadedColumn } from "./headedColumn";
import { warning, type Finding } from "./finding";
import { birthText } from "./playerDetails";
import type { Player } from "./roundRobin";
import { textAt, valueAt, type CellValue, type SheetCells } from "./sheetCells";
import { dayOfTrf } from "./trf/trfDate";

export type FactColumns = Pick<DetailColumns, "birth" | "gamesSoFar" | "peak">;

/**
 * What K may depend on; null where the row has none of it. What cannot be read is a finding: K then
 * does without it.
 */
export function readFacts(
  cells: SheetCells,
  row: number,
  { birth, gamesSoFar, peak }: FactColumns,
  { name: player, rating }: Pick<Player, "name" | "rating">,
  findings: Finding[],
): KFacts | null {
  const known = <T>(from: HeadedColumn | null, read: (value: CellValue) => T | null): T | null => {
    if (from === null) return null;
    const place = { row, column: from.column };
    if (isNothing(textAt(cells, place))) return null;
    const came = valueAt(cells, place);
    const fact = read(came);
    /** Nobody asks for the K of an unrated player. */
    if (fact === null && rating !== null) {
      const values = { player, column: from.heading, came };
      findings.push(warning("factNotRead", values, { place }));
    }
    return fact;
  };
  return someFacts({
    birth: known(birth, (value) => birthOfText(birthText(value))),
    games: known(gamesSoFar, (value) => wholeNumber(value, MOST_GAMES)),
    peak: known(peak, (value) => wholeNumber(value, HIGHEST_RATING)),
  });
}

const MOST_GAMES = 99_999;

/** Lists fill what they do not know with zeros, dashes or question marks. */
function isNothing(text: string): boolean {
  return isUnratedText(text) || /^[?0./-]+$/.test(text);
}

/** 1980/05/03, or 1980 where only the year is known: as players' details have it. */
export function birthOfText(text: string): Birth | null {
  const day = dayOfTrf(text);
  const birth =
    day === null ? { year: /^\d{4}$/.test(text) ? Number(text) : 0 } : calendarDate(day);
  return birth.year >= FIRST_YEAR ? birth : null;
}

/** Nobody who was born before is in a tournament. */
const FIRST_YEAR = 1900;

function wholeNumber(value: CellValue, most: number): number | null {
  const number = Number(
    String(value)
      .trim()
      .replace(/[\s.,'’](?=\d{3}$)/, ""),
  );
  return Number.isInteger(number) && number >= 1 && number <= most ? number : null;
}
