import { lookUpOf } from "../../../sheets/lookedUp";
import { readReportGames } from "../../../sheets/report/readReportGames";
import { headOf } from "../../../sheets/report/readHead";
import { inColumn, textIn } from "../../../sheets/readCells";
import { parsed, type SheetRead } from "../../../sheets/sheetRead";
import { formulaAt } from "../../../tournament/sheetCells";
import type { BookRead, SourceCells } from "../why";

/** Lines of a period's results, by which a player's figure leads on to his games. */
export interface ResultLines {
  readonly sheet: string;
  readonly rows: readonly number[];
  /** What his games in an event are called. */
  readonly label: (event: string) => string;
}

/** Where his games stand; and the sheets that have to be read before that is known. */
export interface GamesBehind {
  readonly needed: readonly string[];
  readonly games: readonly SourceCells[];
}

/** The games of a period's results, by the player's number on the report of each. */
export function gamesBehind(book: BookRead, { sheet, rows, label }: ResultLines): GamesBehind {
  const results = book.get(sheet) ?? null;
  if (results === null) return { needed: [], games: [] };
  const all = rows.map((row) => {
    const name = textIn(results, "Report", row);
    const event = textIn(results, "Event", row);
    return gamesOf(book, name, numberOn(results, row), label(event));
  });
  return {
    needed: [...new Set(all.flatMap(({ needed }) => needed))],
    games: all.flatMap(({ games }) => games),
  };
}

function gamesOf(book: BookRead, name: string, number: number | null, label: string): GamesBehind {
  const none = { needed: [], games: [] };
  if (name === "") return none;
  const report = book.get(name);
  if (report === undefined) return { ...none, needed: [name] };
  const sheet = report === null ? null : headOf(report).gamesSheet;
  if (sheet === null || number === null) return none;
  const lines = book.get(sheet);
  if (lines === undefined) return { ...none, needed: [sheet] };
  const read = lines === null ? null : readReportGames(lines);
  const own = (read?.games ?? []).filter((game) => game.number === number).map(({ row }) => row);
  const [first] = own;
  if (first === undefined) return none;
  /** Sorted otherwise they no longer follow each other: the first is shown. */
  const areTogether = own.every((row, index) => row === first + index);
  const column = read?.columns.get("number") ?? 0;
  const area = { row: first, column, rows: areTogether ? own.length : 1, columns: 1 };
  return { ...none, games: [{ label, sheet, area }] };
}

/** As the line looks up its figures; null: it no longer does. */
function numberOn(results: SheetRead, row: number): number | null {
  const place = inColumn(results, "n_games", row);
  const formula = place === null ? "" : String(formulaAt(results.cells, place));
  const number = lookUpOf(parsed(formula))?.number;
  return number?.kind === "number" ? number.value : null;
}
