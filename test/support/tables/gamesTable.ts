import type { CellValue } from "../../../src/tournament/sheetCells";
import { columnOf, type Column } from "./column";
import type { Hand } from "./hand";
import { hideCharacters } from "./hiddenCharacters";
import { nameWriter } from "./nameColumns";
import { ratingCells } from "./ratingCells";
import { tableBlock } from "./tableBlock";
import type { EventTable } from "./eventTable";
import { nameUnplayed } from "./nameUnplayed";
import type { TrueEvent } from "./trueEvent";

/** A game between two, from the side of White. */
export interface ListedGame {
  readonly round: number;
  readonly white: number;
  readonly black: number;
  readonly score: 0 | 1 | 2 | null;
  readonly winner: "white" | "black" | null;
}

/** The same event as a list of its games. */
export function gamesTable(event: TrueEvent, hand: Hand): EventTable {
  nameUnplayed(event, hand);
  const dice = hand.for("games");
  const isOwn = dice.chance(0.25);
  const games = isOwn ? fromBothSides(listOf(event)) : listOf(event);
  const write = nameWriter(hand);
  const names = event.players.map(write);
  const ratings = ratingCells(
    event.players.map(({ rating }) => rating),
    hand,
  );
  const of = (meaning: Parameters<typeof columnOf>[0], value: (game: ListedGame) => CellValue) =>
    columnOf(meaning, games.map(value), hand);
  const ratingOf = (side: "white" | "black") =>
    columnOf(
      "elo",
      games.map((game) => ({ ...ratings[game[side]]! })),
      hand,
    );
  const result = dice.pick(isOwn ? OWN_RESULTS : RESULTS);
  const round = of("round", (game) => game.round);
  if (!isOwn && dice.chance(0.3)) onlyFirst(round);
  const rating = ratingOf("white");
  const white = [of(isOwn ? "name" : "white", (game) => names[game.white]!), rating];
  const black = [of(isOwn ? "opponent" : "black", (game) => names[game.black]!), ratingOf("black")];
  const score = of("score", (game) => textOf(game, result));
  const columns: Column[] = dice.chance(0.5)
    ? [round, ...white, score, ...(dice.chance(0.5) ? black : [...black].reverse())]
    : [round, ...white, ...black, score];
  hideCharacters(columns, hand);
  const block = tableBlock(columns, 1, hand);
  return { event, form: "games", columns, rating, rows: [], block };
}

/** As in a merged cell the round stands beside its first game alone. */
function onlyFirst({ cells }: Column): void {
  const values = cells.map(({ value }) => value);
  for (const [index, own] of cells.entries())
    if (index > 0 && values[index - 1] === values[index]) own.value = "";
}

interface Results {
  readonly played: readonly [lost: CellValue, drawn: CellValue, won: CellValue];
  readonly unplayed: readonly [lost: string, won: string, nobody: string];
}

const OWN_RESULTS: readonly Results[] = [
  { played: [0, "½", 1], unplayed: ["-", "+", "-"] },
  { played: [0, 0.5, 1], unplayed: ["-", "+", "-"] },
];

const RESULTS: readonly Results[] = [
  { played: ["0-1", "½-½", "1-0"], unplayed: ["- +", "+ -", "- -"] },
  { played: ["0:1", "½:½", "1:0"], unplayed: ["-:+", "+:-", "-:-"] },
  { played: ["0 - 1", "½ - ½", "1 - 0"], unplayed: ["-/+", "+/-", "-/-"] },
  { played: ["0-1", "1/2-1/2", "1-0"], unplayed: ["0-1F", "1-0F", "0-0F"] },
  ...OWN_RESULTS,
];

function textOf({ score, winner }: ListedGame, { played, unplayed }: Results): CellValue {
  if (score !== null) return played[score];
  return unplayed[winner === null ? 2 : winner === "white" ? 1 : 0];
}

/** Each game in the lines of both its players, player by player. */
function fromBothSides(games: readonly ListedGame[]): ListedGame[] {
  const mirrored = games.map(({ round, white, black, score, winner }): ListedGame => ({
    round,
    white: black,
    black: white,
    score: score === null ? null : ((2 - score) as 0 | 1 | 2),
    winner: winner === null ? null : winner === "white" ? "black" : "white",
  }));
  return [...games, ...mirrored].sort(
    (one, other) => one.white - other.white || one.round - other.round,
  );
}

/** By turning a circle: two meet where their places add up to the round. */
function roundOf(one: number, other: number, players: number): number {
  const rounds = players - 1 + (players % 2);
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  return ((high === rounds ? 2 * low : low + high) % rounds) + 1;
}

export function listOf({ games, players }: TrueEvent): ListedGame[] {
  if (games.kind === "robin") {
    const { square } = games;
    const rounds = players.length - 1 + (players.length % 2);
    return square
      .flatMap((row, one) =>
        row.flatMap((pairing, other) =>
          pairing.map(({ colour, score, forfeit }, game) => ({
            isOwn: colour === "w",
            round: roundOf(one, other, players.length) + game * rounds,
            white: one,
            black: other,
            score,
            winner:
              forfeit === "won"
                ? ("white" as const)
                : forfeit === "lost"
                  ? ("black" as const)
                  : null,
          })),
        ),
      )
      .filter(({ isOwn }) => isOwn)
      .sort((one, other) => one.round - other.round);
  }
  return games.lines
    .flatMap((line, white) =>
      line.flatMap(({ opponent, colour, score, unplayed }, round) =>
        opponent === null || colour !== "w"
          ? []
          : [
              {
                round: round + 1,
                white,
                black: opponent,
                score,
                winner:
                  unplayed === "won"
                    ? ("white" as const)
                    : unplayed === "lost"
                      ? ("black" as const)
                      : null,
              },
            ],
      ),
    )
    .sort((one, other) => one.round - other.round);
}
