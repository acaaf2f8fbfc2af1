import type { LessonKey } from "../../../../src/i18n/learn/lessons";
import type { StyleName } from "../../../../src/sheets/articles/style";
import { LessonOnSheet } from "../../../support/lessonOnSheet";
import { explainedAt, toldSteps } from "../../../support/why/explained";

function lessonCells(key: LessonKey, style: StyleName = "plain") {
  const lesson = new LessonOnSheet(key, style);
  const read = lesson.read();
  return (name: string, line = 0) => explainedAt(read, lesson.plan.name, name, line);
}

const [C, A, F] = [2, 0, 5];

describe("8.58 (2011), the rule's table under the one as printed", () => {
  const at = lessonCells("printed2011");

  test("8.23 (2011), Ru of C: 15 for each half point; We of A and F from Ru (new)", () => {
    const ru = at("Rule_Ru", C);
    expect(ru.why).toMatchObject({
      ...{ title: "By the rule: Ru of C", shown: 2423, result: 2423, agrees: true, parts: [] },
    });
    expect(toldSteps(ru).slice(-1)).toEqual([
      "8.23 (2011): Above 50 % each half point is worth 15: Ru = 2348 + 5 × 15 = 2423",
    ]);
    expect(at("Rule_We", A).why).toMatchObject({ result: 7.36, agrees: true });
    expect(at("Rule_Rating_change", F).why).toMatchObject({ result: 21.75, agrees: true });
    expect(at("Rule_Rn", F).why).toMatchObject({ result: 2172, agrees: true });
  });

  test("the table as printed is explained in the same sheet", () => {
    expect(at("Ru", C).why).toMatchObject({ result: 2411, agrees: true });
    expect(at("Ru", C).why.parts).toMatchObject([{ result: 2423 }]);
  });
});

describe.each(["fide", "plain"] as const)("%s", (style) => {
  test("8.3.1 and 8.3.4 (2024), nine games: counted, D, PD, ΔR, ΣΔR, change, Rn", () => {
    const at = lessonCells("nineGames2025", style);
    const [SEVENTH] = [6];
    expect(toldSteps(at("delta", SEVENTH))).toEqual([
      "8.3.1 (2024): The opponent, 2659, is 447 points away, more than the limit of 400, and counts as 2212 + 400 = 2612",
      "8.3.1 (2024): Difference: 2212 − 2612 = −400",
      "8.1.2 (2024): PD, the expected score, of a difference of −400 by the table: 0.08",
      "8.3.2(b) (2024): ΔR, the score less the expected score: 1 − 0.08 = +0.92",
    ]);
    for (const name of ["counted", "D", "PD", "delta"]) {
      expect(at(name, SEVENTH).why.agrees).toBe(true);
    }
    expect([at("sum"), at("change"), at("Rn")].map(({ why }) => [why.result, why.agrees])).toEqual([
      [1.41, true],
      [56.4, true],
      [2268, true],
    ]);
    expect(toldSteps(at("Rn")).slice(-1)).toEqual([
      "8.3.4 (2024): Rn: 2212 + 56.4 = 2268.4, rounded to 2268",
    ]);
  });

  test("8.3.3 (2024), K × n: 880 is more than 700, K 31", () => {
    const at = lessonCells("kTimesGames", style);
    expect(at("product").why).toMatchObject({
      ...{ result: 880, agrees: true },
      said: ["K × n = 40 × 22 = 880: in a period at most 700, 8.3.3 (2024)."],
    });
    expect(at("K_used").why).toMatchObject({ result: 31, agrees: true });
  });

  test("8.3.1 (2024) and the Swiss list: what a game is worth at 500 points", () => {
    const at = lessonCells("fideAndFse", style);
    const LINE = 15;
    expect(at("FIDE_win", LINE).why).toMatchObject({
      ...{ result: 1.6, agrees: true },
      said: ["A difference of 500 counts as 400: 8.3.1 (2024)."],
    });
    expect(at("FSE_win", LINE).why).toMatchObject({ result: 0.96, agrees: true, said: [] });
    expect(at("FSE_loss", LINE).why).toMatchObject({ result: -23.04, agrees: true });
  });
});
