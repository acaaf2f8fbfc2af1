import type { HalfPoints, Rating } from "../rules/units";
import type { RatingDoubt } from "./ratingHeading";
import type { Area, CellPlace, CellValue } from "./sheetCells";

/** Starting rank; standings; pairings without results; points on each board; changes of ratings. */
export type ListWithoutGames = "players" | "standing" | "pairings" | "boards" | "changes";

/** Everything a reader may find, and the values that explain it. */
export interface FindingValues {
  /** Nothing that looks like a crosstable or a table of totals. */
  noTable: Record<string, never>;
  /** A table that tells of no games: what it is instead. */
  noGames: { list: ListWithoutGames };
  tooManyPlayers: { players: number; most: number };
  notAResult: { came: CellValue };
  /** 1/2 or 1-1 typed in a cell. */
  dateForResult: { came: number; typed: string };
  /** (1), 1*: with a mark of which nobody knows what it means. */
  markedResult: { player: string; opponent: string; came: string };
  /** Of a double round, in half points. */
  sumOfGames: { player: string; opponent: string; came: HalfPoints };
  /** Only + = −, which are for games that were not played. */
  signForResult: { player: string; opponent: string; came: string };
  /** One side of the diagonal is blank, and read as what the other leaves. */
  halfOnly: Record<string, never>;
  /** Rows and columns stand in different orders, and were put together. */
  columnsReordered: Record<string, never>;
  /** Neither row nor column of a player has anything. */
  noResults: { player: string };
  orderUnclear: Record<string, never>;
  /** A row with a name among the players, without results or a column. */
  playerLeftOut: { player: string };
  /** Other tables stand on the sheet. */
  otherTables: { areas: string };
  blankResult: { player: string; opponent: string };
  contradiction: { player: string; opponent: string; came: string; other: string };
  gamesMissing: { player: string; opponent: string; games: number };
  tooManyGames: { player: string; opponent: string; came: CellValue; games: number };
  /** `=` beside + or −: 11.23 (2005) marks an unplayed half so. */
  drawOrUnplayed: { player: string; opponent: string };
  pointsDiffer: { player: string; came: HalfPoints; expected: HalfPoints };
  notPoints: { player: string; came: CellValue };
  totalTooHigh: { player: string; came: HalfPoints; most: HalfPoints };
  /** Results stand beside the totals that are read. */
  resultsNotRead: Record<string, never>;
  totalsDiffer: { came: HalfPoints; expected: HalfPoints };
  notARating: { player: string; came: CellValue };
  severalRatings: { chosen: string; others: string };
  /** Nobody has a rating in FIDE's column, so that another was read. */
  fideRatingsEmpty: { chosen: string; empty: string };
  /** No heading says that these are FIDE's ratings of before the event. */
  whoseRatings: { heading: string; doubt: RatingDoubt };
  /** 2.251, 1'656, 1656F: said once for a column. */
  ratingsWritten: { came: string; rating: Rating };
  /** 1499N: of a national list, or estimated. */
  notFideRating: { player: string; came: string; letter: string };
  /** No list has it: the floor of the one in force, or the highest ever published. */
  impossibleRating: {
    player: string;
    rating: Rating;
    doubt: "below floor" | "too high";
    limit: Rating;
  };
  /** Far from everybody else's, or the player's year of birth. */
  oddRating: { player: string; rating: Rating; doubt: "far" | "birth" };
  /** A player would hardly be born when the event was played. */
  oddBirth: { player: string; year: number; played: number };
  /** Blank where others are marked as unrated. */
  blankRating: { player: string };
  noRatings: Record<string, never>;
  /** Birth, games so far or highest rating: K does without it. */
  factNotRead: { player: string; column: string; came: CellValue };
  notAK: { player: string; came: CellValue };
  noName: { player: string };
  nameIsError: { came: string };
  sameName: { name: string; other: string };
  /** A FIDE number stands on two lines: at the second; `cell`: where it stands first. */
  idTwice: { player: string; id: string; before: string; cell: string };
  /** In a list of games one player has two ratings. */
  ratingsDiffer: { player: string; came: CellValue; before: string };
  /** A list of games that gives each for both players lacks one of the two lines. */
  mirrorMissing: { player: string; opponent: string };
  /** A line of a list of games has the same player, opponent and round as one above. */
  gameTwice: { player: string; opponent: string; round: number };
  playerTwiceInRound: { player: string; round: number };
  /** A line of a list of games has the same player on both sides. */
  bothSidesOneself: { player: string };
  /** In one list of games a FIDE number has two names, or one name two numbers. */
  namesOfIdDiffer: { player: string; id: string; before: string };
  /** Another spelling in `cell` is of the same player. */
  joinedNames: { player: string; before: string; cell: string };
  idsOfNameDiffer: { player: string; id: string; before: string };
  /** In another part of the same event the player has another rating. */
  pooledRatingsDiffer: { player: string; came: string; before: string };
  /** Two players of one name in one part: in the other parts nobody could tell them apart. */
  pooledSameName: { player: string };
  /** Another spelling in another part is of the same player. */
  pooledNamesJoined: { player: string; before: string };
  /** In two parts of an event one FIDE number has two names, or one name two numbers. */
  pooledNamesDiffer: { player: string; id: string; before: string };
  pooledIdsDiffer: { player: string; id: string; before: string };
  /** A further part of the event has something to settle itself, or is only totals. */
  partUnreadable: { table: string };
  /** In a list of an unrated player's events. */
  notADay: { event: string; came: CellValue };
  notAList: { event: string; came: CellValue };
  notALastDay: { event: string; came: CellValue };
  notAnAverage: { event: string; came: CellValue };
  /** From 2024 Ra has two drawn games in it, which are no event's own: 8.2.2. */
  raForRc: { rating: number };
  notGames: { event: string; came: CellValue };
  /** In a list of a rating period. */
  notGamesThatCount: { player: string; came: CellValue };
  nobodyAbove: Record<string, never>;
  eventTwice: { player: string; event: string };
  deltaWithoutRating: { player: string; came: CellValue };
  notADelta: { player: string; came: CellValue; games: number };
  notEarlierGames: { player: string; came: CellValue };
  /** On an event sheet: numbers and rounds as a tournament report file takes them. */
  tooLong: { player: string; came: string; most: number };
  notAStart: { player: string; came: string };
  notATrfRound: { player: string; came: CellValue };
  notARound: { player: string; came: CellValue };
  /** Paired, and no result is there: said once for all. */
  notPlayedYet: { games: number };
  nobodyHasNumber: { player: string; number: number };
  /** The opponent's own row says something else of the same round. */
  roundContradiction: { player: string; opponent: string; round: number };
  /** On an event sheet, a bye (240) or a forfeited match (330) in a round with a game. */
  freeAndGame: { tag: string; player: string; round: number };
  againstOneself: { player: string; round: number };
  /** The table goes on beside the selection. */
  selectionTooSmall: { area: string };
}

export type FindingKey = keyof FindingValues;

/** How a cell may be read instead: taken on by the person, never written to the sheet. */
export interface ReadAs {
  readonly kind: "read as";
  readonly place: CellPlace;
  readonly value: string;
}

interface SelectArea {
  readonly kind: "select";
  readonly area: Area;
}

/** Which column is read as ratings; none: nobody's count. */
interface ReadRatings {
  readonly kind: "ratings";
  readonly column: number | "none";
  readonly heading: string;
}

export type Fix = ReadAs | SelectArea | ReadRatings;

/** An error leaves no tournament; a warning is read in the way it says. */
type Severity = "error" | "warning";

export interface Finding<K extends FindingKey = FindingKey> {
  readonly key: K;
  readonly severity: Severity;
  readonly values: FindingValues[K];
  /** Where, unless it is about the selection as a whole. */
  readonly place?: CellPlace;
  /** What is sure, or the likeliest. */
  readonly fix?: Fix;
  /** What only a person can tell apart. */
  readonly choices?: readonly Fix[];
}

type Details = Pick<Finding, "place" | "fix" | "choices">;

export function errorFound<K extends FindingKey>(
  key: K,
  values: FindingValues[K],
  details: Details = {},
): Finding<K> {
  return { key, severity: "error", values, ...details };
}

export function warning<K extends FindingKey>(
  key: K,
  values: FindingValues[K],
  details: Details = {},
): Finding<K> {
  return { key, severity: "warning", values, ...details };
}

export function readAs(place: CellPlace, value: string): ReadAs {
  return { kind: "read as", place, value };
}

export function isError({ severity }: Finding): boolean {
  return severity === "error";
}
