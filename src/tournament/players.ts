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
  /** null: the table has none. */
  numbers: readonly number[] | null,
): PlayersRead {
  const called = rows.map((_, index) => String(numbers?.[index] ?? index + 1));
  const named = inTurn(
    rows.map((row, index) => readName(cells, row, columns, called[index] ?? "")),
  );
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
      const rating = own.value[index] ?? others.value[index] ?? null;
      const player = { name: names[index] ?? "", rating, ...carriedBy(carried[index]) };
      return readPlayer(cells, row, columns, player, details[index]?.fideNumber ?? "");
    }),
  );
  return {
    players: players.value,
    details,
    findings: [
      ...[named, own, others, players].flatMap(({ findings }) => findings),
      ...sameNames(players.value, rows, columns.name, called),
      ...sameIds(players.value, rows, columns.details.fideNumber),
    ],
  };
}

function readPlayer(
  cells: SheetCells,
  row: number,
  columns: TableColumns,
  known: Omit<Player, "k">,
  id: string,
): Read<Player> {
  const k = readK(cells, row, columns.k, known.name);
  const facts = readFacts(cells, row, columns.details, known);
  const player = {
    ...{ ...known, k: k.value },
    ...(id !== "" && { id }),
    ...(facts.value !== null && { facts: facts.value }),
  };
  return read(player, ...k.findings, ...facts.findings);
}

/** `nobody`: what is said of somebody without a name, his number. */
function readName(
  cells: SheetCells,
  row: number,
  { name: column, firstName }: Pick<TableColumns, "name" | "firstName">,
  nobody: string,
): Read<string> {
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

function sameNames(
  players: readonly Player[],
  rows: readonly number[],
  column: HeadedColumn | null,
  /** The numbers of all. */
  called: readonly string[],
): Finding[] {
  if (column === null) return [];
  const earlier = namesakes(players);
  return players.flatMap(({ name }, index) => {
    const other = earlier[index] ?? null;
    if (other === null) return [];
    const place = { row: rows[index] ?? 0, column: column.column };
    return [warning("sameName", { name, other: called[other] ?? "" }, { place })];
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
