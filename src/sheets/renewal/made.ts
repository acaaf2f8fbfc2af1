import { span, type Area } from "../../tournament/sheetCells";
import { kindOfSheet, type SheetKind } from "../sheetKind";
import type { Content, SheetPlan } from "../sheetPlan";
import type { SheetNames } from "../sheetRead";
import { readPlan } from "./planned";
import { textHash } from "./textHash";

/** Names that tell of a sheet when it was made, of what, and with which inputs. */
export const MADE = {
  as: "Made_as",
  on: "Made_on",
  area: "Made_area",
  inputs: "Made_with",
} as const;

/** None of a part of the sheet. */
export const isOfMaking = (name: string): boolean => name.startsWith("Made_");

/** What a sheet says of its own making. */
export interface Made {
  readonly kind: SheetKind;
  /** The same for what is made a second time. */
  readonly as: string;
  /** Days as cells have them; the sheets of one making have the same. */
  readonly on: number;
}

/** null: made by a person, or before sheets said so. */
export function madeOf(names: SheetNames): Made | null {
  const kind = kindOfSheet(names);
  const [as, on] = [names.constants?.get(MADE.as), names.constants?.get(MADE.on)];
  return kind !== null && typeof as === "string" && typeof on === "number"
    ? { kind, as, on }
    : null;
}

/** What tells one thing from another of its kind: its title, edition, first day, list, seed. */
const TELLING = ["edition", "first_day", "list", "seed"];

/** Null where the sheet has no title of ours. */
export function identityOf(plan: SheetPlan): string | null {
  const { areas, contentAt } = readPlan(plan, []);
  const kind = kindOfSheet({ own: areas, sheets: new Map() });
  if (kind === null) return null;
  const told = TELLING.map((name) => {
    const area = areas.get(name);
    return area === undefined ? "" : constantOf(contentAt(area));
  });
  const title = constantOf(contentAt({ row: 0, column: 0 }));
  return `${kind} ${textHash([title, ...told].join("|"), IDENTITY)}`;
}

const IDENTITY = 10;

export function constantOf(content: Content | null): string {
  return content === null || typeof content === "object" ? "" : String(content);
}

/** A name holds a text of so many signs. */
const MOST_SIGNS = 240;
/** More lines than these are not looked through for what was typed. */
const MOST_NAMES = 80;

/** What is written down with a sheet that is made, as texts and numbers under names. */
export function marksOf(
  plan: SheetPlan,
  all: readonly SheetPlan[],
  on: number,
): {
  readonly constants: readonly (readonly [string, string | number])[];
  readonly area: Area;
} | null {
  const as = identityOf(plan);
  if (as === null) return null;
  const marks = inputMarks(plan, all).join("");
  const pieces = marks.match(new RegExp(`.{1,${MOST_SIGNS}}`, "g")) ?? [];
  const inputs = pieces.length > MOST_NAMES ? [] : pieces;
  return {
    constants: [
      [MADE.as, as],
      [MADE.on, on],
      ...inputs.map((piece, index) => [`${MADE.inputs}_${index}`, piece] as const),
    ],
    area: readPlan(plan, all).whole,
  };
}

const MARK = 5;

/** A mark for every line and every cell with a name, of what stands there and is no formula. */
function inputMarks(plan: SheetPlan, all: readonly SheetPlan[]): string[] {
  const { areas, contentAt, lines } = readPlan(plan, all);
  return lineTexts(areas, lines.keyAt, (place) => constantOf(contentAt(place))).map(({ text }) =>
    textHash(text, MARK),
  );
}

/** The marks that a sheet was made with; null where it has none. */
export function marksOfMaking({ constants = new Map() }: SheetNames): ReadonlySet<string> | null {
  const all = [...constants]
    .filter(([name]) => name.startsWith(`${MADE.inputs}_`))
    .sort(([one], [other]) => numberIn(one) - numberIn(other))
    .map(([, piece]) => String(piece))
    .join("");
  return all === "" ? null : new Set(all.match(new RegExp(`.{${MARK}}`, "g")) ?? []);
}

function numberIn(name: string): number {
  return Number(name.slice(MADE.inputs.length + 1));
}

/** A line of the table, or one cell with a name, by all that stands in it. */
export interface LineText {
  /** Of a player; of a single cell its name. */
  readonly key: string;
  readonly row: number;
  readonly isLine: boolean;
  readonly text: string;
}

export function markOf({ text }: LineText): string {
  return textHash(text, MARK);
}

export function lineTexts(
  areas: ReadonlyMap<string, Area>,
  keyAt: (row: number) => string | null,
  constantAt: (place: { readonly row: number; readonly column: number }) => string,
): LineText[] {
  const lines = new Map<number, string[]>();
  const singles: LineText[] = [];
  for (const [name, area] of [...areas].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (name.startsWith("Made_")) continue;
    for (let row = area.row; row < area.row + area.rows; row += 1) {
      const texts = span(area.column, area.columns).map((column) => constantAt({ row, column }));
      const text = [name, ...texts].join(" ");
      if (keyAt(row) !== null) lines.set(row, [...(lines.get(row) ?? []), text]);
      else if (area.rows === 1) singles.push({ key: name, row, isLine: false, text });
    }
  }
  return [
    ...singles,
    ...[...lines].map(([row, texts]) => {
      const key = keyAt(row) ?? "";
      return { key, row, isLine: true, text: [key, ...texts].join("|") };
    }),
  ];
}
