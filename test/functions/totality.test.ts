import fc from "fast-check";
import { ALL_FUNCTIONS } from "../../src/functions/all";
import { CellError } from "../../src/functions/cell";
import { isFault } from "../../src/functions/fault";
import { CHANGE } from "../../src/functions/definitions/change";
import { DELTA } from "../../src/functions/definitions/delta";
import { EXPECTED } from "../../src/functions/definitions/expected";
import { ROBIN } from "../../src/functions/definitions/robin";
import { EDITION_IDS } from "../../src/rules/editions/editions";
import { table, value } from "../support/call";
import { cases } from "../support/cases";
import { randomField } from "../support/randomField";

const edition = fc.oneof(
  fc.constantFrom<unknown>(...EDITION_IDS, "FSE", "rapid", "blitz 2024", null, "", 0, 2006),
  fc.integer({ min: 30000, max: 60000 }),
);
const anything = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: -10, max: 4010 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(0.5, 1, 0, "½", "u", "-", "", null, "robin", true, "10"),
  },
  { weight: 1, arbitrary: fc.oneof(fc.double({ noNaN: true }), fc.string(), edition) },
);
const matrix = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(anything, { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  );

test.each(ALL_FUNCTIONS.map((definition) => [definition.name, definition] as const))(
  "FIDE.%s has a value or an explained fault for any input",
  (_, definition) => {
    const given = definition.parameters.map(({ name, optional }) => {
      const single = (name === "edition" ? edition : anything).map((cell) => [[cell]]);
      const argument = fc.oneof({ weight: 2, arbitrary: single }, { weight: 1, arbitrary: matrix });
      return optional ? fc.option(argument) : argument;
    });
    fc.assert(
      fc.property(fc.tuple(...given), (values) => {
        const rows = definition.call(values);
        for (const row of rows) {
          expect(row).toHaveLength(rows[0]!.length);
          for (const cell of row) {
            expect(cell).not.toBeInstanceOf(CellError);
            if (typeof cell === "number" && !Number.isFinite(cell)) throw new Error(`${cell}`);
            if (typeof cell === "object") expect(isFault(cell) || "key" in cell).toBe(true);
          }
        }
      }),
      { numRuns: cases({ quick: 15, long: 150 }) },
    );
  },
);

const twoDecimals = (cell: unknown) => typeof cell !== "number" || Number(cell.toFixed(2)) === cell;
const rating = fc.integer({ min: 1, max: 4000 });
const score = fc.constantFrom(0, 0.5, 1);

test.each([...EDITION_IDS, "FSE", "rapid 2025"])("%s: PD, ΔR and ΣΔR have two decimals", (id) => {
  fc.assert(
    fc.property(rating, fc.array(fc.tuple(rating, score), { minLength: 1 }), (own, games) => {
      const opponents = games.map(([opponent]) => opponent);
      const scores = games.map(([, result]) => result);
      expect(twoDecimals(value(EXPECTED, own, opponents[0], id))).toBe(true);
      expect(twoDecimals(value(DELTA, own, opponents[0], scores[0], id))).toBe(true);
      expect(twoDecimals(value(CHANGE, own, opponents, scores, 1, id))).toBe(true);
    }),
  );
});

test("We and change of FIDE.ROBIN have two decimals", () => {
  fc.assert(
    fc.property(randomField(), fc.constantFrom(2005, 2011, 2017), ({ ratings, square }, id) => {
      const names = ratings.map((_, place) => `P${place}`);
      const results = square.map((row) => row.map((games) => (games[0] ?? 0) / 2));
      const rows = table(
        ROBIN,
        names,
        ratings.map((own) => own ?? "u"),
        results,
        null,
        id,
      ).slice(1);
      for (const row of rows) expect([row[10], row[12]].every(twoDecimals)).toBe(true);
    }),
  );
});
