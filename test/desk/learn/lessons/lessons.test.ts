import type { LessonsTexts } from "../../../../src/i18n/learn/lessons";
import { DE_LESSONS } from "../../../../src/i18n/de/learn/lessons";
import { EN_LESSONS } from "../../../../src/i18n/en/learn/lessons";
import { FR_LESSONS } from "../../../../src/i18n/fr/learn/lessons";
import { IT_LESSONS } from "../../../../src/i18n/it/learn/lessons";
import { LESSONS } from "../../../../src/desk/learn/lessons/lessons";
import { LANGUAGE_CODES, type LanguageCode } from "../../../../src/i18n/languages";
import { legalSheetName } from "../../../../src/sheets/sheetName";
import { MISSET } from "../../../support/languages";
import { lessonOf } from "../../../support/lessonOnSheet";

/** The list of lessons is as wide as the pane. */
const WIDEST_NAME = 39;

/** Three lines of a wall at 18 points. */
const LONGEST = 190;

const ALL: Readonly<Record<LanguageCode, LessonsTexts>> = {
  en: EN_LESSONS,
  fr: FR_LESSONS,
  de: DE_LESSONS,
  it: IT_LESSONS,
};

describe.each(LANGUAGE_CODES.map((code) => [code, ALL[code]] as const))("%s", (code, texts) => {
  const { lessons } = texts;

  test("set as the language is", () => {
    const all = Object.values(lessons).flatMap(({ name, tab, look, steps }) => [
      ...[name, tab, look, ...steps],
    ]);
    const { step, typeIt, refused, steps: heading } = texts.sheet;
    const others = [texts.byRule, texts.noLesson, texts.what, typeIt, heading, step(9), refused(9)];
    for (const text of [...all, ...others, texts.stepOf("A", 2, 9)]) {
      expect(text).not.toMatch(MISSET[code]);
    }
  });

  test("every lesson has its words, and a sentence a step", () => {
    expect(Object.keys(lessons).sort()).toEqual(LESSONS.map(({ key }) => key).sort());
    for (const { key, steps } of LESSONS) {
      expect([key, lessons[key].steps.length]).toEqual([key, steps.length]);
    }
  });

  test("tabs are as long as Excel takes them, sentences as a wall does", () => {
    for (const { name, tab, steps } of Object.values(lessons)) {
      expect(name.length).toBeLessThanOrEqual(WIDEST_NAME);
      expect(legalSheetName(tab)).toBe(tab);
      expect(tab.length).toBeLessThanOrEqual(31);
      for (const sentence of steps) expect(sentence.length).toBeLessThanOrEqual(LONGEST);
    }
  });
});

test("errata stand beside the examples that have them", () => {
  expect(lessonOf("printed2011").errata).toEqual(["firstRuPrinted", "wePrinted"]);
  expect(lessonOf("printed2005").errata).toEqual([]);
});
