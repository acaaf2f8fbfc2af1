import type { SheetPlan } from "../../../src/sheets/sheetPlan";
import { addressOf } from "../../../src/tournament/sheetCells";
import { exampleOrder } from "../../support/exampleOrder";
import { planOf } from "../../support/iterationOnSheet";

/** Every formula of a plan by its address. */
function formulasOf({ cells }: SheetPlan): Map<string, string> {
  return new Map(
    cells.flatMap((cell) =>
      typeof cell.content === "object" ? [[addressOf(cell), cell.content.formula]] : [],
    ),
  );
}

const columnOf = (letters: string) =>
  Array.from(letters).reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0) - 1;

/** The cells a formula reads, ranges cell by cell. */
function readBy(formula: string): string[] {
  const references = formula
    .replace(/"[^"]*"/g, "")
    .matchAll(/\$?([A-Z]{1,2})\$?(\d+)(?::\$?([A-Z]{1,2})\$?(\d+))?(?![\d(])/g);
  return [...references].flatMap(([, left, top, right = left, bottom = top]) => {
    const found: string[] = [];
    for (let row = Number(top); row <= Number(bottom); row += 1) {
      for (let column = columnOf(left!); column <= columnOf(right!); column += 1) {
        found.push(addressOf({ row: row - 1, column }));
      }
    }
    return found;
  });
}

/** How many FIDE functions follow one another up to a cell. */
function longestChain(formulas: ReadonlyMap<string, string>): number {
  const known = new Map<string, number>();
  const depth = (address: string): number => {
    const before = known.get(address);
    if (before !== undefined) return before;
    const formula = formulas.get(address);
    if (formula === undefined) return 0;
    const inputs = Math.max(0, ...readBy(formula).map(depth));
    const own = formula.includes("FIDE.") ? 1 : 0;
    known.set(address, inputs + own);
    return inputs + own;
  };
  return Math.max(...[...formulas.keys()].map(depth));
}

test("no chain of FIDE functions is longer than two, none is inside another", () => {
  const formulas = formulasOf(planOf(exampleOrder(2014, "fide")));
  expect(longestChain(formulas)).toBe(2);
  for (const formula of formulas.values()) {
    expect(formula).not.toMatch(/FIDE\.[A-Z.]+\([^()]*FIDE\./);
  }
});

const PLAIN = new Set(
  "ABS AND AVERAGE COUNT COUNTIF FIND IF INDEX ISERROR ISNA ISNUMBER LEFT LOOKUP MAX MIN NA NOT OR ROUND SUM SUMPRODUCT TRIM".split(
    " ",
  ),
);

test("plain formulas use nothing newer than Excel 2019, and no FIDE function", () => {
  const formulas = [...formulasOf(planOf(exampleOrder(2005, "plain"))).values()];
  const used = formulas.flatMap((formula) => formula.match(/\b[A-Z][A-Z.\d]*(?=\()/g) ?? []);
  expect(new Set(used)).toEqual(PLAIN);
});

test("no formula has the sign that Excel reads its own way, -A1^2", () => {
  for (const formula of formulasOf(planOf(exampleOrder(2011, "plain", true))).values()) {
    expect(formula).not.toContain("^");
  }
});

test("10.54 (2005): the note of both figures is no longer than Excel allows, with forty players", () => {
  const order = exampleOrder(2005, "plain");
  const players = Array.from({ length: 40 }, (_, index) => ({
    name: `P${index}`,
    rating: 2000,
    k: 15,
  }));
  const square = players.map((_, player) =>
    players.map((__, other) => (other === player ? [] : [1 as const])),
  );
  const plan = planOf({ ...order, event: { players, scores: { square } } });
  const lengths = [...formulasOf(plan).values()].map(({ length }) => length);
  /** The forty share two lines. */
  expect(lengths.filter((length) => length > 2_000)).toHaveLength(2);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(8_192);
});
