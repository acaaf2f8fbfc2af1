import type { TrfResult, TrfRound } from "./trfFile";

/** As a table by rounds writes a result; f: decided without a move each, not rated. */
const WRITTEN: Readonly<Record<TrfResult, string>> = {
  "1": "1",
  "=": "½",
  "0": "0",
  W: "1f",
  D: "½f",
  L: "0f",
  "+": "+",
  "-": "-",
  H: "H",
  F: "F",
  U: "U",
  Z: "Z",
};

const RESULT_OF: ReadonlyMap<string, TrfResult> = new Map(
  (Object.entries(WRITTEN) as [TrfResult, string][]).map(([result, text]) => [
    text.toLowerCase(),
    result,
  ]),
);

/** 26w1, 13b+, 4?½; without an opponent the letter of the bye alone. */
export function roundText({ opponent, colour, result }: TrfRound): string {
  return opponent === null ? WRITTEN[result] : `${opponent}${colour ?? "?"}${WRITTEN[result]}`;
}

const GAME = /^(\d{1,4})([wb?])([10½=+-]f?|z)$/;

/** The same back; null: neither a game nor a bye. */
export function roundOfText(text: string): TrfRound | null {
  const plain = text.toLowerCase().replace(/\s+/g, "").replace(/1\/2/g, "½").replace(/=/g, "½");
  const [, opponent, colour, written = ""] = GAME.exec(plain) ?? [];
  const result = RESULT_OF.get(opponent === undefined ? plain : written);
  if (result === undefined) return null;
  if (opponent === undefined) return { opponent: null, colour: null, result };
  const own = colour === "w" || colour === "b" ? colour : null;
  return { opponent: Number(opponent), colour: own, result };
}
