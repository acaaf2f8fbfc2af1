import type { Day, HalfPoints, Rating, Result } from "../../../src/rules/units";

/** What really was: of this a table tells a part, in somebody's way. */
export interface TrueEvent {
  readonly name: string;
  readonly place: string;
  readonly first: Day;
  readonly last: Day;
  readonly players: readonly TruePlayer[];
  readonly games: RobinGames | SwissGames;
}

export interface TruePlayer {
  readonly last: string;
  readonly given: string;
  readonly title: string;
  readonly sex: "m" | "w";
  readonly federation: string;
  readonly club: string;
  readonly birth: Birth;
  readonly id: string;
  readonly licence: number;
  /** FIDE's standard rating before the event; null: unrated. */
  readonly rating: Rating | null;
  readonly national: Rating | null;
  readonly rapid: Rating | null;
  readonly blitz: Rating | null;
  readonly after: Rating | null;
  readonly performance: Rating;
  readonly peak: Rating | null;
  readonly k: number;
  /** Rated games before the event. */
  readonly earlier: number;
}

export interface Birth {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Everybody against everybody: a square of pairings, each of one game or more. */
export interface RobinGames {
  readonly kind: "robin";
  readonly perPairing: number;
  readonly square: readonly (readonly (readonly RobinGame[])[])[];
}

export interface RobinGame {
  readonly colour: "w" | "b";
  /** null: not played. */
  readonly score: Result | null;
  /** Of a game not played: who has the point. */
  readonly forfeit: "won" | "lost" | "nobody" | null;
}

export interface SwissGames {
  readonly kind: "swiss";
  readonly rounds: number;
  /** What each player did, round by round. */
  readonly lines: readonly (readonly SwissEntry[])[];
}

export interface SwissEntry {
  readonly opponent: number | null;
  readonly colour: "w" | "b" | null;
  /** null: not played. */
  readonly score: Result | null;
  readonly unplayed: Unplayed | null;
}

/** open: paired, and not played yet. */
type Unplayed = "won" | "lost" | "bye" | "half" | "zero" | "open";

const UNPLAYED_POINTS: Readonly<Record<Unplayed, HalfPoints>> = {
  won: 2,
  lost: 0,
  bye: 2,
  half: 1,
  zero: 0,
  open: 0,
};

export function entryPoints({ score, unplayed }: SwissEntry): HalfPoints {
  return score ?? (unplayed === null ? 0 : UNPLAYED_POINTS[unplayed]);
}

function gamePoints({ score, forfeit }: RobinGame): HalfPoints {
  return score ?? (forfeit === "won" ? 2 : 0);
}

/** The points that stand in a table: forfeits and byes included. */
export function pointsOf({ games }: TrueEvent, player: number): HalfPoints {
  const parts =
    games.kind === "robin"
      ? (games.square[player] ?? []).flat().map(gamePoints)
      : (games.lines[player] ?? []).map(entryPoints);
  return parts.reduce((sum, points) => sum + points, 0);
}

/** Games lost, drawn and won. */
export function recordOf(
  { games }: TrueEvent,
  player: number,
): readonly [lost: number, drawn: number, won: number] {
  const own = games.kind === "robin" ? games.square[player]!.flat() : games.lines[player]!;
  const count = (result: Result) => own.filter(({ score }) => score === result).length;
  return [count(0), count(1), count(2)];
}

/** The same event, its players in another order: `order` has the players from the first place on. */
export function reordered(event: TrueEvent, order: readonly number[]): TrueEvent {
  const place = new Map(order.map((player, index) => [player, index]));
  const players = order.map((player) => event.players[player]!);
  const { games } = event;
  if (games.kind === "robin") {
    const square = order.map((row) => order.map((column) => games.square[row]![column]!));
    return { ...event, players, games: { ...games, square } };
  }
  const lines = order.map((player) =>
    games.lines[player]!.map((entry) => ({
      ...entry,
      opponent: entry.opponent === null ? null : place.get(entry.opponent)!,
    })),
  );
  return { ...event, players, games: { ...games, lines } };
}

/** The players by points, the better rated first among equals. */
export function standing(event: TrueEvent): number[] {
  return event.players
    .map((player, place) => ({ place, points: pointsOf(event, place), rating: player.rating ?? 0 }))
    .sort((one, other) => other.points - one.points || other.rating - one.rating)
    .map(({ place }) => place);
}
