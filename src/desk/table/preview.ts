import { fullScores } from "../../rules/robin/event";
import type { HalfPoints } from "../../rules/units";
import type { RatingChoice } from "../../tournament/ratingChoice";
import type { HeadedColumn } from "../../tournament/headedColumn";
import type { PlayerLines, Reading } from "../../tournament/readTable";
import { roundRobinOf } from "../../tournament/roundRobinOf";
import type { CellPlace } from "../../tournament/sheetCells";
import type { Participant, Tournament } from "../../tournament/tournament";

/** What a column beside the results may be said to hold. */
export const MEANINGS = ["rating", "k", "birth", "id"] as const;
export type Meaning = (typeof MEANINGS)[number];

/** A value as it was read, and the cell that has it; null: the table has no column for it. */
interface Shown {
  readonly text: string;
  readonly place: CellPlace | null;
}

/** A player as read. */
export interface PreviewLine extends Readonly<Record<Meaning, Shown>> {
  readonly name: string;
  readonly row: number | null;
  readonly points: HalfPoints | null;
}

export interface PreviewColumn extends HeadedColumn {
  /** null: it is read as something else, or as nothing. */
  readonly meaning: Meaning | null;
  /** It is known as one of ratings, whether these are taken or not. */
  readonly isOfRatings: boolean;
}

/** What was read of the players, and where. */
export interface Preview {
  readonly lines: readonly PreviewLine[];
  /** The row of the headings; null where there are none, by which columns could be told. */
  readonly headingRow: number | null;
  /** Those that may be read as something else. */
  readonly columns: readonly PreviewColumn[];
}

/** Null where there are no players. */
export function previewOf({ tournament, lines, ratings }: Reading): Preview | null {
  if (tournament === null || tournament.players.length === 0) return null;
  const columns = lines === null ? NO_COLUMNS : columnsOf(lines, ratings.chosen?.column ?? null);
  const points = pointsOf(tournament);
  return {
    lines: tournament.players.map((each, index) =>
      lineOf(each, lines?.rows[index] ?? null, columns, points[index] ?? null),
    ),
    headingRow: lines?.columns.headings.row ?? null,
    columns: lines === null ? [] : assignable(lines, columns, ratings),
  };
}

/** The line of a row; -1: it has none. */
export function lineAt({ lines }: Preview, { row }: CellPlace): number {
  return lines.findIndex((line) => line.row === row);
}

type Columns = Readonly<Record<Meaning, number | null>>;

const NO_COLUMNS: Columns = { rating: null, k: null, birth: null, id: null };

function columnsOf({ columns: { k, details } }: PlayerLines, rating: number | null): Columns {
  const { birth, fideNumber } = details;
  return {
    rating,
    k: k?.column ?? null,
    birth: birth?.column ?? null,
    id: fideNumber?.column ?? null,
  };
}

function lineOf(
  { player, details }: Participant,
  row: number | null,
  columns: Columns,
  points: HalfPoints | null,
): PreviewLine {
  const shown = (meaning: Meaning, text: string): Shown => {
    const column = columns[meaning];
    return { text, place: row === null || column === null ? null : { row, column } };
  };
  return {
    name: player.name,
    row,
    points,
    rating: shown("rating", String(player.rating ?? "u")),
    k: shown("k", String(player.k ?? "")),
    birth: shown("birth", details.birth),
    id: shown("id", details.fideNumber),
  };
}

/** All but names, numbers and points, which the table could not be read without. */
function assignable(
  { columns: { headings, name, firstName, numbers, points } }: PlayerLines,
  meant: Columns,
  ratings: RatingChoice,
): PreviewColumn[] {
  const needed = new Set([name, firstName, points, ...numbers].map((each) => each?.column));
  return headings.columns
    .filter(({ column }) => !needed.has(column))
    .map(({ column, heading }) => {
      const meaning = MEANINGS.find((each) => meant[each] === column) ?? null;
      const isOfRatings = ratings.columns.some((each) => each.column === column);
      return { column, heading, meaning, isOfRatings };
    })
    .filter(({ heading, meaning }) => heading !== "" || meaning !== null);
}

/** As the table sums them up, else as the results do. */
function pointsOf(tournament: Tournament): readonly (HalfPoints | null)[] {
  const robin = roundRobinOf(tournament);
  const sums = robin === null ? [] : fullScores(robin.scores);
  return tournament.players.map(({ points }, index) => points ?? sums[index] ?? null);
}
