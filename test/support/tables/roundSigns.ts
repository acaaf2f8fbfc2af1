import { calculated, cell, type Cell } from "./cell";
import type { Hand } from "./hand";
import { programSigns } from "./programSigns";
import type { Style } from "./signStyle";
import type { SwissEntry } from "./trueEvent";

/** How somebody writes what a player did in a round of a Swiss. */
export type RoundSigns = (entry: SwissEntry, opponent: number) => Cell;

export function roundSigns(hand: Hand): RoundSigns {
  const program = programSigns(hand);
  const plain = program ?? styleOf(hand);
  const style = program ?? withByes(plain, hand);
  const isTyped = plain === SIGNED[0] && hand.does("typed signs that Excel changed");
  return ({ colour, score, unplayed }, number) => {
    if (score !== null && isTyped) return typed(number, score);
    if (score !== null) return cell(style.game(number, colour!, score), "@");
    if (unplayed === "won") return cell(style.won(number, colour!), "@");
    if (unplayed === "lost") return cell(style.lost(number, colour!), "@");
    if (unplayed === "open") return cell(`${number}${colour!}`, "@");
    return cell(style[unplayed ?? "zero"], "@");
  };
}

/** +12 becomes 12, -3 a number, =5 a formula. */
function typed(number: number, score: 0 | 1 | 2): Cell {
  if (score === 1) return calculated(number, `=${number}`);
  return cell(score === 2 ? number : -number);
}

function styleOf(hand: Hand): Style {
  const dice = hand.for("round signs");
  if (hand.program !== null) return numbered("w", "b", "");
  if (hand.does("signs before the opponent")) return dice.pick(SIGNED);
  if (hand.language !== "en" && hand.does("colours of another language"))
    return dice.pick(hand.language === "de" ? GERMAN : ROMANCE);
  return dice.weighted([
    [5, numbered("w", "b", "")],
    [2, numbered("W", "B", "")],
    [1, numbered("w", "b", " ")],
    [1, padded(numbered("w", "b", ""))],
  ]);
}

const RESULTS = ["0", "½", "1"] as const;

/** 12w1, as Swiss-Manager has it. */
function numbered(white: string, black: string, space: string): Style {
  const of = (number: number, colour: "w" | "b", end: string) =>
    [number, colour === "w" ? white : black, end].join(space);
  return {
    game: (number, colour, score) => of(number, colour, RESULTS[score]),
    won: (number, colour) => of(number, colour, "+"),
    lost: (number, colour) => of(number, colour, "-"),
    bye: "-1",
    half: "-½",
    zero: "-0",
  };
}

/** Numbers in line below each other. */
function padded(style: Style): Style {
  return { ...style, game: (...game) => style.game(...game).padStart(5) };
}

const GERMAN: readonly Style[] = [
  numbered("w", "s", ""),
  numbered("W", "S", ""),
  numbered("w", "s", " "),
];

const SIGN = ["-", "=", "+"] as const;

/** The French pairing program. */
const PAPI: Style = {
  game: (number, colour, score) => `${SIGN[score]} ${number}${colour === "w" ? "B" : "N"}`,
  won: (number, colour) => `> ${number}${colour === "w" ? "B" : "N"}`,
  lost: (number, colour) => `< ${number}${colour === "w" ? "B" : "N"}`,
  bye: "EXE",
  half: "=",
  zero: "",
};

const ROMANCE: readonly Style[] = [
  numbered("B", "N", ""),
  numbered("b", "n", ""),
  numbered("B", "N", " "),
  PAPI,
];

const SIGNED: readonly Style[] = [
  {
    game: (number, _, score) => `${SIGN[score]}${number}`,
    won: (number) => `+${number}F`,
    lost: (number) => `-${number}F`,
    bye: "bye",
    half: "=",
    zero: "",
  },
  {
    game: (number, _, score) => `${number}${SIGN[score]}`,
    won: (number) => `${number}+F`,
    lost: (number) => `${number}-F`,
    bye: "bye",
    half: "=",
    zero: "",
  },
  {
    game: (number, colour, score) => `${SIGN[score]}${colour.toUpperCase()}${number}`,
    won: (number) => `+${number}F`,
    lost: (number) => `-${number}F`,
    bye: "+BYE",
    half: "=BYE",
    zero: "-BYE",
  },
  {
    game: (number, _, score) => `${"LDW"[score]!}${number}`,
    won: (number) => `X${number}`,
    lost: (number) => `F${number}`,
    bye: "B",
    half: "H",
    zero: "U",
  },
];

const BYES = {
  en: ["bye", "BYE", "bye 1"],
  de: ["spielfrei", "Freilos", "frei"],
  fr: ["exempt", "EXE", "exempt 1"],
  it: ["riposo", "bye", "BYE"],
  es: ["descansa", "bye", "libre"],
} as const;

function withByes(style: Style, hand: Hand): Style {
  if (!hand.does("byes in words")) return style;
  const bye = hand.for("byes").pick(BYES[hand.language]);
  return { ...style, bye, half: "½", zero: hand.for("zero").pick(["", "0", "-", "--"]) };
}
