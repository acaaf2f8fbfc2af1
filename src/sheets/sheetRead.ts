import type { Expr } from "../formula/expr";
import { parse } from "../formula/parse";
import type { Area, SheetCells } from "../tournament/sheetCells";

/** What the names that are defined on a sheet stand for. */
export interface SheetNames {
  /** Cells of the sheet itself. */
  readonly own: ReadonlyMap<string, Area>;
  /** Another sheet of the workbook, by the name of a cell of it. */
  readonly sheets: ReadonlyMap<string, string>;
  /** What no cell shows: a text or a number under a name. */
  readonly constants?: ReadonlyMap<string, string | number>;
}

/** No names: somebody else's sheet, or one made before sheets had them. */
export const NO_NAMES: SheetNames = { own: new Map(), sheets: new Map() };

/** A sheet as it stands in a workbook. */
export interface SheetRead {
  readonly cells: SheetCells;
  readonly names: SheetNames;
}

/** By what Excel says of each name, ='Rating report'!$C$3; what is no area any more is left out. */
export function sheetNames(
  sheet: string,
  formulas: readonly (readonly [name: string, formula: string])[],
): SheetNames {
  const places = formulas.flatMap(([name, formula]) => {
    const place = placeOf(formula);
    return place === null ? [] : [{ name, ...place }];
  });
  return {
    own: new Map(
      places.filter((each) => each.sheet === sheet).map(({ name, area }) => [name, area]),
    ),
    sheets: new Map(
      places.filter((each) => each.sheet !== sheet).map((each) => [each.name, each.sheet]),
    ),
    constants: new Map(
      formulas.flatMap(([name, formula]) => {
        const constant = constantOf(parsed(formula));
        return constant === null ? [] : [[name, constant] as const];
      }),
    ),
  };
}

/** A long text is put together from pieces. */
function constantOf(expr: Expr | null): string | number | null {
  if (expr?.kind === "number" || expr?.kind === "text") return expr.value;
  if (expr?.kind !== "binary" || expr.operator !== "&") return null;
  const [left, right] = [constantOf(expr.left), constantOf(expr.right)];
  return left === null || right === null ? null : `${left}${right}`;
}

/** A sheet that stayed in another workbook is written as [Book1.xlsx]Rating games. */
const ELSEWHERE = /[[\]]/;

function placeOf(formula: string): { readonly sheet: string; readonly area: Area } | null {
  const expr = parsed(formula);
  if (expr?.kind !== "reference" || expr.sheet === null || ELSEWHERE.test(expr.sheet)) return null;
  const { sheet, row, column, to } = expr;
  const last = to ?? { row, column };
  if (!("at" in row) || !("at" in last.row)) return null;
  const rows = last.row.at - row.at + 1;
  const columns = last.column.at - column.at + 1;
  return { sheet, area: { row: row.at, column: column.at, rows, columns } };
}

/** A cell's or a name's formula; null where it is none that is known here. */
export function parsed(formula: string): Expr | null {
  if (!formula.startsWith("=")) return null;
  try {
    return parse(formula.slice(1));
  } catch {
    return null;
  }
}

export function firstOf<T, U>(all: readonly T[], find: (each: T) => U | null): U | null {
  for (const each of all) {
    const found = find(each);
    if (found !== null) return found;
  }
  return null;
}
