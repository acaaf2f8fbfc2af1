import { ROUND_COLUMNS, ROUND_WIDTH } from "./columns";

const [FIRST_ROUND] = ROUND_COLUMNS.opponent;
/** One round in its columns: opponent, colour, result, each perhaps blank. */
const ROUND = /^[ \d]{4} [wb -] [-1=0+WDLHFUZ ] {2}$/i;
/** What goes on below has a game, and neither a tag nor a name. */
const GOES_ON = /^[\d \-+=wbdlhfuz]*[wb -] [-1=0+wdlhfuz][\d \-+=wbdlhfuz]*$/i;

/**
 * Some programs break a player's line in the middle of his rounds and go on below: both are one line where
 * the rounds then stand in their columns. The place of the second stays, blank, so that lines keep their
 * numbers.
 */
export function joinedLines(
  lines: readonly string[],
  isPlayer: (line: string) => boolean,
): string[] {
  const joined = [...lines];
  for (const [index, line] of lines.entries()) {
    const before = joined[index - 1] ?? "";
    if (!isPlayer(before) || isPlayer(line) || !GOES_ON.test(line)) continue;
    const whole = before + line;
    if (!standInColumns(whole)) continue;
    joined[index - 1] = whole;
    joined[index] = "";
  }
  return joined;
}

function standInColumns(line: string): boolean {
  const rounds = line.slice(FIRST_ROUND - 1).trimEnd();
  const count = Math.ceil(rounds.length / ROUND_WIDTH);
  return Array.from({ length: count }, (_, round) =>
    rounds.slice(round * ROUND_WIDTH, (round + 1) * ROUND_WIDTH).padEnd(ROUND_WIDTH),
  ).every((round) => ROUND.test(round));
}
