import { referencesIn } from "../../../sheets/referencesIn";
import type { SheetKind as Kind, TITLE_NAMES } from "../../../sheets/sheetKind";
import { parsed, type SheetRead } from "../../../sheets/sheetRead";
import { formulaAt, span } from "../../../tournament/sheetCells";

/** What a sheet of ours is whose cells are explained, by the name of its title. */
export type SheetKind = (typeof TITLE_NAMES)[Exclude<Kind, Unexplained>];

/** Of them nothing is asked. */
type Unexplained =
  "file" | "overview" | "comparison" | "curve" | "exercise" | "answers" | "whatIf" | "persons";

/** Parts whose formulas name the sheets that belong to a sheet. */
const LINKED: Readonly<Record<SheetKind, readonly string[]>> = {
  Rating_report: ["W_points", "Ru", "Ru_as_opponent"],
  Rating_games: ["Player", "Opponent_rating"],
  Iteration: ["Player", "Results"],
  Rating_period: ["n_games", "Events"],
  Period_results: ["Player"],
  First_rating: [],
  Rating_correction: [],
  Player_pages: [],
  Lesson: [],
};

/** null: somebody else's sheet. */
export function kindOf({ names }: Pick<SheetRead, "names">): SheetKind | null {
  const kinds = Object.keys(LINKED) as SheetKind[];
  return kinds.find((kind) => names.own.has(kind)) ?? null;
}

/** By what was read: a report has thousands of formulas. */
const known = new WeakMap<SheetRead, readonly string[]>();

/** The other sheets of a document, without which its cells are not explained. */
export function linkedSheets(read: SheetRead, kind: SheetKind): readonly string[] {
  let linked = known.get(read);
  if (linked === undefined) {
    linked = namedBy(read, kind);
    known.set(read, linked);
  }
  return linked;
}

function namedBy({ cells, names }: SheetRead, kind: SheetKind): readonly string[] {
  const found = LINKED[kind].flatMap((name) => {
    const area = names.own.get(name);
    if (area === undefined) return [];
    return span(area.row, area.rows).flatMap((row) =>
      span(area.column, area.columns).flatMap((column) =>
        referencesIn(parsed(String(formulaAt(cells, { row, column }))), "").map(
          ({ sheet }) => sheet,
        ),
      ),
    );
  });
  return [...new Set(found)].filter((sheet) => sheet !== "");
}
