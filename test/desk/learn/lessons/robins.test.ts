import { LessonOnSheet } from "../../../support/lessonOnSheet";

describe.each(["fide", "plain"] as const)("%s", (style) => {
  describe("8.58 (2011) as printed", () => {
    const lesson = new LessonOnSheet("printed2011", style);

    test("Rar 2375, dpa 29.5, Ra 2348", () => {
      expect(["Rar", "dpa", "Ra"].map((name) => lesson.cell(name))).toEqual([2375, 29.5, 2348]);
    });

    test("W, p and dp", () => {
      expect(lesson.figures("W_points")).toEqual([8, 7, 7, 6, 6, 4, 3, 2, 1, 1]);
      expect(lesson.figures("p_fraction")).toEqual([0.89, 0.78, 0.67, 0.44, 0.33, 0.11]);
      expect(lesson.figures("dp")).toEqual([351, 220, 125, -43, -125, -351]);
    });

    test("Ru 2411, 2386, 2150, 2032; Rc (new) 2348, 2348, 2342, 2322; Ru (new) 2423, 2393, 2144, 2006", () => {
      expect(lesson.figures("Ru")).toEqual([2411, 2386, 2150, 2032]);
      expect(lesson.figures("Rc_new")).toEqual([2348, 2348, 2342, 2322]);
      expect(lesson.figures("Ru_new")).toEqual([2423, 2393, 2144, 2006]);
    });

    test("We 7.38, 6.50, 5.40, 2.52, 4.21, 4.21 and K change", () => {
      expect(lesson.figures("We").map((we) => Math.round(100 * Number(we)))).toEqual([
        738, 650, 540, 252, 421, 421,
      ]);
      expect(lesson.figures("Rating_change").map((by) => Math.round(100 * Number(by)))).toEqual([
        620, 500, 600, 2220, -1815, -4815,
      ]);
    });

    test("beside it by the rule (errata of 8.58): Ru 2423, 2393; We 7.36, 6.48, 5.40, 2.55", () => {
      expect(lesson.figures("Rule_Ru")).toEqual([2423, 2393, 2150, 2032]);
      expect(lesson.figures("Rule_Ru_new")).toEqual([2423, 2393, 2144, 2006]);
      expect(lesson.figures("Rule_We").map((we) => Math.round(100 * Number(we)))).toEqual([
        736, 648, 540, 255, 421, 421,
      ]);
    });
  });

  test("10.54 (2005): Ru, Rc (new), Ru (new), and We of F by both readings", () => {
    const lesson = new LessonOnSheet("printed2005", style);
    expect(lesson.figures("Ru")).toEqual([2411, 2386, 2150, 2032]);
    expect(lesson.figures("Rc_new")).toEqual([2351, 2348, 2337, 2305]);
    expect(lesson.figures("Ru_new")).toEqual([2414, 2386, 2139, 1989]);
    expect(
      [lesson.column("We")[5], lesson.column("We_other")[5]].map((we) => Number(we).toFixed(2)),
    ).toEqual(["2.62", "2.55"]);
  });

  test("the same field by 8.23 and 8.58 (2014)", () => {
    const lesson = new LessonOnSheet("rule2014", style);
    expect(lesson.figures("Ru")).toEqual([2448, 2408, 2150, 2032]);
    expect(lesson.figures("Rc_new")).toEqual([2350, 2348, 2342, 2320]);
    expect(lesson.figures("Ru_new")).toEqual([2450, 2408, 2144, 2004]);
  });

  test("10.54 (2005), last paragraph: with F 2380 player C is better off with a point less", () => {
    const lesson = new LessonOnSheet("strongerField", style);
    expect(lesson.cell("Ra")).toBe(2387);
    expect(lesson.column("W_points")[2]).toBe(6);
    expect(lesson.figures("Ru_new")).toEqual([2425, 2425, 2182, 2182]);
  });
});
