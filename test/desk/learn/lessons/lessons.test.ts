import { EN_LESSONS } from "../../../../src/i18n/en/learn/lessons";
import { FR_LESSONS } from "../../../../src/i18n/fr/learn/lessons";
import { LESSONS } from "../../../../src/desk/learn/lessons/lessons";
import { legalSheetName } from "../../../../src/sheets/sheetName";
import { lessonOf } from "../../../support/lessonOnSheet";

/** Three lines of a wall at 18 points. */
const LONGEST = 190;

describe.each([
  ["English", EN_LESSONS],
  ["French", FR_LESSONS],
])("%s", (_, { lessons }) => {
  test("every lesson has its words, and a sentence a step", () => {
    expect(Object.keys(lessons).sort()).toEqual(LESSONS.map(({ key }) => key).sort());
    for (const { key, steps } of LESSONS) {
      expect([key, lessons[key].steps.length]).toEqual([key, steps.length]);
    }
  });

  test("tabs are as long as Excel takes them, sentences as a wall does", () => {
    for (const { tab, steps } of Object.values(lessons)) {
      expect(legalSheetName(tab)).toBe(tab);
      expect(tab.length).toBeLessThanOrEqual(31);
      for (const sentence of steps) expect(sentence.length).toBeLessThanOrEqual(LONGEST);
    }
  });
});

test("errata stand beside the examples that have them", () => {
  expect(lessonOf("printed2011").errata).toEqual(["firstRuPrinted", "wePrinted"]);
  expect(lessonOf("printed2005").errata).toEqual(["weFromRu"]);
});
