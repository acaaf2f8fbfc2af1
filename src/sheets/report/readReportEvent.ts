import type { ReportTexts } from "../../i18n/report";
import type { Edition } from "../../rules/editions/edition";
import type {
  ReportEvent,
  ReportGame,
  ReportOptions,
  ReportPlayer,
} from "../../rules/report/event";
import type { Rating, Result } from "../../rules/units";
import { EVENT_KINDS, type EventKind } from "../../tournament/event";
import { textAt, valueAt, type CellPlace } from "../../tournament/sheetCells";
import type { IterationRead } from "../iteration/readIteration";
import { otherReadingsOf } from "../otherReadings";
import type { SheetRead } from "../sheetRead";
import { headOf } from "./readHead";
import type { ReportedPlayer, ReportRead } from "./readReport";
import { readReportGames, type GamesRead } from "./readReportGames";

/** A report as the rules take it, of what its sheets hold now. */
export interface ReportEventRead {
  readonly report: ReportRead;
  readonly edition: Edition;
  readonly event: ReportEvent;
  readonly options: ReportOptions;
  readonly columns: GamesRead["columns"];
  /** Lines of the games by their rows. */
  readonly lines: ReadonlyMap<number, GameLineRead>;
}

/** A game in its line. */
export interface GameLineRead {
  readonly player: number;
  /** Among his games; null: it has no score, and is none. */
  readonly game: number | null;
  readonly opponent: { readonly name: string; readonly place: number | null };
}

/** What stands on the sheets of a report. */
export interface ReportSheets {
  readonly cells: SheetRead;
  readonly report: ReportRead;
  readonly games: SheetRead | null;
  /** Of a round robin. */
  readonly iteration: IterationRead | null;
}

/** Null where the games cannot be read. */
export function readReportEvent(
  sheets: ReportSheets,
  languages: readonly ReportTexts[],
  no: ReadonlySet<string>,
): ReportEventRead | null {
  const { cells, report, games: gamesSheet, iteration } = sheets;
  const games = gamesSheet === null ? null : readReportGames(gamesSheet);
  if (gamesSheet === null || games === null) return null;
  const found = readLines(sheets, games);
  const players = report.players.map((player, place) => playerOf(cells, player, place, found));
  const kind = kindOf(headOf(cells).kind, languages);
  return {
    report,
    edition: report.edition,
    event: { kind, players },
    options: {
      startDate: report.startDate,
      endDate: report.endDate,
      list: report.countedBy,
      isException: report.isException,
      kReading: report.kReading,
      matchGames: kind === "match" ? matchGamesOf(cells) : null,
      later: laterOf(cells, report, no),
      robin: iteration === null ? null : { later: laterInIteration(report, iteration) },
      others: otherReadingsOf(cells),
    },
    columns: games.columns,
    lines: new Map(found.map(({ row, line }) => [row, line])),
  };
}

function playerOf(
  cells: SheetRead,
  player: ReportedPlayer,
  place: number,
  lines: readonly LineFound[],
): ReportPlayer {
  const { rating, k, isKGiven, facts } = player;
  return {
    rating,
    k: isKGiven ? k : null,
    ...(facts !== null && { facts }),
    ...(isRatedSince(cells, player) && { isRatedSince: true }),
    games: lines.flatMap(({ line, game }) => (line.player === place ? (game ?? []) : [])),
  };
}

interface LineFound {
  readonly row: number;
  readonly line: GameLineRead;
  readonly game: ReportGame | null;
}

function readLines({ report }: ReportSheets, { games }: GamesRead): LineFound[] {
  const placeOf = placesByNumber(report);
  const counted = new Map<number, number>();
  return games.flatMap(({ row, number, opponentNumber, score, forfeits, ...line }): LineFound[] => {
    const player = placeOf(number);
    if (player === null) return [];
    const name = line.opponent;
    const place = placeOf(opponentNumber);
    const result = resultOf(score);
    const index = counted.get(player) ?? 0;
    if (result !== null) counted.set(player, index + 1);
    const opponent = { name, place };
    const rating = ratingOf(line.opponentRating);
    const some = forfeits.own + forfeits.other > 0 ? { forfeits } : {};
    const game = { opponent: { name, rating, place }, ...some };
    return [
      {
        row,
        line: { player, game: result === null ? null : index, opponent },
        game: result === null ? null : { ...game, score: result },
      },
    ];
  });
}

/** A blank cell, + or - is no game; a point and a half is none either. */
function resultOf(score: unknown): Result | null {
  return score === 0 || score === 0.5 || score === 1 ? ((2 * score) as Result) : null;
}

function ratingOf(value: unknown): Rating | null {
  return typeof value === "number" && value > 0 ? value : null;
}

/** 8.4 (2014): his opponents have him as unrated, although he has a rating. */
function isRatedSince({ cells }: SheetRead, { row, columns, rating }: ReportedPlayer): boolean {
  const column = columns.get("asOpponent");
  if (column === undefined || rating === null) return false;
  return ratingOf(valueAt(cells, { row, column })) === null;
}

/** 6.1: for whom this is not the first event. */
function laterOf(
  { cells }: SheetRead,
  { players }: ReportRead,
  no: ReadonlySet<string>,
): ReadonlySet<number> {
  return new Set(
    [...players.entries()].flatMap(([place, { row, columns }]) => {
      const column = columns.get("firstEvent");
      return column !== undefined && no.has(textAt(cells, { row, column })) ? [place] : [];
    }),
  );
}

/** Its sheet has the players in the order of the table, and both sheets have their numbers. */
function laterInIteration(report: ReportRead, { players, later }: IterationRead) {
  const placeOf = placesByNumber(report);
  return new Set([...later].flatMap((line) => placeOf(players[line]?.number ?? null) ?? []));
}

/** null: nobody has the number, or it was deleted. */
function placesByNumber({ players }: ReportRead): (number: number | null) => number | null {
  const places = new Map(players.map(({ number }, place) => [number, place]));
  return (number) => (number === null ? null : (places.get(number) ?? null));
}

function kindOf(said: string, languages: readonly ReportTexts[]): EventKind {
  const kind = EVENT_KINDS.find((each) => languages.some(({ kinds }) => kinds[each] === said));
  return kind ?? "swiss";
}

function matchGamesOf({ cells, names }: SheetRead): number | null {
  const place: CellPlace | undefined = names.own.get("match_games");
  const games = place === undefined ? "" : valueAt(cells, place);
  return typeof games === "number" ? games : null;
}
