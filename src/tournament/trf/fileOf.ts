import { gamesPerPairing, scoreAgainst, type Crosstable } from "../../rules/robin/crosstable";
import { bergerRounds } from "../berger";
import { areNumbers } from "../numbers";
import { pointsOfRounds, type Round, type RoundResult } from "../round/round";
import { squareOf } from "../roundRobinOf";
import type { About, Participant, PlayerRound, Tournament } from "../tournament";
import { trfDate } from "./trfDate";
import type { TrfFile, TrfLine, TrfPlayer } from "./trfFile";

/** A tournament as a file; null where who met whom is not known, or who had no game. */
export function fileOf({ kind, told, players, about }: Tournament): TrfFile | null {
  if (told !== "rounds" && (told !== "pairings" || kind !== "robin")) return null;
  const lines = linesOf(about);
  return {
    lines,
    players: told === "rounds" ? playersOfRounds(players) : playersOfPairings(players),
  };
}

/** A title above a table may be the event's name or not: a person says it. */
function linesOf({ startDate }: About): TrfLine[] {
  return startDate === null ? [] : [{ tag: "042", text: trfDate(startDate) }];
}

/** Players stand in the order of their start numbers, as files have them. */
function playersOfRounds(all: readonly Participant[]): TrfPlayer[] {
  const startOf = (place: number | null) =>
    place === null ? null : (all[place]?.start ?? place + 1);
  const players = all.map(({ player, details, start, points, rounds }, place): TrfPlayer => {
    const told = rounds.map((round) => roundOf(round, startOf));
    /** Without a points column the rounds add up to them, unless a bye does not tell its worth. */
    const isTold = rounds.every(({ result }) => result !== "?");
    return {
      start: start ?? place + 1,
      name: player.name,
      rating: player.rating,
      points: points ?? (isTold ? pointsOfRounds({ rounds: told }) : null),
      rounds: told,
      ...details,
    };
  });
  return players.sort((one, other) => one.start - other.start);
}

/**
 * A bye of unknown worth is Z, as a blank round is: a point that nobody sees in the table would be
 * invented.
 */
function roundOf(
  { opponent, colour, result }: PlayerRound,
  startOf: (place: number | null) => number | null,
): Round {
  return {
    opponent: opponent === null ? null : startOf(opponent.place),
    colour,
    result: result === "?" ? "Z" : result,
  };
}

/**
 * A crosstable's rounds and colours are by the Berger tables of the players' numbers, where these go from 1
 * to the last, else of their places; the second games of a double round with the colours turned.
 */
function playersOfPairings(told: readonly Participant[]): TrfPlayer[] {
  const all = inOrderOfNumbers(told);
  const square = squareOf(all);
  const everybody = all.map((_, place) => place);
  const cycles = gamesPerPairing(square);
  return all.map(({ player: { name, rating }, details, rounds }, place): TrfPlayer => ({
    start: place + 1,
    name,
    rating,
    points: isPlayed(square) ? scoreAgainst(square, place, everybody) : null,
    rounds: Array.from({ length: cycles }, (_, cycle) =>
      roundsOfCycle(rounds, place + 1, all.length, cycle),
    ).flat(),
    ...details,
  }));
}

/** As if the table stood in it. */
function inOrderOfNumbers(all: readonly Participant[]): readonly Participant[] {
  const numbers = all.map(({ start }) => start);
  if (!areNumbers(numbers) || Math.max(...numbers) !== all.length) return all;
  const placeOf = (place: number | null) => (place === null ? null : (numbers[place] ?? 0) - 1);
  const renumbered = all.map((each) => ({
    ...each,
    rounds: each.rounds.map((round) => {
      const { opponent } = round;
      return opponent === null
        ? round
        : { ...round, opponent: { ...opponent, place: placeOf(opponent.place) } };
    }),
  }));
  return renumbered.sort((one, other) => (one.start ?? 0) - (other.start ?? 0));
}

/** Points for a game not played are not in the crosstable's results. */
function isPlayed(square: Crosstable): boolean {
  return square.every((row, player) =>
    row.every((games, opponent) => player === opponent || !games.includes(null)),
  );
}

function roundsOfCycle(
  told: readonly PlayerRound[],
  own: number,
  players: number,
  cycle: number,
): Round[] {
  return bergerRounds(players).map((round) => {
    const pairing = round.find(({ white, black }) => white === own || black === own);
    if (pairing === undefined) return { opponent: null, colour: null, result: "Z" };
    const isWhite = (pairing.white === own) === (cycle === 0);
    const opponent = pairing.white === own ? pairing.black : pairing.white;
    const games = told.filter((each) => each.opponent?.place === opponent - 1);
    return { opponent, colour: isWhite ? "w" : "b", result: resultOf(games[cycle]) };
  });
}

function resultOf(game: PlayerRound | undefined): RoundResult {
  return game === undefined || game.result === "?" ? "-" : game.result;
}
