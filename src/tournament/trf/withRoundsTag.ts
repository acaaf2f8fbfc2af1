import { roundsOf, textOf, type TrfFile } from "./trfFile";
import type { TrfVersion } from "./writeTrf";

/** 142: TRF26 tells the number of rounds; XXR, as pairing programs have it, comes before the table's. */
export function withRoundsTag(file: TrfFile, version: TrfVersion): TrfFile {
  if (version === "TRF16" || textOf(file, "142") !== "") return file;
  const rounds = textOf(file, "XXR") || String(roundsOf(file));
  return { ...file, lines: [...file.lines, { tag: "142", text: rounds }] };
}
