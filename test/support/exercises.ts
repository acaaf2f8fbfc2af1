import type { LevelKey } from "../../src/i18n/learn/exercise";
import { EN_LEARN } from "../../src/i18n/en/learn/learn";
import { EN_SHEETS } from "../../src/i18n/en/sheets";
import { editionsOfLevel, exerciseOf } from "../../src/desk/learn/exercise/levels";
import type { Asked, Exercise } from "../../src/sheets/exercise/exercise";
import { exerciseSheets, wishedNames } from "../../src/sheets/exercise/exerciseSheets";
import { answerColumn, FIRST_TABLE, HEADINGS, tableRows } from "../../src/sheets/exercise/layout";
import type { ReportGame } from "../../src/rules/report/event";
import type { Result } from "../../src/rules/units";
import type { SheetPlan } from "../../src/sheets/sheetPlan";
import type { CellPlace } from "../../src/tournament/sheetCells";
import { cases } from "./cases";

const EN_WORDS = { sheets: EN_SHEETS, exercise: EN_LEARN.exercise };

const SEEDS = Array.from({ length: cases({ quick: 10, long: 200 }) }, (_, index) => index + 1);

/** Exercises of all seeds, each by every edition in turn; in the long run by all. */
export function exercisesOf(level: LevelKey): Exercise[] {
  const editions = editionsOfLevel(level);
  return SEEDS.flatMap((seed) => {
    const turn = editions.slice(seed % editions.length).concat(editions);
    return turn
      .slice(0, cases({ quick: 1, long: editions.length }))
      .map((edition) => exerciseOf(level, seed, edition));
  });
}

/** Sheets of questions and the one of answers, in English. */
export function exercisePlans(...exercises: readonly Exercise[]): readonly SheetPlan[] {
  const order = { exercises, seed: exercises[0]!.seed };
  return exerciseSheets(order, wishedNames(order, EN_WORDS), EN_WORDS);
}

/** What is asked, and where its answer is to be typed. */
export function answersOn(exercise: Exercise): readonly (CellPlace & { readonly asked: Asked })[] {
  const rows = tableRows(exercise);
  return exercise.tables.flatMap((table, index) =>
    table.lines.flatMap(({ asked }, line) =>
      asked.flatMap((each, place) => {
        const row = FIRST_TABLE + rows[index]! + HEADINGS + line;
        return each === null ? [] : [{ row, column: answerColumn(table, place), asked: each }];
      }),
    ),
  );
}

/** What is given in the lines of a table, as far as these are numbers or texts. */
export function givenIn({ tables }: Exercise, table: number): (number | string | null)[][] {
  return tables[table]!.lines.map(({ given }) =>
    given.map((each) => (typeof each === "object" ? null : each)),
  );
}

/** Games of each player beside another in a table of rounds; what was not played is no game. */
export function cardsIn(exercise: Exercise, table: number): ReportGame[][] {
  const lines = givenIn(exercise, table);
  const players = (lines[0]!.length - 1) / 2;
  return Array.from({ length: players }, (_, player) =>
    lines.flatMap((line) => {
      const [opponent, result] = line.slice(1 + 2 * player, 3 + 2 * player);
      if (typeof result !== "number") return [];
      const rating = opponent === "u" ? null : Number(opponent);
      const name = `${player} ${String(line[0])}`;
      return [{ opponent: { name, rating, place: null }, score: (2 * result) as Result }];
    }),
  );
}

/** Solutions by question: "A k". */
export function solutionsOf({ tables }: Exercise): ReadonlyMap<string, Asked["solution"]> {
  const all = tables.flatMap(({ lines }) =>
    lines.flatMap(({ given: [first], asked }) =>
      asked.flatMap((each) => {
        if (each === null) return [];
        const of = typeof first === "object" && first !== null ? first.of : first;
        return [[`${of ?? ""} ${each.key}`.trim(), each.solution] as const];
      }),
    ),
  );
  return new Map(all);
}
