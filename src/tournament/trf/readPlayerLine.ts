import { isUnratedText, totalOfText } from "../../rules/resultText";
import { HIGHEST_RATING } from "../../rules/units";
import { inColumns, PLAYER_COLUMNS, ROUND_COLUMNS, ROUND_WIDTH } from "./columns";
import { TRF_RESULTS, type TrfPlayer, type TrfResult, type TrfRound } from "./trfFile";
import { trfError, trfWarning, type TrfFinding } from "./trfFinding";

export interface PlayerRead {
  readonly player: TrfPlayer;
  readonly findings: readonly TrfFinding[];
}

/** A line 001, cut short or not; null where it has no start number. */
export function readPlayerLine(line: string, number: number): PlayerRead | TrfFinding {
  const text = (columns: keyof typeof PLAYER_COLUMNS) => inColumns(line, PLAYER_COLUMNS[columns]);
  const start = wholeNumber(text("start"));
  if (start === null || start === 0) return trfError("badStart", number, { came: text("start") });
  const findings: TrfFinding[] = [];
  const name = text("name");
  if (name === "") findings.push(trfWarning("noName", number, { start }));
  const player = name === "" ? String(start) : name;
  return {
    player: {
      start,
      name: player,
      sex: text("sex"),
      title: text("title"),
      federation: text("federation"),
      fideNumber: text("fideNumber"),
      birth: text("birth"),
      rating: ratingOf(text("rating"), player, number, findings),
      points: pointsOf(text("points"), player, number, findings),
      rank: rankOf(text("rank")),
      rounds: readRounds(line, player, number, findings),
    },
    findings,
  };
}

/** 1= is the first of several with the same rank. */
export function rankOf(text: string): number | null {
  const rank = Number.parseInt(text, 10);
  return rank > 0 ? rank : null;
}

function ratingOf(came: string, player: string, line: number, findings: TrfFinding[]) {
  if (isUnratedText(came)) return null;
  const rating = wholeNumber(came);
  if (rating !== null && rating > 0 && rating <= HIGHEST_RATING) return rating;
  if (rating !== 0) findings.push(trfError("badRating", line, { player, came }));
  return null;
}

function pointsOf(came: string, player: string, line: number, findings: TrfFinding[]) {
  if (came === "") return null;
  const points = totalOfText(came);
  if (points === undefined) findings.push(trfWarning("badPoints", line, { player, came }));
  return points ?? null;
}

/** Lines end after the last game: what is missing was not played. */
function readRounds(
  line: string,
  player: string,
  number: number,
  findings: TrfFinding[],
): TrfRound[] {
  const [first] = ROUND_COLUMNS.opponent;
  const count = Math.ceil(Math.max(0, line.trimEnd().length - first + 1) / ROUND_WIDTH);
  return Array.from({ length: count }, (_, round) => {
    const text = (columns: keyof typeof ROUND_COLUMNS) =>
      inColumns(line, ROUND_COLUMNS[columns], round);
    const read = roundOf(text("opponent"), text("colour"), text("result"));
    if (read !== null) return read;
    const came = inColumns(line, [first, first + ROUND_WIDTH - 1], round);
    findings.push(trfError("badRound", number, { player, round: round + 1, came }));
    return NO_ROUND;
  });
}

/** Nothing at all stands for a bye without points. */
export const NO_ROUND: TrfRound = { opponent: null, colour: null, result: "Z" };

function roundOf(opponent: string, colour: string, result: string): TrfRound | null {
  if (opponent === "" && colour === "" && result === "") return NO_ROUND;
  const number = opponent === "" ? 0 : wholeNumber(opponent);
  const letter = colour.toLowerCase();
  const sign = result === "" ? "Z" : (result.toUpperCase() as TrfResult);
  if (number === null || !["w", "b", "-", ""].includes(letter) || !TRF_RESULTS.includes(sign)) {
    return null;
  }
  if (number === 0) {
    return WITHOUT_OPPONENT.has(sign) ? { opponent: null, colour: null, result: sign } : null;
  }
  if (ONLY_BYES.has(sign)) return null;
  const own = letter === "w" || letter === "b" ? letter : null;
  return { opponent: number, colour: own, result: sign };
}

/** Nobody is met in them. */
const ONLY_BYES = new Set<TrfResult>(["H", "F", "U"]);

/** Byes; some programs write the pairing bye as + or 1 against 0000. */
const WITHOUT_OPPONENT = new Set<TrfResult>(["H", "F", "U", "Z", "+", "-", "1", "=", "0"]);

function wholeNumber(text: string): number | null {
  return /^\d+$/.test(text) ? Number(text) : null;
}
