import type { Round } from "../round/round";
import { cutText } from "../../rules/cutText";
import { PLAYER_COLUMNS, ROUND_COLUMNS, ROUND_WIDTH, type Columns } from "./columns";
import { OLD_TEAM, oldTeamLine, teamsOf } from "./teams";
import type { TrfFile, TrfLine, TrfPlayer } from "./trfFile";

export type TrfVersion = "TRF16" | "TRF26";

/** Tags that came with TRF26. */
const OF_TRF26 = /^(142|152|162|172|182|192|202|212|222|240|250|260|299|300|310|320|330|352|362)$/;

/** The file as text, its lines in their order, the players behind the lines before the first XXR. */
export function writeTrf({ lines, players }: TrfFile, version: TrfVersion): string {
  const kept = version === "TRF26" ? lines : linesOfTrf16(lines);
  const event = kept.filter(isOfEvent);
  const others = kept.filter((line) => !isOfEvent(line));
  const all = [...event.map(lineText), ...players.map(playerText), ...others.map(lineText)];
  return all.map((line) => `${line}\r\n`).join("");
}

/** Teams have lines of another kind there. */
function linesOfTrf16(lines: readonly TrfLine[]): readonly TrfLine[] {
  const old = lines.filter(({ tag }) => !OF_TRF26.test(tag));
  if (old.some(({ tag }) => tag === OLD_TEAM)) return old;
  return [...old, ...teamsOf({ lines }).map(oldTeamLine)];
}

/**
 * Event data come before the players, and what has no tag: behind a player's line it would go on with it.
 * Everything else comes behind.
 */
function isOfEvent({ tag }: TrfLine): boolean {
  return /^\d\d2$/.test(tag) || tag === "XXR" || tag === "";
}

function lineText({ tag, text }: TrfLine): string {
  const line = oneLine(text);
  return tag === "" ? line : `${tag} ${line}`.trimEnd();
}

function playerText(player: TrfPlayer): string {
  const { start, sex, title, name, federation, fideNumber, birth } = player;
  const line = new Line("001");
  line.right(PLAYER_COLUMNS.start, start);
  line.left(PLAYER_COLUMNS.sex, sex);
  line.right(PLAYER_COLUMNS.title, title);
  line.left(PLAYER_COLUMNS.name, name);
  line.right(PLAYER_COLUMNS.rating, player.rating ?? 0);
  line.left(PLAYER_COLUMNS.federation, federation);
  line.right(PLAYER_COLUMNS.fideNumber, fideNumber);
  line.left(PLAYER_COLUMNS.birth, birth);
  if (player.points !== null) line.right(PLAYER_COLUMNS.points, (player.points / 2).toFixed(1));
  if (player.rank !== null) line.right(PLAYER_COLUMNS.rank, player.rank);
  for (const [index, round] of player.rounds.entries()) putRound(line, round, index);
  return line.text;
}

function putRound(line: Line, { opponent, colour, result }: Round, round: number): void {
  const at = ([first, last]: Columns): Columns => [
    first + round * ROUND_WIDTH,
    last + round * ROUND_WIDTH,
  ];
  const number = opponent === null ? NOBODY : String(opponent);
  line.right(at(ROUND_COLUMNS.opponent), number);
  line.left(at(ROUND_COLUMNS.colour), colour ?? "-");
  line.left(at(ROUND_COLUMNS.result), result);
}

const NOBODY = "0000";

/** A cell may have several lines; half a letter of two units is none. */
function oneLine(text: string): string {
  return text.replace(/[\r\n\t]/g, " ").replace(/\p{Surrogate}/gu, "\uFFFD");
}

/** A line of columns that is filled from left to right. */
class Line {
  constructor(public text: string) {}

  left([first, last]: Columns, value: string): void {
    this.put(first, cutText(oneLine(value), last - first + 1));
  }

  right([first, last]: Columns, value: string | number): void {
    const width = last - first + 1;
    this.put(first, cutText(oneLine(String(value)), width).padStart(width));
  }

  private put(first: number, value: string): void {
    if (value.trim() !== "") this.text = this.text.padEnd(first - 1) + value;
  }
}
