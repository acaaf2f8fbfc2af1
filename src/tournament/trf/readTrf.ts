import { checkTrf } from "./checkTrf";
import { readPlayerLine } from "./readPlayerLine";
import type { TrfFile, TrfLine, TrfPlayer } from "./trfFile";
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
  const megabytes = Math.round(size / MEGABYTE);
  return trfError("tooLarge", null, { megabytes, most: MOST_MEGABYTES });
}

const PLAYER = "001";
/** Three characters and a blank; a comment has its sign three times. */
const TAGGED = /^([0-9A-Za-z]{3}|###)(?:\s|$)/;

/** A tournament report file, TRF16 or TRF26, with whatever its programs do to it. */
export function readTrf(text: string): TrfRead {
  const large = tooLarge(text.length);
  if (large !== null) return nothing(large);
  const all = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  if (!all.some((line) => line.startsWith(PLAYER))) {
    return nothing(trfError("notTrf", null, { lines: all.length }));
  }
  const lines = all.filter((line) => !line.startsWith(PLAYER) && line.trim() !== "");
  const { players, lineOf, findings } = readPlayers(all);
  if (players.length === 0) return { file: null, findings };
  const file = { lines: lines.map(taggedLine), players };
  return { file, findings: [...findings, ...checkTrf(file, lineOf)] };
}

function nothing(finding: TrfFinding): TrfRead {
  return { file: null, findings: [finding] };
}

function readPlayers(all: readonly string[]) {
  const players: TrfPlayer[] = [];
  const findings: TrfFinding[] = [];
  const lineOf = new Map<number, number>();
  for (const [index, line] of all.entries()) {
    if (!line.startsWith(PLAYER)) continue;
    const number = index + 1;
    const read = readPlayerLine(aligned(line.slice(0, LONGEST_LINE)), number);
    if (!("player" in read)) findings.push(read);
    else if (lineOf.has(read.player.start)) {
      findings.push(trfError("sameStart", number, { start: read.player.start }));
    } else {
      lineOf.set(read.player.start, number);
      players.push(read.player);
      findings.push(...read.findings);
    }
  }
  return { players, lineOf, findings };
}

/** A hundred rounds; no event has more. */
const LONGEST_LINE = 1_100;

/**
 * Some programs count the bytes of a name, so that every letter beyond ASCII moves the rest of the
 * line to the left by one: it is put back where the federation then stands in its columns.
 */
function aligned(line: string): string {
  if (isAligned(line)) return line;
  const bytes = new TextEncoder().encode(line);
  const wide = String.fromCharCode(...bytes);
  if (!isAligned(wide)) return line;
  const behind = line.length - (wide.length - NAME_END);
  return line.slice(0, behind).padEnd(NAME_END) + line.slice(behind);
}

/** Column 47 is the name's last; 48 is blank, and so is 53 between rating and federation. */
const NAME_END = 47;
const isAligned = (line: string) => /^.{47} [ \d]{4} /.test(`${line} `);

function taggedLine(line: string): TrfLine {
  const tag = TAGGED.exec(line)?.[1];
  if (tag === undefined) return { tag: "", text: line };
  return { tag, text: line.slice(tag.length + 1).trimEnd() };
}
