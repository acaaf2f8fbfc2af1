import { at } from "../../rules/at";
import { cutText } from "../../rules/cutText";
import { withoutUnseenSigns } from "../../rules/unseenSigns";
import { alignedLines } from "./alignedLines";
import { checkTrf } from "./checkTrf";
import { ROUND_COLUMNS, ROUND_WIDTH } from "./columns";
import { joinedLines } from "./joinedLines";
import { readPlayerLine } from "./readPlayerLine";
import { ROUND_DATES } from "./roundDates";
import { MOST_ROUNDS, type TrfFile, type TrfLine, type TrfPlayer } from "./trfFile";
import { trfError, type TrfFinding } from "./trfFinding";

export interface TrfRead {
  /** Null where the text is no tournament report file. */
  readonly file: TrfFile | null;
  readonly findings: readonly TrfFinding[];
}

const MEGABYTE = 2 ** 20;
/** Ten thousand players over twenty rounds need less. */
const MOST_MEGABYTES = 5;

/** What is said of a file of so many bytes, or letters, that is too large; null where it is not. */
export function tooLarge(size: number): TrfFinding | null {
  if (size <= MOST_MEGABYTES * MEGABYTE) return null;
  const megabytes = Math.ceil(size / MEGABYTE);
  return trfError("tooLarge", null, { megabytes, most: MOST_MEGABYTES });
}

const PLAYER = "001";
/** Three characters and a blank; a comment has its sign three times. */
const TAGGED = /^([0-9A-Za-z]{3}|###)(?:\s|$)/;

/** Start numbers have four columns, and not every line is a player's. */
const MOST_LINES = 20_000;

/** A tournament report file, TRF16 or TRF26, with whatever its programs do to it. */
export function readTrf(text: string): TrfRead {
  const large = tooLarge(text.length);
  if (large !== null) return nothing(large);
  const all = joinedLines(plainText(text).split(/\r\n|\r|\n/), isPlayer);
  if (!all.some(isPlayer)) return nothing(trfError("notTrf", null, { lines: all.length }));
  const lines = all.filter((line) => line.trim() !== "").length;
  if (lines > MOST_LINES)
    return nothing(trfError("tooManyLines", null, { lines, most: MOST_LINES }));
  const { players, lineOf, findings } = readPlayers(all);
  if (players.length === 0) return { file: null, findings };
  const others = readOthers(all);
  const file = { lines: others.lines, players };
  const read = [...findings, ...others.findings];
  return { file, findings: [...saidOnce(read), ...checkTrf(file, lineOf)] };
}

/** A line is as long as the others: one of them tells that rounds are left out. */
function saidOnce(findings: readonly TrfFinding[]): TrfFinding[] {
  const first = findings.find(({ key }) => key === "tooManyRounds");
  return findings.filter((finding) => finding.key !== "tooManyRounds" || finding === first);
}

/** Without its mark; signs that nobody sees, such as NUL, leave their columns blank. */
function plainText(text: string): string {
  return withoutUnseenSigns(text.replace(/^\uFEFF/, ""), " ");
}

function isPlayer(line: string): boolean {
  return line.startsWith(PLAYER);
}

/** Every other line as it is, as far as a cell can hold it. */
function readOthers(all: readonly string[]) {
  const findings: TrfFinding[] = [];
  const lines: TrfLine[] = [];
  for (const [index, line] of all.entries()) {
    if (isPlayer(line) || line.trim() === "") continue;
    if (line.length > LONGEST_KEPT) {
      const values = { signs: line.length, most: LONGEST_KEPT };
      findings.push(trfError("longLine", index + 1, values));
    }
    if (line.startsWith(ROUND_DATES)) findings.push(...beyondRounds(line, index + 1));
    lines.push(taggedLine(cutText(line, LONGEST_KEPT)));
  }
  return { lines, findings };
}

/** A cell of Excel holds 32,767 signs. */
const LONGEST_KEPT = 32_000;

function nothing(finding: TrfFinding): TrfRead {
  return { file: null, findings: [finding] };
}

function readPlayers(all: readonly string[]) {
  const players: TrfPlayer[] = [];
  const findings: TrfFinding[] = [];
  const lineOf = new Map<number, number>();
  const places = all.flatMap((line, index) => (isPlayer(line) ? [index] : []));
  for (const [place, whole] of alignedLines(all.filter(isPlayer)).entries()) {
    const number = at(places, place) + 1;
    const { value: player, findings: ofLine } = readPlayerLine(whole.slice(0, LAST_COLUMN), number);
    findings.push(...beyondRounds(whole, number));
    if (player !== null && lineOf.has(player.start)) {
      findings.push(trfError("sameStart", number, { start: player.start }));
      continue;
    }
    findings.push(...ofLine);
    if (player === null) continue;
    lineOf.set(player.start, number);
    players.push(player);
  }
  return { players, lineOf, findings };
}

const [FIRST_ROUND] = ROUND_COLUMNS.opponent;
/** What stands behind it is of no round that is read. */
const LAST_COLUMN = FIRST_ROUND - 1 + MOST_ROUNDS * ROUND_WIDTH;

function beyondRounds(line: string, number: number): TrfFinding[] {
  const isBeyond = line.slice(LAST_COLUMN).trim() !== "";
  return isBeyond ? [trfError("tooManyRounds", number, { most: MOST_ROUNDS })] : [];
}

function taggedLine(line: string): TrfLine {
  const tag = TAGGED.exec(line)?.[1];
  if (tag === undefined) return { tag: "", text: line };
  return { tag, text: line.slice(tag.length + 1).trimEnd() };
}
