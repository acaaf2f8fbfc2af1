import type { CellPlace } from "../../tournament/sheetCells";
import type { GameColumn, ReportFact } from "./layout";

/**
 * Where reports stood before sheets had names: such files are read by these places, whatever the sheets
 * are laid out like today.
 */
const FACT_ROWS: Readonly<Record<ReportFact, number>> = {
  edition: 2,
  date: 3,
  end: 4,
  limit: 5,
  exempt: 6,
  kind: 7,
  fits: 8,
  matchGames: 9,
};
const VALUE_COLUMN = 2;
const NOTE_COLUMN = 4;

export function factBeforeNames(fact: ReportFact): CellPlace {
  return { row: FACT_ROWS[fact], column: VALUE_COLUMN };
}

/** The note on the edition that the report was made for. */
export const NOTE_BEFORE_NAMES: CellPlace = { row: FACT_ROWS.edition, column: NOTE_COLUMN };

/** The headings stand over the first player; his number in the first column. */
export const PLAYER_BEFORE_NAMES: CellPlace = { row: 12, column: 0 };

const FIRST_GAME = 3;
const GAME_COLUMNS: Readonly<Record<GameColumn, number>> = {
  number: 0,
  player: 1,
  rating: 2,
  round: 3,
  opponent: 4,
  opponentRating: 5,
  counted: 6,
  difference: 7,
  pd: 8,
  score: 9,
  w: 10,
  delta: 11,
  fits: 12,
};

export function gameBeforeNames(column: GameColumn): CellPlace {
  return { row: FIRST_GAME, column: GAME_COLUMNS[column] };
}
