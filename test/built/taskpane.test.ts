import { readdirSync, statSync } from "node:fs";
import { LANGUAGE_CODES } from "../../src/i18n/languages";
import { builtFile } from "../support/built";
import { LANGUAGES } from "../support/languages";

/** What is loaded later, by its name without the sum of its content. */
const parts = new Map(
  readdirSync("dist").flatMap((file) => {
    const [, name] = /^(\w+)\.[0-9a-f]{8}\.js$/.exec(file) ?? [];
    return name === undefined ? [] : [[name, file] as const];
  }),
);

const sizeOf = (name: string) => statSync(`dist/${parts.get(name) ?? `${name}.js`}`).size;

/** Bytes; a little more than they are, so that what grows is looked at. */
const MOST: Readonly<Record<string, number>> = {
  taskpane: 388_000,
  en: 101_000,
  fr: 113_000,
  de: 112_000,
  it: 109_000,
  curves: 16_000,
  exercises: 42_000,
  file: 25_000,
  functionList: 8_000,
  learn: 60_000,
  learnDe: 37_000,
  learnEn: 35_000,
  learnFr: 37_000,
  learnIt: 37_000,
  lessons: 30_000,
  ratings: 74_000,
  renewal: 14_000,
  report: 35_000,
  shared: 148_000,
  sheets: 10_000,
  why: 95_000,
  whyDe: 27_000,
  whyEn: 25_000,
  whyFr: 27_000,
  whyIt: 27_000,
};

test("each part of the pane has its name, and its size", () => {
  expect(["taskpane", ...parts.keys()].sort()).toEqual(Object.keys(MOST).sort());
  const large = Object.entries(MOST).filter(([name, most]) => sizeOf(name) > most);
  expect(large).toEqual([]);
});

test.each(LANGUAGE_CODES)("%s: before anything is asked of it the pane is small", (language) => {
  expect(sizeOf("taskpane") + sizeOf(language)).toBeLessThanOrEqual(500_000);
});

test("the page names taskpane.js alone: parts come by it", () => {
  const scripts = Array.from(
    builtFile("dist/taskpane.html").matchAll(/<script[^>]*src="?([^" >]+)/g),
    ([, file = ""]) => file,
  );
  expect(scripts.filter((file) => !file.startsWith("https:"))).toEqual(["taskpane.js"]);
});

test("the language that is not spoken is no part of the start", () => {
  const start = builtFile("dist/taskpane.js");
  for (const { sheets } of LANGUAGES) expect(start).not.toContain(sheets.report.name);
});
