import { LESSONS } from "../../../src/desk/learn/lessons/lessons";
import { addressOfArea, contains } from "../../../src/tournament/sheetCells";
import { LessonOnSheet } from "../../support/lessonOnSheet";

describe.each(LESSONS.map(({ key, steps }) => [key, steps] as const))("%s", (key, steps) => {
  const lesson = new LessonOnSheet(key);

  test("every step has its sentence, which the number of the step shows", () => {
    const sentences = lesson.column("steps");
    expect(sentences).toHaveLength(steps.length);
    for (const [index, sentence] of sentences.entries()) {
      expect(sentence).not.toBe("");
      lesson.type("step", index + 1);
      expect(lesson.cell("sentence")).toBe(sentence);
    }
    lesson.type("step", "x");
    expect(lesson.cell("sentence")).toBe(sentences[0]);
    lesson.type("step", 99);
    expect(lesson.cell("sentence")).toBe(sentences[steps.length - 1]);
  });

  test("what a step shows is veiled before it, and nothing is at the last", () => {
    for (const [index, { shows }] of steps.entries()) {
      for (const name of shows.filter((each) => each !== "head sums")) {
        const all = lesson.rows(name).flat().length;
        lesson.type("step", index);
        expect([name, new Set(lesson.marked("veiled", name)).size]).toEqual([name, all]);
        lesson.type("step", index + 1);
        expect([name, lesson.marked("veiled", name)]).toEqual([name, []]);
      }
    }
    lesson.type("step", steps.length);
    for (const { area } of lesson.plan.marks.filter(({ tone }) => tone === "veiled")) {
      expect([addressOfArea(area), lesson.markedIn("veiled", area)]).toEqual([
        addressOfArea(area),
        [],
      ]);
    }
  });

  test("the sentence and the number stay in view, and the list is not printed", () => {
    const { frozen, printed } = lesson.plan;
    expect(frozen).toEqual({ rows: 3, columns: 0 });
    expect(contains(printed, lesson.area("sentence"))).toBe(true);
    expect(contains(printed, lesson.area("steps"))).toBe(false);
  });
});

test("8.58 (2011): the rule would change the first Ru of C and E, We and the change of A, B and F", () => {
  const lesson = new LessonOnSheet("printed2011");
  const marked = (name: string) => lesson.marked("amiss", name);
  lesson.type("step", 10);
  expect(marked("We")).toEqual([]);
  lesson.type("step", 11);
  expect(marked("Ru")).toEqual(["I10", "I12"]);
  expect(["Rc_new", "Ru_new", "Rn"].flatMap(marked)).toEqual([]);
  expect(marked("We")).toEqual(["L8", "L9", "L13"]);
  expect(marked("Rating_change")).toEqual(["N8", "N9", "N13"]);
  expect(marked("Rule_We")).toEqual(["L24", "L25", "L29"]);
});
