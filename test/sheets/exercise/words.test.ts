import type { ExerciseTexts } from "../../../src/i18n/learn/exercise";
import type { Exercise } from "../../../src/sheets/exercise/exercise";
import { textWidth } from "../../../src/sheets/textWidth";
import { LEVELS } from "../../../src/desk/learn/exercise/levels";
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
