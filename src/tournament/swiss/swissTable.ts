import type { HalfPoints } from "../../rules/units";
import type { TableColumns } from "../columns";
import type { HeadedColumn } from "../headedColumn";
import type { PlayerDetails } from "../playerDetails";
import { readPoints, type PlayersRead } from "../players";
import type { Player } from "../roundRobin";
import { isBlank, type SheetCells } from "../sheetCells";
import type { Numbering } from "./numbering";
import type { RoundTold } from "../round/roundText";
import { roundCell } from "./roundCell";
import type { Rounds } from "./rounds";

/** A Swiss or team table with everything that its rounds tell: byes and forfeits, too. */
export interface SwissTable {
  /** One for each row, by place. */
  readonly players: readonly SwissPlayer[];
  readonly numbering: Numbering;
}

export interface SwissPlayer extends Player {
  readonly details: PlayerDetails;
  /** null where the table has none. */
  readonly points: HalfPoints | null;
  readonly rounds: readonly RoundTold[];
  /** Nothing in the rounds, and no name or number: a blank row, or the heading of a team. */
  readonly isNobody: boolean;
}

export function swissTable(
  cells: SheetCells,
  rounds: Rounds,
  { name, numbers, points }: TableColumns,
  { players, details }: Pick<PlayersRead, "players" | "details">,
  numbering: Numbering,
): SwissTable {
  const isBlankIn = (row: number) => (each: HeadedColumn) =>
    isBlank(cells, { row, column: each.column });
  /** Points without a round to have them from are those of a team, above its players. */
  const hasPoints = (row: number) => points !== null && (readPoints(cells, row, points) ?? 0) > 0;
  return {
    numbering,
    players: players.map((player, place) => {
      const row = rounds.rows[place] ?? 0;
      const at = rounds.columns.map((column) => ({ row, column }));
      const isNameless = name === null || isBlankIn(row)(name);
      const isNumberless = numbers.length > 0 && numbers.every(isBlankIn(row));
      const isEmpty = at.every((each) => isBlank(cells, each));
      return {
        ...player,
        details: details[place] as PlayerDetails,
        points: points === null ? null : (readPoints(cells, row, points) ?? null),
        rounds: at.map((each) => roundCell(cells, each, rounds.grammar)),
        isNobody: isEmpty && (isNameless || isNumberless || hasPoints(row)),
      };
    }),
  };
}
