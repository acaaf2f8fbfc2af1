import { cutText } from "../../rules/cutText";
import { textOf, type TrfFile, type TrfLine } from "./trfFile";

/** A team, and the start numbers of its players. */
export interface Team {
  readonly number: number;
  readonly name: string;
  readonly players: readonly number[];
}

/** Where the texts behind a tag and its blank begin and end. */
const TEAM_NUMBER = [0, 3] as const;
const TEAM_NAME = [4, 36] as const;
/** From column 74 on, in TRF16 from column 37 on: start numbers, apart from each other. */
const TEAM_PLAYERS = 69;
const OLD_NAME = [0, 32] as const;
const OLD_PLAYERS = 32;

/** The tag of a team in TRF16. */
export const OLD_TEAM = "013";

/** The teams of a file: 310 (TRF26), else 013, whose teams have the numbers of their lines. */
export function teamsOf({ lines }: Pick<TrfFile, "lines">): Team[] {
  const named = lines.filter(({ tag }) => tag === "310");
  if (named.length > 0) {
    return named.map(({ text }) => ({
      number: Number.parseInt(text.slice(...TEAM_NUMBER), 10) || 0,
      name: text.slice(...TEAM_NAME).trim(),
      players: numbersIn(text.slice(TEAM_PLAYERS)),
    }));
  }
  return lines
    .filter(({ tag }) => tag === OLD_TEAM)
    .map(({ text }, index) => ({
      number: index + 1,
      name: text.slice(...OLD_NAME).trim(),
      players: numbersIn(text.slice(OLD_PLAYERS)),
    }));
}

/** A team as TRF16 has it: its name, and every five columns a start number. */
export function oldTeamLine({ name, players }: Team): TrfLine {
  const numbers = players.map((start) => String(start).padStart(PLAYER_WIDTH)).join(" ");
  return { tag: OLD_TEAM, text: `${cutText(name, OLD_PLAYERS).padEnd(OLD_PLAYERS)}${numbers}` };
}

const PLAYER_WIDTH = 4;

/** Whole numbers from a column on, with blanks between. */
export function numbersIn(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}

/** 192 of TRF26 for events of teams: FIDE_TEAM_…, BERGER_TEAM_ROUNDROBIN, FIDE_SCHILLER. */
const TEAM_TYPE = /TEAM|SCHILLER/i;

/** Whether teams play: by their lines, their number (082), or what the event says that it is. */
export function isOfTeams(file: Pick<TrfFile, "lines">): boolean {
  if (teamsOf(file).some(({ players }) => players.length > 0)) return true;
  if (Number.parseInt(textOf(file, "082"), 10) > 1) return true;
  return TEAM_TYPE.test(textOf(file, "192")) || /\bteam/i.test(textOf(file, "092"));
}
