import { calendarDate } from "../rules/day";
import { someFacts, type Birth, type KFacts } from "../rules/kFacts";
import { isUnratedText } from "../rules/resultText";
import { HIGHEST_RATING } from "../rules/units";
import type { DetailColumns } from "./columns";
import type { HeadedColumn } from "./headedColumn";
import { warning } from "./finding";
import { birthText } from "./playerDetails";
import { read, type Read } from "./read";
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
  columns: FactColumns,
  player: Pick<Player, "name" | "rating">,
): Read<KFacts | null> {
  const fact = <T>(from: HeadedColumn | null, made: (value: CellValue) => T | null) =>
    readFact(cells, row, from, player, made);
  const birth = fact(columns.birth, (value) => birthOfText(birthText(value)));
  const games = fact(columns.gamesSoFar, (value) => wholeNumber(value, MOST_GAMES));
  const peak = fact(columns.peak, (value) => wholeNumber(value, HIGHEST_RATING));
  const facts = someFacts({ birth: birth.value, games: games.value, peak: peak.value });
  return read(facts, ...birth.findings, ...games.findings, ...peak.findings);
}

function readFact<T>(
  cells: SheetCells,
  row: number,
  from: HeadedColumn | null,
  { name: player, rating }: Pick<Player, "name" | "rating">,
  made: (value: CellValue) => T | null,
): Read<T | null> {
  if (from === null) return read(null);
  const place = { row, column: from.column };
  if (isNothing(textAt(cells, place))) return read(null);
  const came = valueAt(cells, place);
  const fact = made(came);
  /** Nobody asks for the K of an unrated player. */
  if (fact !== null || rating === null) return read(fact);
  return read(null, warning("factNotRead", { player, column: from.heading, came }, { place }));
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
