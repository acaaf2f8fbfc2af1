import type { CellValue } from "../../../src/tournament/sheetCells";
import { cell, type Cell } from "./cell";
import type { Hand } from "./hand";
import type { RobinGame, RobinGames, TrueEvent } from "./trueEvent";
import { typedSigns } from "./typedSigns";

/** How somebody writes the games of a round robin. */
export interface ResultSigns {
  /** A game from the side of the player in whose row it stands. */
  readonly of: (game: RobinGame) => Cell;
  /** What would be read without any doubt. */
  readonly plain: (game: RobinGame) => CellValue;
}

type Score = 0 | 1 | 2;
type Sign = (score: Score, colour: "w" | "b") => Cell;

export function resultSigns(event: TrueEvent, hand: Hand): ResultSigns {
  const played = playedSigns(event, hand);
  const unplayed = unplayedSigns(hand);
  return {
    of: ({ score, forfeit, colour }) =>
      score === null ? cell(forfeit === null ? "" : unplayed[forfeit]) : played(score, colour),
    plain: ({ score, forfeit }) =>
      score === null ? (forfeit === "won" ? "+" : "-") : ["0", "½", "1"][score]!,
  };
}

function playedSigns(event: TrueEvent, hand: Hand): Sign {
  const dice = hand.for("signs");
  if (hand.did("a double round")) return plainSigns("½");
  if (hand.does("results with colours or both scores")) return dice.pick(LONG_SIGNS);
  const hasDraws = (event.games as RobinGames).square.flat(2).some(({ score }) => score === 1);
  if (hasDraws && hand.does("draws or all results in words")) {
    if (dice.chance(0.25)) return dice.pick(WORDS[hand.language]);
    const word = dice.pick(DRAWS[hand.language]);
    return (score) => cell(score === 1 ? word : score / 2);
  }
  if (hasDraws && hand.does("typed signs that Excel changed")) return typedSigns(event, dice);
  if (hand.does("results as text")) {
    const draw = dice.pick(["½", "0.5", "0,5", "1/2", ".5", " ½"]);
    return (score) => cell(["0", draw, "1"][score], "@");
  }
  return dice.weighted([
    [6, plainSigns("½")],
    [3, plainSigns(0.5)],
    [1, plainSigns("=")],
  ]);
}

function plainSigns(draw: CellValue): Sign {
  return (score) => cell(score === 1 ? draw : score / 2);
}

const three =
  (loss: string, draw: string, win: string): Sign =>
  (score) =>
    cell([loss, draw, win][score], "@");

const COLOURS = { w: "w", b: "b" };

const LONG_SIGNS: readonly Sign[] = [
  three("0-1", "½-½", "1-0"),
  three("0:1", "½:½", "1:0"),
  three("0 - 1", "½ - ½", "1 - 0"),
  three("0:1", "0,5:0,5", "1:0"),
  three("0-1", "1/2-1/2", "1-0"),
  three("0–1", "½–½", "1–0"),
  (score, colour) => cell(`${"0½1"[score]!}${COLOURS[colour]}`, "@"),
  (score, colour) => cell(`${COLOURS[colour]}${"0½1"[score]!}`, "@"),
  (score, colour) => cell(`${COLOURS[colour].toUpperCase()}${"0½1"[score]!}`, "@"),
  (score, colour) => cell(`${"0½1"[score]!} ${COLOURS[colour]}`, "@"),
];

const WORDS = {
  en: [three("L", "D", "W"), three("l", "d", "w"), three("loss", "draw", "win")],
  de: [three("V", "R", "G"), three("N", "R", "S"), three("verloren", "remis", "gewonnen")],
  fr: [three("P", "N", "G"), three("perdu", "nulle", "gagné")],
  it: [three("P", "N", "V"), three("persa", "patta", "vinta")],
  es: [three("P", "T", "G"), three("perdida", "tablas", "ganada")],
} as const;

const DRAWS = {
  en: ["draw", "D", "Draw", "="],
  de: ["remis", "R", "Remis", "r", "="],
  fr: ["nulle", "N", "nul", "X", "="],
  it: ["patta", "N", "Patta", "X", "="],
  es: ["tablas", "T", "Tablas", "X", "="],
} as const;

type Unplayed = Readonly<Record<"won" | "lost" | "nobody", string>>;

const UNPLAYED: readonly Unplayed[] = [
  { won: "+", lost: "-", nobody: "-" },
  { won: "+", lost: "–", nobody: "–" },
  { won: "1F", lost: "0F", nobody: "0F" },
  { won: "1f", lost: "0f", nobody: "0f" },
  { won: "1K", lost: "0K", nobody: "0K" },
  { won: "1k", lost: "0k", nobody: "0k" },
  { won: "+:-", lost: "-:+", nobody: "-:-" },
  { won: "+/-", lost: "-/+", nobody: "-/-" },
  { won: "+ -", lost: "- +", nobody: "- -" },
  { won: "+-", lost: "-+", nobody: "--" },
];

function unplayedSigns(hand: Hand): Unplayed {
  const dice = hand.for("unplayed");
  return hand.did("a double round") ? UNPLAYED[0]! : dice.pick(UNPLAYED);
}
