import type { Hand } from "./hand";
import type { Program } from "./programs";
import type { Style } from "./signStyle";

/** How a program writes a round; null: in everybody's way. */
export function programSigns(hand: Hand): Style | null {
  const { program } = hand;
  return program === null ? null : (STYLES[program]?.(hand) ?? null);
}

const RESULTS = ["0", "½", "1"] as const;
const SIGNS = ["-", "=", "+"] as const;

const STYLES: Readonly<Partial<Record<Program, (hand: Hand) => Style>>> = {
  /** Result over opponent. */
  "Vega, web page": (hand) => {
    const between = hand.for("between").weighted([
      [4, "\n"],
      [2, " "],
      [1, ""],
    ]);
    return {
      game: (number, _, score) => `${RESULTS[score]}${between}${number}`,
      won: (number) => `+${between}${number}`,
      lost: (number) => `-${between}${number}`,
      bye: `1${between}BYE`,
      half: `½${between}BYE`,
      zero: hand.for("zero").pick(["", `0${between}BYE`]),
    };
  },
  "Vega, text in cells": () => ({
    game: (number, colour, score) => `${SIGNS[score]}${colour.toUpperCase()}${number}`,
    won: (number, colour) => `>${colour.toUpperCase()}${number}`,
    lost: (number, colour) => `<${colour.toUpperCase()}${number}`,
    bye: "+BYE",
    half: "=BYE",
    zero: "",
  }),
  SwissPerfect: () => {
    const of = (number: number, sign: string) => `${String(number).padStart(2)}:${sign}`;
    return {
      game: (number, _, score) => of(number, "LDW"[score]!),
      won: (number) => of(number, "+"),
      lost: (number) => of(number, "-"),
      bye: of(0, "+"),
      half: of(0, "="),
      zero: "  :",
    };
  },
  "Swiss-Manager, list": (hand) => {
    const [white, black] = hand.for("colours").pick(COLOURS[hand.language]);
    const of = (number: number, colour: "w" | "b", sign: string) =>
      `${colour === "w" ? white : black}${number} ${sign}`;
    return {
      game: (number, colour, score) => of(number, colour, RESULTS[score]),
      won: (number, colour) => of(number, colour, "+"),
      lost: (number, colour) => of(number, colour, "-"),
      bye: `1 ${FREE[hand.language]}`,
      half: `½ ${FREE[hand.language]}`,
      zero: `0 ${FREE[hand.language]}`,
    };
  },
  "US Chess": (hand) => {
    const width = hand.for("width").pick([1, 4]);
    const of = (sign: string, number: number) => `${sign}${String(number).padStart(width)}`;
    return {
      game: (number, _, score) => of("LDW"[score]!, number),
      won: (number) => of("X", number),
      lost: (number) => of("F", number),
      bye: "B---",
      half: "H---",
      zero: "U---",
    };
  },
};

const COLOURS = {
  en: ["wb"],
  de: ["ws", "wb", "wz"],
  fr: ["bn"],
  it: ["bn"],
  es: ["bn"],
} as const;

const FREE = { en: "bye", de: "spielfrei", fr: "exempt", it: "riposo", es: "descansa" } as const;
