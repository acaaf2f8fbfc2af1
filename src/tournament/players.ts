import { isUnratedText, totalOfNumber, totalOfText } from "../rules/resultText";
import type { HalfPoints } from "../rules/units";
import { carriedBy, readCarried } from "./carried";
import type { TableColumns } from "./columns";
import type { HeadedColumn } from "./headedColumn";
import { errorFound, warning, type Finding } from "./finding";
import { namesakes, sameNumbers } from "./identity";
import { readDetails, sexesOf, type PlayerDetails } from "./playerDetails";
import { playerName } from "./playerName";
import type { RatingChoice } from "./ratingChoice";
import { inTurn, read, type Read } from "./read";
import { readFacts } from "./readFacts";
import { readRatings } from "./readRating";
import type { Player } from "./roundRobin";
import { addressOf, formulaAt, textAt, valueAt, type SheetCells } from "./sheetCells";

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
  const named = inTurn(rows.map((row, index) => readName(cells, row, columns, index)));
  const names = named.value;
  const own = readRatings(cells, rows, chosen, names);
  const others = readRatings(cells, rows, standard, names);
  const sexes = sexesOf(cells, rows, columns.details.sex);
  const carried = rows.map((row) => readCarried(cells, row, columns.carried));
  const details = rows.map((row, index) =>
    readDetails(cells, row, columns.details, sexes, carried[index] ?? {}),
  );
  const players = inTurn(
    rows.map((row, index): Read<Player> => {
      const name = names[index] ?? "";
      const id = details[index]?.fideNumber ?? "";
      const rating = own.value[index] ?? others.value[index] ?? null;
      const k = readK(cells, row, columns.k, name);
      const facts = readFacts(cells, row, columns.details, { name, rating });
      const player = {
        ...{ name, rating, k: k.value },
        ...(id !== "" && { id }),
        ...(facts.value !== null && { facts: facts.value }),
        ...carriedBy(carried[index]),
      };
      return read(player, ...k.findings, ...facts.findings);
    }),
  );
  return {
    players: players.value,
    details,
    findings: [
      ...[named, own, others, players].flatMap(({ findings }) => findings),
      ...twice(players.value, rows, columns),
    ],
  };
}

function readName(
  cells: SheetCells,
  row: number,
  { name: column, firstName }: Pick<TableColumns, "name" | "firstName">,
  index: number,
): Read<string> {
  const nobody = String(index + 1);
  if (column === null) return read(nobody);
  const place = { row, column: column.column };
  const text = textAt(cells, place);
  const first = firstName === null ? "" : textAt(cells, { row, column: firstName.column });
  const whole = playerName([text, first].filter((part) => part !== "").join(" "));
  if (whole === "") return read(nobody, warning("noName", { player: nobody }, { place }));
  if (!text.startsWith("#")) return read(whole);
  /** A name typed with = in front is a formula that fails. */
  const typed = String(formulaAt(cells, place));
  const name = typed.replace(/^=/, "") || nobody;
  return read(name, warning("nameIsError", { came: typed }, { place }));
}

/** No edition has a K above 40; one below 5 is a slip of the pen. */
const LOWEST_K = 5;
const HIGHEST_K = 40;

export function readK(
  cells: SheetCells,
  row: number,
  column: HeadedColumn | null,
  player: string,
): Read<number | null> {
  if (column === null) return read(null);
  const place = { row, column: column.column };
  const text = textAt(cells, place);
  if (isUnratedText(text)) return read(null);
  const k = Number(text);
  if (Number.isInteger(k) && k >= LOWEST_K && k <= HIGHEST_K) return read(k);
  return read(null, errorFound("notAK", { player, came: valueAt(cells, place) }, { place }));
}

function twice(
  players: readonly Player[],
  rows: readonly number[],
  { name, details }: TableColumns,
): Finding[] {
  return [...sameNames(players, rows, name), ...sameIds(players, rows, details.fideNumber)];
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

/** Games of one player would go to another. */
function sameIds(
  players: readonly Player[],
  rows: readonly number[],
  column: HeadedColumn | null,
): Finding[] {
  if (column === null) return [];
  const places = rows.map((row) => ({ row, column: column.column }));
  const before = sameNumbers(players);
  return players.flatMap(({ name: player, id = "" }, index) => {
    const [other, place] = [before[index] ?? null, places[index]];
    const cell = other === null ? undefined : places[other];
    if (other === null || place === undefined || cell === undefined) return [];
    const values = { player, id, before: players[other]?.name ?? "", cell: addressOf(cell) };
    return [errorFound("idTwice", values, { place })];
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
