import type { ExerciseTexts, LevelKey } from "../../../src/i18n/learn/exercise";
import type { Exercise } from "../../../src/sheets/exercise/exercise";
import { answerColumn } from "../../../src/sheets/exercise/layout";
import { textWidth } from "../../../src/sheets/textWidth";
import { editionsOfLevel, exerciseOf, LEVELS } from "../../../src/desk/learn/exercise/levels";
import { LANGUAGE_CODES } from "../../../src/i18n/languages";
import { exerciseSheets, wishedNames } from "../../../src/sheets/exercise/exerciseSheets";
import { learnTexts } from "../../../src/taskpane/learn/learnTexts";
import { cutTexts } from "../../support/cutTexts";
import { exercisesOf } from "../../support/exercises";
import { LANGUAGES } from "../../support/languages";

test.each(LANGUAGE_CODES)("%s: nothing on the sheets of any level is cut", async (code) => {
  const { exercise: words } = await learnTexts(code);
  const { sheets } = LANGUAGES.find((language) => language.code === code)!;
  for (const { key } of LEVELS) {
    const [exercise] = exercisesOf(key);
    const order = { exercises: [exercise!], seed: 1 } as const;
    const both = { sheets, exercise: words };
    const plans = exerciseSheets(order, wishedNames(order, both), both);
    expect(cutTexts(plans)).toEqual([]);
    expect(longMarks(key, words)).toEqual([]);
    expect(longQuestions(exercise!, words)).toEqual([]);
    for (const { name } of plans) expect(name.length).toBeLessThanOrEqual(31);
  }
});

/** Into the cell of its answer a question may not run: what is typed there would cut it. */
function longQuestions({ tables, widths }: Exercise, words: ExerciseTexts): string[] {
  return tables.flatMap(({ lines, asked: { at } }) =>
    lines.flatMap(({ given: [first] }) => {
      if (typeof first !== "object" || first === null) return [];
      const { of, question } = first;
      const said = of === null ? words.asked[question] : words.ofPlayer(of, words.asked[question]);
      const room = widths.slice(0, at).reduce((sum, width) => sum + width, 0);
      return textWidth(said) > room ? [said] : [];
    }),
  );
}

/** Beside an answer stands whatever mark it may get, in its columns. */
function longMarks(level: LevelKey, { marks }: ExerciseTexts): string[] {
  const exercises = editionsOfLevel(level).map((edition) => exerciseOf(level, 1, edition));
  return exercises.flatMap(({ tables, widths }) =>
    tables.flatMap((table) => {
      const column = answerColumn(table, 0) + 1;
      const room = widths.slice(column, column + table.asked.marks).reduce((a, b) => a + b, 0);
      const articles = table.lines.flatMap(({ asked }) => asked.map((each) => each?.article ?? ""));
      const slips = table.lines.flatMap(({ asked }) =>
        asked.flatMap((each) =>
          (each?.slips ?? []).map(({ key, article, edition: of = "" }) =>
            marks.slips[key](article, of),
          ),
        ),
      );
      const all = [marks.right, marks.near, marks.noNumber, ...articles.map(marks.wrong), ...slips];
      return table.lines[0]!.asked.length === 0 ? [] : all.filter((said) => textWidth(said) > room);
    }),
  );
}
