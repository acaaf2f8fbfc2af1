import { isUnratedText, totalOfNumber, totalOfText } from "../rules/resultText";
import type { HalfPoints, Rating } from "../rules/units";
import type { TableColumns } from "./columns";
import type { HeadedColumn } from "./headedColumn";
import { errorFound, readAs, warning, type Finding } from "./finding";
import { namesakes } from "./identity";
import { readDetails, sexesOf, type PlayerDetails } from "./playerDetails";
import { playerName } from "./playerName";
import { amongGrouped, ratingCell, type RatingCell, type RatingWriting } from "./ratingCell";
import type { RatingChoice } from "./ratingChoice";
import { readFacts } from "./readFacts";
import type { Player } from "./roundRobin";
import { formulaAt, textAt, valueAt, type CellPlace, type SheetCells } from "./sheetCells";

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
  const names = rows.map((row, index) => readName(cells, row, columns, index, findings));
  const own = readRatings(cells, rows, chosen, names, findings);
  const others = readRatings(cells, rows, standard, names, findings);
  const sexes = sexesOf(cells, rows, columns.details.sex);
  const details = rows.map((row) => readDetails(cells, row, columns.details, sexes));
  const players = rows.map((row, index): Player => {
    const name = names[index] ?? "";
    const k = readK(cells, row, columns.k, name, findings);
    const id = details[index]?.fideNumber ?? "";
    const rating = own[index] ?? others[index] ?? null;
    const facts = readFacts(cells, row, columns.details, { name, rating }, findings);
    return { name, rating, k, ...(id !== "" && { id }), ...(facts !== null && { facts }) };
  });
  return {
    players,
    details,
    findings: [...findings, ...sameNames(players, rows, columns.name)],
  };
}

function readName(
  cells: SheetCells,
  row: number,
  { name: column, firstName }: Pick<TableColumns, "name" | "firstName">,
  index: number,
  findings: Finding[],
): string {
  const nobody = String(index + 1);
  if (column === null) return nobody;
  const place = { row, column: column.column };
  const text = textAt(cells, place);
  const first = firstName === null ? "" : textAt(cells, { row, column: firstName.column });
  const whole = playerName([text, first].filter((part) => part !== "").join(" "));
  if (whole === "") findings.push(warning("noName", { player: nobody }, { place }));
  if (!text.startsWith("#")) return whole || nobody;
  /** A name typed with = in front is a formula that fails. */
  const typed = String(formulaAt(cells, place));
  findings.push(warning("nameIsError", { came: typed }, { place }));
  return typed.replace(/^=/, "") || nobody;
}

/** The ratings of a column; how they are written is said once. */
function readRatings(
  cells: SheetCells,
  rows: readonly number[],
  column: HeadedColumn | null,
  names: readonly string[],
  findings: Finding[],
): (Rating | null)[] {
  if (column === null) return rows.map(() => null);
  const places = rows.map((row) => ({ row, column: column.column }));
  const ratings = amongGrouped(places.map((place) => ratingCell(cells, place)));
  const read = ratings.map((cell, index) => ({
    place: places[index] ?? { row: 0, column: 0 },
    cell,
  }));
  findings.push(...waysOfWriting(cells, read), ...blanksAmongMarks(read, names));
  return read.map(({ place, cell }, index) =>
    ratingOf(cells, place, cell, names[index] ?? "", findings),
  );
}

interface ReadRating {
  readonly place: CellPlace;
  readonly cell: RatingCell;
}

function waysOfWriting(cells: SheetCells, read: readonly ReadRating[]): Finding[] {
  const said = new Set<RatingWriting>();
  return read.flatMap(({ place, cell }): Finding[] => {
    if (cell.kind !== "rating" || cell.writing === null || said.has(cell.writing)) return [];
    said.add(cell.writing);
    const values = { came: textAt(cells, place), rating: cell.rating };
    return [warning("ratingsWritten", values, { place })];
  });
}

/** Where others carry 0 or u, a blank cell may be forgotten. */
function blanksAmongMarks(read: readonly ReadRating[], names: readonly string[]): Finding[] {
  const isMarked = read.some(({ cell }) => cell.kind === "unrated" && !cell.isBlank);
  if (!isMarked) return [];
  return read.flatMap(({ place, cell }, index): Finding[] => {
    if (cell.kind !== "unrated" || !cell.isBlank) return [];
    const fix = readAs(place, "u");
    return [warning("blankRating", { player: names[index] ?? "" }, { place, fix })];
  });
}

function ratingOf(
  cells: SheetCells,
  place: CellPlace,
  cell: RatingCell,
  player: string,
  findings: Finding[],
): Rating | null {
  if (cell.kind === "rating") return cell.rating;
  if (cell.kind === "none") {
    findings.push(errorFound("notARating", { player, came: valueAt(cells, place) }, { place }));
  } else if (cell.kind === "not FIDE's") {
    const values = { player, came: textAt(cells, place), letter: cell.letter };
    const [fix, other] = [readAs(place, "u"), readAs(place, String(cell.rating))];
    findings.push(errorFound("notFideRating", values, { place, fix, choices: [other] }));
  }
  return null;
}

/** The rating of one cell, of a list of games. */
export function readRating(
  cells: SheetCells,
  row: number,
  column: HeadedColumn | null,
  player: string,
  findings: Finding[],
): Rating | null {
  if (column === null) return null;
  const place = { row, column: column.column };
  return ratingOf(cells, place, ratingCell(cells, place), player, findings);
}

/** No edition has a K above 40; one below 5 is a slip of the pen. */
const LOWEST_K = 5;
const HIGHEST_K = 40;

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
  if (Number.isInteger(k) && k >= LOWEST_K && k <= HIGHEST_K) return k;
  findings.push(errorFound("notAK", { player, came: valueAt(cells, place) }, { place }));
  return null;
}

function sameNames(
  players: readonly Player[],
  rows: readonly number[],
  column: HeadedColumn | null,
): Finding[] {
  if (column === null) return [];
  const earlier = namesakes(players);
  return players.flatMap(({ name }, index) => {
    const other = earlier[index] ?? null;
    if (other === null) return [];
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
