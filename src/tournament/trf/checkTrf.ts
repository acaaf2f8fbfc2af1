import { sameNumbers } from "../identity";
import { pointsOfRounds, REPLY, type Round } from "../round/round";
import { fideNumberOf } from "../fideNumber";
import { freeRounds, playedFreeRounds, worthBeside, type FreeRounds } from "./freeRounds";
import { daysOfFile, lastDay } from "./fileDay";
import type { TrfFile, TrfPlayer } from "./trfFile";
import { textOf } from "./trfFile";
import { trfError, trfWarning, type TrfFinding } from "./trfFinding";

/** Numbers of lines by the start numbers of their players. */
export type LineOf = ReadonlyMap<number, number>;

/** Whether the lines of a file agree with each other. */
export function checkTrf(file: TrfFile, lineOf: LineOf): TrfFinding[] {
  const { players } = file;
  const byStart = new Map(players.map((player) => [player.start, player]));
  const line = ({ start }: TrfPlayer) => lineOf.get(start) ?? null;
  const free = freeRounds(file);
  return [
    ...players.flatMap((player) =>
      player.rounds.flatMap((round, index) =>
        roundFindings(player, round, index, byStart, line(player)),
      ),
    ),
    ...players.flatMap((player) => pointsFindings(player, line(player), free)),
    ...freeFindings(free, players, lineOf),
    ...idFindings(players, line),
    ...dateFindings(file),
    ...countFindings(file),
  ];
}

function roundFindings(
  player: TrfPlayer,
  { opponent: number, colour, result }: Round,
  index: number,
  byStart: ReadonlyMap<number, TrfPlayer>,
  line: number | null,
): TrfFinding[] {
  if (number === null) return [];
  const { name } = player;
  const round = index + 1;
  if (number === player.start) return [trfError("oneself", line, { player: name, round })];
  const other = byStart.get(number);
  if (other === undefined) {
    return [trfError("nobody", line, { player: name, round, opponent: number })];
  }
  const names = { player: name, opponent: other.name, round };
  const reply = other.rounds[index];
  if (reply?.opponent !== player.start || !(REPLY[result] ?? []).includes(reply.result)) {
    return [trfError("contradiction", line, names)];
  }
  /** Told once, at the player who stands first. */
  const isSame = colour !== null && colour === reply.colour && player.start < number;
  return isSame ? [trfWarning("sameColour", line, names)] : [];
}

/** Points may count byes that stand in lines of their own. */
function pointsFindings(player: TrfPlayer, line: number | null, free: FreeRounds): TrfFinding[] {
  const { points: came, name } = player;
  const expected = pointsOfRounds(player);
  if (came === null || came === expected) return [];
  if (came > expected && came <= expected + worthBeside(free, player)) return [];
  return [trfWarning("pointsDiffer", line, { player: name, came, expected })];
}

/** Byes and forfeited matches that nobody can read, of nobody, or of rounds that were played. */
function freeFindings(free: FreeRounds, players: readonly TrfPlayer[], lineOf: LineOf) {
  return [
    ...free.unread.map((values) => trfWarning("badFree", null, values)),
    ...free.nobody.map((values) => trfWarning("nobodyFree", null, values)),
    ...playedFreeRounds(free, players).map(({ tag, start, player, round }) =>
      trfError("freeAndGame", lineOf.get(start) ?? null, { tag, player, round }),
    ),
  ];
}

/** Games of one player would go to another. */
function idFindings(
  players: readonly TrfPlayer[],
  lineOf: (player: TrfPlayer) => number | null,
): TrfFinding[] {
  const before = sameNumbers(players.map(({ fideNumber }) => ({ id: fideNumberOf(fideNumber) })));
  return players.flatMap((player, index) => {
    const other = players[before[index] ?? -1];
    if (other === undefined) return [];
    const { name, fideNumber: id } = player;
    const values = { player: name, id, before: other.name, line: lineOf(other) ?? 0 };
    return [trfError("sameId", lineOf(player), values)];
  });
}

function dateFindings(file: TrfFile): TrfFinding[] {
  return ["042", "052"].flatMap((tag) => {
    const came = textOf(file, tag);
    const days = daysOfFile(came).length;
    if (came === "" || days === 1) return [];
    if (tag === "052" && lastDay(textOf(file, "042"), came) !== null) return [];
    return [trfWarning(days === 0 ? "badDate" : "openDate", null, { tag, came })];
  });
}

function countFindings(file: TrfFile): TrfFinding[] {
  const came = textOf(file, "062");
  const players = file.players.length;
  const isRight = came === "" || Number.parseInt(came, 10) === players;
  return isRight ? [] : [trfWarning("playersDiffer", null, { came, players })];
}
