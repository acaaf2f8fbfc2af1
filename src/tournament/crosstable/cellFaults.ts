import { errorFound, readAs, type Finding } from "../finding";
import type { SquareCell } from "../resultCell";
import { textAt, valueAt, type CellPlace, type SheetCells } from "../sheetCells";
import { areUnplayed, type Pairings, type ReadCell } from "./pairings";

interface Usual {
  readonly names: readonly string[];
  /** Games of a pairing. */
  readonly length: number;
  readonly isHalf: boolean;
  /** Players without any result: what is said of them is said once. */
  readonly absent: readonly number[];
}

interface Named {
  readonly player: string;
  readonly opponent: string;
}

/** Every cell that is no result, with what the cell across the diagonal leaves open. */
export function cellFaults(
  cells: SheetCells,
  pairings: Pairings,
  { names, length, isHalf, absent }: Usual,
): Finding[] {
  const gone = withdrawn(pairings);
  return pairings.flatMap((row, player) =>
    row.flatMap((pairing, opponent) =>
      pairing.flatMap((read, index): Finding[] => {
        const named = { player: names[player] ?? "", opponent: names[opponent] ?? "" };
        const across = pairings[opponent]?.[player]?.[index]?.cell;
        const isMirrored = isHalf && read.cell.kind === "blank" && across?.kind !== "blank";
        if (isMirrored || absent.includes(player) || absent.includes(opponent)) return [];
        const isGone = across?.kind === "blank" && (gone.has(player) || gone.has(opponent));
        const opposite = isGone ? "-" : across === undefined ? null : oppositeOf(across);
        const most = pairing.length === 1 ? length : 1;
        return faultOf(cells, read, { opposite, named, length: most });
      }),
    ),
  );
}

/** With so many blank pairings a player has not come any more; a result or two may be forgotten. */
const FEWEST_BLANK = 3;

function withdrawn(pairings: Pairings): ReadonlySet<number> {
  const isBlank = (player: number, opponent: number) =>
    player !== opponent &&
    [pairings[player]?.[opponent], pairings[opponent]?.[player]].every(
      (pairing) => pairing?.every(({ cell }) => cell.kind === "blank") === true,
    );
  const blank = pairings.map((row, player) => row.filter((_, other) => isBlank(player, other)));
  const gone = blank.flatMap(({ length }, player) => (length >= FEWEST_BLANK ? [player] : []));
  return new Set(gone);
}

interface Context {
  readonly opposite: string | null;
  readonly named: Named;
  readonly length: number;
}

function faultOf(
  cells: SheetCells,
  { cell, place }: ReadCell,
  { opposite, named, length }: Context,
): Finding[] {
  const came = valueAt(cells, place);
  const fix = opposite === null ? {} : { fix: readAs(place, opposite) };
  switch (cell.kind) {
    case "both sides":
      return [];
    case "games":
      if (cell.games.length <= length || areUnplayed(cell.games)) return [];
      return [
        errorFound(
          "tooManyGames",
          { ...named, came, games: length },
          {
            place,
            ...(opposite?.length === length ? fix : {}),
          },
        ),
      ];
    case "date": {
      const values = { came: Number(came), typed: cell.typed };
      return [errorFound("dateForResult", values, { place, fix: readAs(place, cell.typed) })];
    }
    case "marked":
      return [markedResult({ ...named, came: textAt(cells, place) }, place, [cell.sign, opposite])];
    case "blank":
      return [errorFound("blankResult", named, { place, ...fix })];
    default:
      return [errorFound("notAResult", { came }, { place, ...fix })];
  }
}

/** X on both sides, where a player meets himself under another sign, is a draw; other marks may be anything. */
export function markedResult(
  values: Named & { readonly came: string },
  place: CellPlace,
  [sign, opposite]: readonly [string, string | null],
): Finding {
  const isDraw = sign === "½" && opposite === "½";
  const ways = isDraw
    ? { fix: readAs(place, "½") }
    : { choices: [readAs(place, sign), readAs(place, "-")] };
  return errorFound("markedResult", values, { place, ...ways });
}

const OPPOSITES = ["1", "½", "0"] as const;
const OPPOSITE_OF_TYPED: Readonly<Record<string, string>> = {
  "½": "½",
  "1-0": "0-1",
  "1:0": "0:1",
  "0:1": "1:0",
  "1-1": "0-0",
  "1:1": "0:0",
};

/** What a cell leaves to the one across the diagonal: nothing, where it has no result. */
function oppositeOf(cell: SquareCell): string | null {
  if (cell.kind === "date") return OPPOSITE_OF_TYPED[cell.typed] ?? null;
  if (cell.kind === "both sides") return cell.own === null ? "-" : OPPOSITES[cell.own];
  if (cell.kind === "marked") return cell.sign === "½" ? "½" : null;
  if (cell.kind !== "games") return null;
  return cell.games.map((score) => (score === null ? "-" : OPPOSITES[score])).join("");
}
