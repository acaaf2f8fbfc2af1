import { textAt, type SheetCells } from "./sheetCells";

/** What a table tells of a player that no rule asks for: reports and periods carry it along. */
interface CarriedColumn {
  /** Its headings in tables, folded, in any language. */
  readonly words: string;
  /** The name of its column on the sheets. */
  readonly name: string;
  /** In characters. */
  readonly width: number;
  /** What a cell says of it; empty: nothing. */
  readonly read: (text: string) => string;
}

/** A further one is a record here, and its heading in the catalogues. */
const COLUMNS = {
  federation: {
    words:
      "fed|federation|land|verband|country|pays|nat|nation|federazione|federacion|pais|nazione|paese|foderation|" +
      "nationalitat|nationalite|nazionalita|nacionalidad",
    name: "Federation",
    width: 7,
    /** A country in full is none. */
    read: (text) => (/^[a-z]{3}$/i.test(text) ? text.toUpperCase() : ""),
  },
} as const satisfies Readonly<Record<string, CarriedColumn>>;

export type CarriedKey = keyof typeof COLUMNS;

export const CARRIED: Readonly<Record<CarriedKey, CarriedColumn>> = COLUMNS;
export const CARRIED_KEYS = Object.keys(CARRIED) as readonly CarriedKey[];

export function isCarried(key: string): key is CarriedKey {
  return key in CARRIED;
}

/** As a table has it; what it does not tell is left out. */
export type Carried = Readonly<Partial<Record<CarriedKey, string>>>;

export type CarriedPlaces = Readonly<Partial<Record<CarriedKey, number>>>;

/** Where they stand; null: nowhere. */
export function carriedPlaces(
  all: readonly (readonly [CarriedKey, number | null])[],
): CarriedPlaces {
  return Object.fromEntries(all.flatMap(([key, at]) => (at === null ? [] : [[key, at]])));
}

export function readCarried(cells: SheetCells, row: number, columns: CarriedPlaces): Carried {
  const told = CARRIED_KEYS.flatMap((key): [CarriedKey, string][] => {
    const column = columns[key];
    if (column === undefined) return [];
    const text = CARRIED[key].read(textAt(cells, { row, column }));
    return text === "" ? [] : [[key, text]];
  });
  return Object.fromEntries(told);
}

/** As players have it: nothing where nothing is told. */
export function carriedBy(carried: Carried = {}): { readonly carried?: Carried } {
  return Object.keys(carried).length === 0 ? {} : { carried };
}

/** Of somebody who is met several times: what was told first. */
export function carriedOf(all: readonly { readonly carried?: Carried }[]): {
  readonly carried?: Carried;
} {
  return carriedBy(all.reduceRight<Carried>((told, { carried }) => ({ ...told, ...carried }), {}));
}
