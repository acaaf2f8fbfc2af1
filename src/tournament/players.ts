import { isUnratedText, totalOfNumber, totalOfText } from "../rules/resultText";
import { HIGHEST_RATING, type HalfPoints, type Rating } from "../rules/units";
import type { HeadedColumn, TableColumns } from "./columns";
import { errorFound, warning, type Finding } from "./finding";
import { readDetails, type PlayerDetails } from "./playerDetails";
import type { RatingChoice } from "./ratingChoice";
import type { Player } from "./roundRobin";
import { formulaAt, textAt, valueAt, type SheetCells } from "./sheetCells";

export interface PlayersRead {
  readonly players: readonly Player[];
  readonly details: readonly PlayerDetails[];
  readonly findings: readonly Finding[];
}

/** Names, ratings, K and what else is known of the rows in which players stand. */
export function readPlayers(
  cells: SheetCells,
  rows: readonly number[],
  columns: TableColumns,
  { chosen, standard }: Pick<RatingChoice, "chosen" | "standard">,
): PlayersRead {
  const findings: Finding[] = [];
  const players = rows.map((row, index): Player => {
    const name = readName(cells, row, columns.name, index, findings);
    const own = readRating(cells, row, chosen, name, findings);
    const rating = own ?? readRating(cells, row, standard, name, findings);
    return { name, rating, k: readK(cells, row, columns.k, name, findings) };
  });
  const details = rows.map((row) => readDetails(cells, row, columns.details));
  const known = players.map((player, index): Player => {
    const id = details[index]?.fideNumber ?? "";
    return id === "" ? player : { ...player, id };
  });
  return {
    players: known,
    details,
    findings: [...findings, ...sameNames(players, rows, columns.name)],
  };
}

function readName(
  cells: SheetCells,
  row: number,
  column: HeadedColumn | null,
  index: number,
  findings: Finding[],
): string {
  const nobody = String(index + 1);
  if (column === null) return nobody;
  const place = { row, column: column.column };
  const text = textAt(cells, place);
  if (text === "") findings.push(warning("noName", { player: nobody }, { place }));
  if (!text.startsWith("#")) return text || nobody;
  /** A name typed with = in front is a formula that fails. */
  const typed = String(formulaAt(cells, place));
  findings.push(warning("nameIsError", { came: typed }, { place }));
  return typed.replace(/^=/, "") || nobody;
}

export function readRating(
  cells: SheetCells,
  row: number,
  column: HeadedColumn | null,
  player: string,
  findings: Finding[],
): Rating | null {
  if (column === null) return null;
  const place = { row, column: column.column };
  const came = valueAt(cells, place);
  const text = textAt(cells, place);
  if (isUnratedText(text)) return null;
  const rating = Number(text.replace(/\s/g, ""));
  const isWhole = Number.isInteger(rating) && typeof came !== "boolean";
  if (isWhole && rating >= 1 && rating <= HIGHEST_RATING) {
    if (typeof came === "string")
      findings.push(warning("ratingTypedAsText", { player, came: text }, { place }));
    return rating;
  }
  findings.push(errorFound("notARating", { player, came }, { place }));
  return null;
}

const HIGHEST_K = 100;

export function readK(
  cells: SheetCells,
  row: number,
  column: HeadedColumn | null,
  player: string,
  findings: Finding[],
): number | null {
  if (column === null) return null;
  const place = { row, column: column.column };
  const text = textAt(cells, place);
  if (isUnratedText(text)) return null;
  const k = Number(text);
  if (Number.isInteger(k) && k >= 1 && k <= HIGHEST_K) return k;
  findings.push(errorFound("notAK", { player, came: valueAt(cells, place) }, { place }));
  return null;
}

function sameNames(
  players: readonly Player[],
  rows: readonly number[],
  column: HeadedColumn | null,
): Finding[] {
  if (column === null) return [];
  const firsts = new Map<string, number>();
  return players.flatMap(({ name }, index) => {
    const other = firsts.get(name.toLowerCase());
    if (other === undefined) {
      firsts.set(name.toLowerCase(), index);
      return [];
    }
    const place = { row: rows[index] ?? 0, column: column.column };
    return [warning("sameName", { name, other: String(other + 1) }, { place })];
  });
}

/** The points column of a player: undefined where the cell is blank, null where it is no total. */
export function readPoints(
  cells: SheetCells,
  row: number,
  { column }: HeadedColumn,
): HalfPoints | null | undefined {
  const place = { row, column };
  const value = valueAt(cells, place);
  if (textAt(cells, place) === "") return undefined;
  if (typeof value === "number") return totalOfNumber(value) ?? null;
  return totalOfText(textAt(cells, place)) ?? null;
}
