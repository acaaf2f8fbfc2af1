import type { PlayedOrNot } from "../../rules/robin/crosstable";
import type { HalfPoints } from "../../rules/units";
import { tableColumns } from "../columns";
import { resultOf } from "../crosstable/playedInSquare";
import { errorFound, warning, type Finding } from "../finding";
import type { HeadedColumn } from "../headedColumn";
import { NO_DETAILS, type PlayerDetails } from "../playerDetails";
import { playerName } from "../playerName";
import { readPlayers, readPoints } from "../players";
import type { WishedRatings } from "../ratingChoice";
import { inTurn, read, type Read } from "../read";
import { readRating } from "../readRating";
import { squareCell } from "../resultCell";
import type { Player } from "../roundRobin";
import {
  cellAt,
  span,
  textAt,
  valueAt,
  withCells,
  type Area,
  type CellPlace,
  type SheetCells,
} from "../sheetCells";
import { tableRatings } from "../tableRatings";
import type { Participant, PlayerRound } from "../tournament";
import type { TournamentRead } from "../tournamentRead";
import { ratedName, teamSquare, type TeamSquare } from "./teamSquare";

/** Everybody of a team against everybody of the other: 6.4 (2005); else null. */
export function readScheveningen(
  cells: SheetCells,
  area: Area,
  wished: WishedRatings,
): TournamentRead | null {
  const square = teamSquare(cells, area);
  if (square === null) return null;
  const { rows, columns } = square;
  const down = downPlayers(cells, area, square, wished);
  const across = inTurn(columns.map((column) => acrossPlayer(cells, square, column)));
  const players = [...down.players, ...across.value];
  const scores = scoresOf(cells, square, players);
  return {
    played: {
      kind: "scheveningen",
      told: "pairings",
      rounds: Math.max(rows.length, columns.length),
      players: participants(players, down.details, scores.value),
    },
    rows: [...rows, ...columns.map(() => square.names)],
    ratings: down.ratings,
    findings: [
      ...down.findings,
      ...across.findings,
      ...scores.findings,
      ...pointsFindings(cells, square, { players, scores: scores.value, points: down.points }),
    ],
  };
}

/** The team that comes down is headed as any table is. */
function downPlayers(
  cells: SheetCells,
  area: Area,
  { rows, columns, names, ratings: across }: TeamSquare,
  wished: WishedRatings,
) {
  const all = span(area.column, area.columns);
  const beside = all.filter((column) => !columns.includes(column));
  /** Beside the names of the others some headings stand, beside their ratings the rest. */
  const headings = withCells(cells, (cell, { row, column }) =>
    row === names && cell.text === "" ? cellAt(cells, { row: across ?? names, column }) : cell,
  );
  const headed = tableColumns(headings, { rows, columns: beside, above: [names] });
  const ratings = tableRatings(cells, headed.ratings, { rows, others: [] }, wished);
  /** Those across have no numbers; all are counted. */
  const { players, details, findings } = readPlayers(cells, rows, headed, ratings, null);
  const isBehind =
    headed.ratings.length === 0 && players.some(({ name }) => ratedName(name) !== null);
  return {
    players: isBehind ? players.map(withRating) : players,
    findings: isBehind ? findings : [...ratings.findings, ...findings],
    ...{ details, ratings, points: headed.points },
  };
}

function scoresOf(
  cells: SheetCells,
  { rows, columns }: TeamSquare,
  players: readonly Player[],
): Read<readonly (readonly Scores[])[]> {
  return inTurn(
    rows.map((row, own) =>
      inTurn(
        columns.map((column, other) =>
          scoresAt(cells, { row, column }, [players[own], players[rows.length + other]]),
        ),
      ),
    ),
  );
}

/** The ratings of both teams are of the same list. */
function acrossPlayer(
  cells: SheetCells,
  { names, ratings }: TeamSquare,
  column: number,
): Read<Player> {
  const player = { name: playerName(textAt(cells, { row: names, column })), rating: null, k: null };
  if (ratings === null) return read(withRating(player));
  const place = { row: ratings, column: { column, heading: "" } };
  const { value, findings } = readRating(cells, place.row, place.column, player.name);
  return read({ ...player, rating: value }, ...findings);
}

function withRating(player: Player): Player {
  return { ...player, ...ratedName(player.name) };
}

type Scores = readonly PlayedOrNot[];

function scoresAt(
  cells: SheetCells,
  place: CellPlace,
  [player, opponent]: readonly (Player | undefined)[],
): Read<Scores> {
  const cell = squareCell(cells, place);
  if (cell.kind === "games") return read(cell.games);
  if (cell.kind === "both sides") return read([cell.own]);
  if (cell.kind === "blank") {
    const named = { player: player?.name ?? "", opponent: opponent?.name ?? "" };
    return read([], errorFound("blankResult", named, { place }));
  }
  return read([], errorFound("notAResult", { came: valueAt(cells, place) }, { place }));
}

/** Who comes down has what the square says, who comes across the rest of the point. */
function participants(
  players: readonly Player[],
  details: readonly PlayerDetails[],
  scores: readonly (readonly Scores[])[],
): Participant[] {
  const size = scores.length;
  const rounds = (place: number, other: number): PlayerRound[] => {
    const isDown = place < size;
    const games = (isDown ? scores[place]?.[other - size] : scores[other]?.[place - size]) ?? [];
    const { name = "", rating = null } = players[other] ?? {};
    return games.map((score) => ({
      round: other + 1,
      opponent: { name, rating, place: other },
      colour: null,
      result: resultOf(score === null || isDown ? score : WHOLE[score]),
    }));
  };
  return players.map((player, place) => ({
    player,
    details: details[place] ?? NO_DETAILS,
    start: null,
    points: null,
    rounds: (place < size ? span(size, players.length - size) : span(0, size)).flatMap((other) =>
      rounds(place, other),
    ),
  }));
}

const WHOLE = [2, 1, 0] as const;

interface Summed {
  readonly players: readonly Player[];
  readonly scores: readonly (readonly Scores[])[];
  readonly points: HeadedColumn | null;
}

/** Points behind the rows, and below the columns, that are not the sums of the results. */
function pointsFindings(
  cells: SheetCells,
  { rows, columns }: TeamSquare,
  { players, scores, points }: Summed,
): Finding[] {
  const last = rows.at(-1) ?? 0;
  const isSummed = (row: number) =>
    columns.every((column) => typeof readPoints(cells, row, { column, heading: "" }) === "number");
  const below = [last + 1, last + 2].find(isSummed);
  const places = [
    ...rows.map((row) => (points === null ? null : { row, column: points.column })),
    ...columns.map((column) => (below === undefined ? null : { row: below, column })),
  ];
  return places.flatMap((place, index) => {
    if (place === null) return [];
    const isDown = index < rows.length;
    const games = isDown
      ? (scores[index] ?? []).flat()
      : scores.flatMap((own) => own[index - rows.length] ?? []);
    const came = readPoints(cells, place.row, { column: place.column, heading: "" });
    const expected = games.reduce<HalfPoints>(
      (sum, score) => sum + (isDown ? (score ?? 0) : WHOLE[score ?? 2]),
      0,
    );
    const isOpen = typeof came !== "number" || games.includes(null);
    if (isOpen || came === expected) return [];
    return [
      warning("pointsDiffer", { player: players[index]?.name ?? "", came, expected }, { place }),
    ];
  });
}
