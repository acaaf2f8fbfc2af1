import { LessonOnSheet } from "../../../support/lessonOnSheet";

/** Guide to a first rating (2005): what ½, 1, 1½ … take off, by games. */
const GUIDE: Readonly<Record<number, readonly number[]>> = {
  3: [273, 125],
  4: [322, 193, 87],
  5: [366, 240, 149, 72],
  6: [401, 273, 193, 125, 57],
  7: [422, 309, 230, 158, 102, 50],
  8: [444, 322, 251, 193, 141, 87, 43],
  9: [444, 351, 273, 220, 166, 125, 80, 43],
};

const hundredths = (value: unknown) => Math.round(100 * Number(value));

describe.each(["fide", "plain"] as const)("%s", (style) => {
  test("the guide's table of deductions (2005); no point at all is left open by 10.1", () => {
    const lesson = new LessonOnSheet("deductions", style);
    for (const [games, printed] of Object.entries(GUIDE)) {
      expect(lesson.figures(`of_${games}`)).toEqual(["–", ...printed]);
    }
  });

  test("FIDE Arbiters' Manual 2025, nine games: +1.41, +56.4, 2268", () => {
    const lesson = new LessonOnSheet("nineGames2025", style);
    expect(lesson.column("counted")).toEqual([
      ...[1926, 2011, 2318, 2067, 2219, 2585, 2612, 2464, 2612],
    ]);
    expect(["sum", "change", "Rn"].map((name) => lesson.cell(name))).toEqual([1.41, 56.4, 2268]);
  });

  test("K by 10.52 (2005), 8.56 (2011), 8.56 (2014) and 8.3.3 (2024)", () => {
    const lesson = new LessonOnSheet("kThroughCareer", style);
    expect(lesson.column("in_2005")).toEqual([25, 15, 15, 15, 15, 15, 10, 10, 25]);
    expect(lesson.column("in_2011")).toEqual([30, 15, 15, 15, 15, 15, 10, 10, 10]);
    expect(lesson.column("in_2014")).toEqual([40, 40, 40, 20, 20, 20, 10, 10, 10]);
    expect(lesson.column("in_2024")).toEqual([40, 40, 40, 20, 20, 40, 10, 10, 10]);
  });

  test("K × n ≤ 700, FIDE Arbiters' Manual 2025: 31, 17, 14", () => {
    const lesson = new LessonOnSheet("kTimesGames", style);
    expect(lesson.column("K_used")).toEqual([31, 17, 14, 40, 10]);
  });

  test("FIDE against FSE by table 8.1(b); the slides differ at 100, 200, 250, 350, 500, 800, and at 90, 300", () => {
    const lesson = new LessonOnSheet("fideAndFse", style);
    const differences = lesson.column("D");
    const at = (name: string, difference: number) =>
      hundredths(lesson.column(name)[differences.indexOf(difference)]);
    expect([800, 500, 350, 250, 200, 100].map((each) => at("FIDE_PD", each))).toEqual([
      ...[92, 92, 89, 81, 76, 64],
    ]);
    expect([300, 90, 1000].map((each) => at("FSE_PD", each))).toEqual([85, 62, 100]);
    expect(["FIDE_win", "FIDE_draw", "FIDE_loss"].map((name) => at(name, 100))).toEqual([
      ...[720, -280, -1280],
    ]);
    expect(["FSE_win", "FSE_draw", "FSE_loss"].map((name) => at(name, 0))).toEqual([
      1200, 0, -1200,
    ]);
    lesson.type("step", 4);
    const marked = (name: string) =>
      lesson.marked("amiss", name).map((address) => {
        const row = Number(/\d+/.exec(address)![0]) - 1;
        return differences[row - lesson.area("D").row];
      });
    expect(marked("FIDE_slides")).toEqual([100, 200, 250, 350, 500, 800]);
    expect(marked("FSE_slides")).toEqual([90, 300]);
  });

  test("K in both lists by the slides and 8.3.3 (2024); six periods of two months, twelve of one", () => {
    const lesson = new LessonOnSheet("fsePeriods", style);
    expect(lesson.column("K_FSE")).toEqual([16, 16, 24, 36, 24, 36, 24, 36]);
    expect(lesson.column("K_FIDE")).toEqual([10, 20, 20, 40, 40, 20, 20, 40]);
    const periods = ["FSE_periods", "FSE_months", "FIDE_periods", "FIDE_months"];
    expect(periods.map((name) => lesson.cell(name))).toEqual([6, 2, 12, 1]);
  });
});
