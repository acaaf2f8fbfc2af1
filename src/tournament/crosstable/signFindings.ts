import { errorFound, readAs, warning, type Finding } from "../finding";
import { textAt, type CellPlace, type SheetCells } from "../sheetCells";
import type { Pairings } from "./pairings";

const SIGN = /^[+\-–−=]$/;
const UNPLAYED = /^[+\-–−]$/;
const AS_RESULT: Readonly<Record<string, string>> = { "+": "1", "=": "½" };

interface SignedCell {
  readonly place: CellPlace;
  readonly text: string;
  readonly player: number;
  readonly opponent: number;
}

function everyCell(cells: SheetCells, pairings: Pairings): SignedCell[] {
  return pairings.flatMap((row, player) =>
    row.flatMap((pairing, opponent) =>
      pairing.map(({ place }) => ({ place, text: textAt(cells, place), player, opponent })),
    ),
  );
}

/** 11.23 (2005): + and − are games that were not played. Without any 1 or 0 beside them they may be results. */
export function signsForResults(
  cells: SheetCells,
  pairings: Pairings,
  names: readonly string[],
): Finding[] {
  const all = everyCell(cells, pairings);
  const signed = all.filter(({ text }) => SIGN.test(text));
  if (!areOnlySigns(all, signed)) return [];
  return signed.map(({ place, text, player, opponent }) =>
    errorFound(
      "signForResult",
      { came: text, ...named(names, player, opponent) },
      {
        place,
        fix: readAs(place, AS_RESULT[text] ?? "0"),
      },
    ),
  );
}

function areOnlySigns(all: readonly SignedCell[], signed: readonly SignedCell[]): boolean {
  const hasDigits = all.some(({ text }) => /[01]/.test(text));
  return !hasDigits && 2 * signed.length > all.length;
}

/** 11.23 (2005): beside + and −, an = is half a point for a game that was not played. */
export function unplayedDraws(
  cells: SheetCells,
  pairings: Pairings,
  names: readonly string[],
): Finding[] {
  const all = everyCell(cells, pairings);
  const signed = all.filter(({ text }) => SIGN.test(text));
  if (!all.some(({ text }) => UNPLAYED.test(text)) || areOnlySigns(all, signed)) return [];
  return all
    .filter(({ text }) => text === "=")
    .map(({ place, player, opponent }) =>
      warning("drawOrUnplayed", named(names, player, opponent), { place }),
    );
}

function named(names: readonly string[], player: number, opponent: number) {
  return { player: names[player] ?? "", opponent: names[opponent] ?? "" };
}
