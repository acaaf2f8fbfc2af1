import { LessonOnSheet } from "../../../support/lessonOnSheet";

describe.each(["fide", "plain"] as const)("%s", (style) => {
  test("10.3 (2005): Ru 2280 over 5 games, 2400 over 10, 2000 over 5: 2270", () => {
    const lesson = new LessonOnSheet("weighted2005", style);
    expect(lesson.figures("Ru")).toEqual([2280, 2400, 2000]);
    expect(lesson.cell("games_together")).toBe(20);
    expect(lesson.cell("rating_published")).toBe(2270);
  });

  test("8.34 (2011): 6½ of 12 against 2184.17: 2199, where the text prints 2197", () => {
    const lesson = new LessonOnSheet("pooled2011", style);
    expect(["games_together", "points_together"].map((name) => lesson.cell(name))).toEqual([
      12, 6.5,
    ]);
    expect(Number(lesson.cell("Rc_together"))).toBeCloseTo(2184.17, 2);
    expect(lesson.cell("rating_published")).toBe(2199);
  });

  test("8.2 (2024), FIDE Arbiters' Manual 2025, Q15: Ra 1629, .44, −43, 1586", () => {
    const lesson = new LessonOnSheet("first2024", style);
    expect(Math.round(Number(lesson.cell("average_together")))).toBe(1629);
    expect(lesson.cell("p_together")).toBe(0.44);
    expect(lesson.cell("dp_together")).toBe(-43);
    expect(lesson.cell("rating_published")).toBe(1586);
  });
});
