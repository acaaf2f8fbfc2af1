import { NO_ROUND, ROUND_RESULTS, type Round, type RoundResult } from "../round/round";
import { isUnratedText, totalOfText } from "../../rules/resultText";
import { HIGHEST_RATING, type HalfPoints, type Rating } from "../../rules/units";
import { fideNumberOf } from "../fideNumber";
import { inTurn, read, type Read } from "../read";
import { inColumns, PLAYER_COLUMNS, ROUND_COLUMNS, ROUND_WIDTH } from "./columns";
import type { TrfPlayer } from "./trfFile";
import { trfError, trfWarning, type TrfFinding } from "./trfFinding";

/** A line 001, cut short or not; null where it has no start number. */
export function readPlayerLine(line: string, number: number): Read<TrfPlayer | null, TrfFinding> {
  const text = (columns: keyof typeof PLAYER_COLUMNS) => inColumns(line, PLAYER_COLUMNS[columns]);
  const start = wholeNumber(text("start"));
  if (start === null || start === 0) {
    return read(null, trfError("badStart", number, { came: text("start") }));
  }
  const name = text("name") === "" ? String(start) : text("name");
  const nameless = text("name") === "" ? [trfWarning("noName", number, { start })] : [];
  const rating = readRating(text("rating"), name, number);
  const points = readPoints(text("points"), name, number);
  const rounds = readRounds(line, name, number);
  const ids = idFindings(text("fideNumber"), name, number);
  const player = {
    start,
    name,
    sex: text("sex"),
    title: text("title"),
    federation: text("federation"),
    fideNumber: text("fideNumber"),
    birth: text("birth"),
    rating: rating.value,
    points: points.value,
    rank: rankOf(text("rank")),
    rounds: rounds.value,
  };
  return read(
    player,
    ...nameless,
    ...ids,
    ...rating.findings,
    ...points.findings,
    ...rounds.findings,
  );
}

/** A national number with letters, a title, a day: it stays on the sheet, and is nobody's. */
function idFindings(came: string, player: string, line: number): TrfFinding[] {
  const isRead = came === "" || Number(came) === 0 || fideNumberOf(came) !== "";
  return isRead ? [] : [trfWarning("badId", line, { player, came })];
}

/** 1= is the first of several with the same rank. */
export function rankOf(text: string): number | null {
  const rank = Number.parseInt(text, 10);
  return rank > 0 ? rank : null;
}

function readRating(came: string, player: string, line: number): Read<Rating | null, TrfFinding> {
  if (isUnratedText(came)) return read(null);
  const rating = wholeNumber(came);
  if (rating === 0) return read(null);
  if (rating !== null && rating > 0 && rating <= HIGHEST_RATING) return read(rating);
  return read(null, trfError("badRating", line, { player, came }));
}

function readPoints(
  came: string,
  player: string,
  line: number,
): Read<HalfPoints | null, TrfFinding> {
  const points = came === "" ? null : totalOfText(came);
  if (points !== undefined) return read(points);
  return read(null, trfWarning("badPoints", line, { player, came }));
}

/** Lines end after the last game: what is missing was not played. */
function readRounds(
  line: string,
  player: string,
  number: number,
): Read<readonly Round[], TrfFinding> {
  const [first] = ROUND_COLUMNS.opponent;
  const count = Math.ceil(Math.max(0, line.trimEnd().length - first + 1) / ROUND_WIDTH);
  const rounds = Array.from({ length: count }, (_, round): Read<Round, TrfFinding> => {
    const text = (columns: keyof typeof ROUND_COLUMNS) =>
      inColumns(line, ROUND_COLUMNS[columns], round);
    const found = roundOf(text("opponent"), text("colour"), text("result"));
    if (found !== null) return read(found);
    const came = inColumns(line, [first, first + ROUND_WIDTH - 1], round);
    return read(NO_ROUND, trfError("badRound", number, { player, round: round + 1, came }));
  });
  return inTurn(rounds);
}

function roundOf(opponent: string, colour: string, result: string): Round | null {
  if (opponent === "" && colour === "" && result === "") return NO_ROUND;
  const number = opponent === "" ? 0 : wholeNumber(opponent);
  const letter = colour.toLowerCase();
  const sign = result === "" ? "Z" : (result.toUpperCase() as RoundResult);
  if (number === null || !["w", "b", "-", ""].includes(letter) || !ROUND_RESULTS.includes(sign)) {
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
const ONLY_BYES = new Set<RoundResult>(["H", "F", "U"]);

/** Byes; some programs write the pairing bye as + or 1 against 0000. */
const WITHOUT_OPPONENT = new Set<RoundResult>(["H", "F", "U", "Z", "+", "-", "1", "=", "0"]);

function wholeNumber(text: string): number | null {
  return /^\d+$/.test(text) ? Number(text) : null;
}
