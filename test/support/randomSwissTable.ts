import { pointsOfRounds, type Round, type RoundResult } from "../../src/tournament/round/round";
import fc from "fast-check";
import type { TrfFile, TrfPlayer } from "../../src/tournament/trf/trfFile";

import { randomTrf } from "./randomTrf";
import type { Row } from "./sheetCells";

/** How a table may be typed. */
interface Typing {
  readonly grammar: "colour" | "sign";
  /** Rows in another order than that of the start numbers. */
  readonly turn: number;
  /** Of the ways to write a bye the first, the second … */
  readonly bye: number;
  /** The first who lost by default names nobody: with one such the numbers are still sure. */
  readonly isLoserSilent: boolean;
}

export interface RandomSwissTable {
  readonly rows: readonly Row[];
  /** What the table tells, as a tournament file. */
  readonly file: TrfFile;
}

/** A Swiss as a person may type it, with the file that it is. */
export function randomSwissTable(): fc.Arbitrary<RandomSwissTable> {
  const typing = fc.record({
    grammar: fc.constantFrom("colour" as const, "sign" as const),
    turn: fc.nat(15),
    bye: fc.nat(3),
    isLoserSilent: fc.boolean(),
  });
  return fc
    .tuple(randomTrf(), typing)
    .map(([source, how]) => tableOf(fileOf(source, how.grammar), how))
    .filter(isTable);
}

/** Enough games in every round, and one in the first and last rows, that rows and columns are known. */
function isTable({ rows: [headings = [], ...rows] }: RandomSwissTable): boolean {
  const rounds = [...headings.keys()].filter((column) => /^Rd/.test(String(headings[column])));
  const isGame = (row: Row | undefined) => (column: number) =>
    /^(\d+[wb?]|[-+=]\d)/.test(String(row?.[column] ?? ""));
  return (
    rounds.length > 0 &&
    rounds.every((column) => 2 * rows.filter((row) => isGame(row)(column)).length >= rows.length) &&
    [rows[0], rows[rows.length - 1]].every((row) => rounds.some(isGame(row)))
  );
}

/** A table knows no W and L, and one of signs no forfeits and colours. */
function fileOf({ players }: TrfFile, grammar: Typing["grammar"]): TrfFile {
  const told = grammar === "colour" ? toldByColour : toldBySign;
  return {
    lines: [],
    players: players.map((player): TrfPlayer => {
      const rounds = player.rounds.map(told);
      const birth = player.birth.replace(/\./g, "/");
      const fideNumber = player.fideNumber === "0" ? "" : player.fideNumber;
      const rating = player.rating === null ? null : LOWEST + (player.rating % LOWEST);
      const points = pointsOfRounds({ rounds });
      return { ...player, sex: "", birth, fideNumber, rating, rounds, points };
    }),
  };
}

/** Ratings such as 1, 2 and 3 would be taken for numbers of the players. */
const LOWEST = 1000;

const BY_COLOUR: Readonly<Partial<Record<RoundResult, RoundResult>>> = { W: "+", L: "-" };
const BY_SIGN: Readonly<Partial<Record<RoundResult, RoundResult>>> = { W: "1", D: "=", L: "0" };

function toldByColour(round: Round): Round {
  return { ...round, result: BY_COLOUR[round.result] ?? round.result };
}

function toldBySign({ opponent, result }: Round): Round {
  if (result === "+" || result === "-") return { opponent: null, colour: null, result: "Z" };
  return { opponent, colour: null, result: BY_SIGN[result] ?? result };
}

function tableOf(file: TrfFile, how: Typing): RandomSwissTable {
  const { players } = file;
  const rounds = (players[0]?.rounds ?? []).map((_, index) => `Rd${index + 1}`);
  const at = how.turn % players.length;
  const turned = [...players.slice(at), ...players.slice(0, at)];
  const headings = ["SNo", "Title", "Name", "Fed", "ID", "Birth", "Rtg", ...rounds, "Pts", "Rk"];
  const silent = how.isLoserSilent ? firstLoser(players) : null;
  return { file, rows: [headings, ...turned.map((each) => rowOf(each, how, silent))] };
}

/** Of two who both lost by default neither may be silent. */
function firstLoser(players: readonly TrfPlayer[]): Round | null {
  const lost = players.flatMap(({ rounds }) =>
    rounds.filter(
      ({ opponent, result }, index) =>
        result === "-" &&
        players.find(({ start }) => start === opponent)?.rounds[index]?.result === "+",
    ),
  );
  return lost[0] ?? null;
}

function rowOf(player: TrfPlayer, how: Typing, silent: Round | null): Row {
  const { start, title, name, federation, fideNumber, birth, rating, points, rank } = player;
  const isOnlyBye = player.rounds.filter(({ opponent }) => opponent === null).length === 1;
  const rounds = player.rounds.map((round) =>
    round === silent ? "-" : cellOf(round, how, isOnlyBye),
  );
  return [
    ...[start, title, name, federation, fideNumber, birth, rating ?? "u"],
    ...[...rounds, (points ?? 0) / 2, rank ?? ""],
  ];
}

const BYES: Readonly<Partial<Record<RoundResult, readonly string[]>>> = {
  H: ["H", "½bye", "=bye", "-½"],
  F: ["F"],
  U: ["U", "+bye", "1 exempt"],
  Z: ["Z", "", "-", "not paired"],
};
const SIGNS: Readonly<Partial<Record<RoundResult, string>>> = { "1": "+", "=": "=", "0": "-" };
const RESULTS: Readonly<Partial<Record<RoundResult, string>>> = { "=": "½", D: "½f" };

function cellOf({ opponent, colour, result }: Round, how: Typing, isOnlyBye: boolean): string {
  if (opponent !== null) {
    return how.grammar === "sign"
      ? `${SIGNS[result]!}${opponent}`
      : `${opponent}${colour ?? "?"}${RESULTS[result] ?? result}`;
  }
  /** The points tell what a single bye is worth. */
  if (isOnlyBye && how.bye === 0 && result !== "F") return "bye";
  const ways = BYES[result]!;
  return ways[how.bye % ways.length]!;
}
