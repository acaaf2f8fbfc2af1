import fc from "fast-check";
import { ALL_FUNCTIONS } from "../../../src/functions/all";
import { EXAMPLES } from "../../../src/functions/examples";
import { codeOf, explain } from "../../../src/functions/explain";
import { isFault } from "../../../src/functions/fault";
import { columnLetters } from "../../../src/formula/columnLetters";
import { EN_FUNCTIONS } from "../../../src/i18n/en/functions";
import { EN_MESSAGES } from "../../../src/i18n/en/messages";
import { EN_STEPS } from "../../../src/i18n/en/steps";
import { EN_WHY } from "../../../src/i18n/en/why";
import { reasonText } from "../../../src/i18n/reasonText";
import { stepText } from "../../../src/i18n/steps";
import { last } from "../../../src/rules/at";
import { EDITION_IDS } from "../../../src/rules/editions/editions";
import type { CellsOf } from "../../../src/desk/why/formula/evaluation";
import type { Grid } from "../../../src/desk/why/formula/values";
import { shownResult } from "../../../src/desk/why/result";
import type { Why } from "../../../src/desk/why/why";
import { whyFormula } from "../../../src/desk/why/whyFormula";
import type { WhyLanguage } from "../../../src/desk/why/whyTexts";
import type { CellValue } from "../../../src/tournament/sheetCells";
import { alikeArguments } from "../../support/anyArgument";
import { cases } from "../../support/cases";
import { LANGUAGES } from "../../support/languages";

const ENGLISH: WhyLanguage = {
  why: EN_WHY,
  messages: EN_MESSAGES,
  functions: EN_FUNCTIONS.functions,
};

const NO_CELLS: CellsOf = () => null;
const AT = { sheet: "Sheet1", place: { row: 0, column: 0 } };

function explained(
  formula: string,
  shown: CellValue,
  { place = { row: 0, column: 0 }, cells = NO_CELLS, language = ENGLISH } = {},
) {
  return whyFormula({ at: AT, shown, formula: `=${formula}`, place, behind: 0 }, cells, language);
}

/** Everything that a person would read of it. */
function wordsOf(why: Why, { messages, functions }: WhyLanguage, steps: typeof EN_STEPS): string[] {
  const fixed = new Set(
    Object.values(functions).flatMap((text) => [text.description, text.details]),
  );
  return [
    ...why.said.filter((text) => !fixed.has(text)),
    ...why.steps.map((step) => stepText(steps, step, why.names)),
    ...(why.reason === null ? [] : [reasonText(messages, why.reason, why.names.field)]),
    ...why.whatIf.flatMap(({ label, field }) => [
      label,
      ...(field.kind === "choice" ? field.options.map(([, text]) => text) : []),
    ]),
    ...why.sources.map(({ label }) => label),
  ];
}

/** What came is quoted as it came. */
const QUOTED = /“[^“”]*”|«[^«»]*»/g;
const UNREADABLE = /undefined|NaN|Infinity|\[object|^$/;

const examples = Object.entries(EXAMPLES).flatMap(([, all]) => all);

test.each(examples.map((example) => [example.formula, example] as const))(
  "%s: the explanation ends in what the function gives, in every cell",
  (formula, { result }) => {
    const rows = Array.isArray(result) ? (result as CellValue[][]) : [[result as CellValue]];
    for (const [row, cells] of rows.entries()) {
      for (const [column, shown] of cells.entries()) {
        const place = { row, column };
        const { why } = explained(formula, shown, { place });
        if (shown === "#N/A") expect(why).toMatchObject({ result: null, agrees: true });
        else expect(why).toMatchObject({ result: shown, agrees: true });
        if (why.steps.length > 0)
          expect(shownResult(last(why.steps))).toBeCloseTo(Number(shown), 9);
        expect(why.steps.length + why.said.length + (why.reason === null ? 0 : 1)).toBeGreaterThan(
          0,
        );
        const words = LANGUAGES.flatMap((language) => {
          const other = explained(formula, shown, { place, language }).why;
          return wordsOf(other, language, language.steps);
        });
        expect(words.filter((text) => UNREADABLE.test(text.replace(QUOTED, "“…”")))).toEqual([]);
      }
    }
  },
);

test("numbers of these functions are told step by step", () => {
  const stepless = ALL_FUNCTIONS.flatMap(({ name }) => {
    const told = EXAMPLES[name]?.some(({ formula, result }) => {
      const rows = Array.isArray(result) ? (result as CellValue[][]) : [[result as CellValue]];
      return rows.some((cells, row) =>
        cells.some(
          (shown, column) =>
            explained(formula, shown, { place: { row, column } }).why.steps.length > 0,
        ),
      );
    });
    return told === true ? [] : [name];
  });
  expect(stepless).toEqual([
    ...["LOGISTIC", "TABLE.DP", "TABLE.PD", "AGE", "STAKES", "COMPRESS", "PUBLISHABLE", "EDITION"],
    ...["EDITIONS", "LIST", "RATEDON", "ACTIVE", "MINTIME", "TIMECONTROL"],
  ]);
});

const rating = fc.integer({ min: 1, max: 3000 });
const edition = fc.constantFrom<unknown>(...EDITION_IDS, "FSE", "rapid", "blitz 2024", 45_000);

/** Arguments that are most often right, by their names; else whatever alikeArguments has. */
function argumentsOf(names: readonly string[]): fc.Arbitrary<readonly unknown[]> {
  const one = (values: fc.Arbitrary<unknown>) => values.map((value) => [[value]]);
  return alikeArguments(names.length).chain((alike) =>
    fc.tuple(
      ...names.map((name, index): fc.Arbitrary<unknown> => {
        const given = fc.constant(alike[index]);
        if (name === "edition") return fc.option(one(edition), { nil: null });
        if (name === "k") return fc.oneof(one(fc.constantFrom(10, 15, 20, 40)), given);
        if (name === "games") return fc.oneof(one(fc.integer({ min: 1, max: 30 })), given);
        if (["rating", "opponent", "rc", "ra", "ru"].includes(name)) {
          return fc.oneof(one(rating), given);
        }
        return given;
      }),
    ),
  );
}

test.each(ALL_FUNCTIONS.map((definition) => [definition.name, definition] as const))(
  "FIDE.%s: any call is explained by its own number, or by its own message",
  (name, { call, parameters }) => {
    fc.assert(
      fc.property(argumentsOf(parameters.map((each) => each.name)), (args) => {
        /** One argument below the other, a column apart. */
        const grids = args as readonly (Grid | null)[];
        const cells: CellsOf = (_, { column }) => grids[column] ?? null;
        const refs = grids.map((grid, column) => {
          const letters = columnLetters(column);
          return grid === null ? "" : `${letters}1:${letters}${grid.length}`;
        });
        const rows = call(grids);
        for (const [row, column] of [
          [0, 0],
          [rows.length - 1, rows[0]!.length - 1],
        ] as const) {
          const outcome = rows[row]![column]!;
          const shown = isFault(outcome) ? codeOf(outcome) : outcome;
          const { why } = explained(`FIDE.${name}(${refs.join(",")})`, shown, {
            place: { row, column },
            cells,
          });
          expect(why.agrees).toBe(true);
          if (!isFault(outcome)) {
            expect(why.result).toBe(outcome);
            if (why.steps.length > 0)
              expect(shownResult(last(why.steps))).toBeCloseTo(Number(outcome), 6);
          } else {
            const said = wordsOf(why, ENGLISH, EN_STEPS).join("\n");
            expect(said).toContain(explain(outcome, EN_MESSAGES).message ?? "");
          }
          const words = wordsOf(why, ENGLISH, EN_STEPS);
          expect(words.filter((text) => UNREADABLE.test(text.replace(QUOTED, "“…”")))).toEqual([]);
        }
      }),
      { numRuns: cases({ quick: 6, long: 400 }) },
    );
  },
);
