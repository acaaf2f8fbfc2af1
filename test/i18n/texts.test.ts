import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGE_CODES, type LanguageCode } from "../../src/i18n/languages";
import { learnTexts } from "../../src/taskpane/learn/learnTexts";
import { LANGUAGES } from "../support/languages";
import { leavesOf, wordsOf } from "../support/texts";

/** All that is said in a language, also on the tab Learn. */
async function everythingIn(code: LanguageCode) {
  const { pane, ...language } = LANGUAGES.find((each) => each.code === code)!;
  return leavesOf({ ...pane, ...language, learn: await learnTexts(code) });
}

const OTHERS = LANGUAGE_CODES.filter((code) => code !== "en");

test.each(OTHERS)("%s has a text wherever English has one, and no other", async (code) => {
  const [english, other] = [await everythingIn("en"), await everythingIn(code)];
  expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
});

/** Marks of the regulations, inputs as they are typed, addresses, and what stands in no sentence. */
const EVERYWHERE =
  "FIDE Rar dpa ΣΔR swiss team robin standard rapid blitz Scheveningen yyyy functions docs index game known";

/** Words that a language has in common with English. */
const SHARED: Readonly<Record<Exclude<LanguageCode, "en">, string>> = {
  fr:
    "Argument Article Articles Composition Conditions Conventions correction Correction DATE Date Format junior Match Minutes Notes Page pages " +
    "Performance points Points Pts Question Questions Score Solution Tables",
  de: "Argument Format Name optional Start System",
  it: "Fed File Match rating Rating",
};

test.each(OTHERS)("nothing of %s is left in English", async (code) => {
  const [english, other] = [await everythingIn("en"), await everythingIn(code)];
  const shared = new Set(`${EVERYWHERE} ${SHARED[code]}`.split(" "));
  const left = [...other].filter(([way, leaf]) => {
    const words = wordsOf(leaf);
    const same = words.join(" ") === wordsOf(english.get(way)!).join(" ");
    return same && words.some((word) => !shared.has(word));
  });
  expect(left.map(([way]) => way)).toEqual([]);
});

/** What is drawn in one line of a pane 320 pixels wide: buttons, headings of parts; a tab is a word. */
const LONGEST_BUTTON = 48;
const LONGEST_TAB = 11;
const LONGEST_SHEET_NAME = 31;

test.each(LANGUAGES)("$code: buttons, tabs and names of sheets are short enough", async (all) => {
  const { table, eventFile, ratings, sheetsPage, texts, sheets, renewal } = all;
  const learn = await learnTexts(all.code);
  const buttons = [
    ...[table.useSelection, table.createReport, table.create, table.undo, table.cancel],
    ...[eventFile.open, eventFile.exportTrf, eventFile.fillIn, eventFile.use, eventFile.berger],
    ...[ratings.create, ratings.period.create, ratings.period.look, ratings.correction.compare],
    ...[sheetsPage.handOn.handOn, sheetsPage.overview.make, texts.insert, texts.calculateNow],
    ...[renewal.renew, renewal.anew, renewal.neither, renewal.undo],
    ...[learn.compare.create, learn.exercise.page.create, learn.lessons.insert],
    ...[learn.whatIf.create, learn.whatIf.take],
  ];
  expect(buttons.filter(({ length }) => length > LONGEST_BUTTON)).toEqual([]);
  const tabs = [
    table.tab,
    eventFile.tab,
    ratings.tab,
    sheetsPage.tab,
    texts.functions,
    texts.learn,
  ];
  expect(tabs.filter(({ length }) => length > LONGEST_TAB)).toEqual([]);
  const names = [
    ...Object.values(sheets.tabs.ratings).map((name) => name("2025-11")),
    ...Object.values(sheets.tabs.results).map((name) => name("2025-11")),
    ...[sheets.report.name, sheets.report.gamesName, sheets.report.pagesName, sheets.career.name],
    ...[
      sheets.period.name,
      sheets.period.resultsName,
      sheets.correction.reports.name,
      sheets.correction.periods.name,
    ],
    ...[sheets.overview.name, sheets.handOn.tables, sheets.iterationName("2005")],
    ...Object.values(learn.lessons.lessons).map(({ tab }) => tab),
  ];
  expect(names.filter(({ length }) => length > LONGEST_SHEET_NAME)).toEqual([]);
});

/** Signs by which a heading may be longer than the English one, whose column it has. */
const MORE_IN_A_HEADING = 10;

test.each(LANGUAGES)("$code: headings are about as long as the English ones", async ({ code }) => {
  const [english, other] = [await everythingIn("en"), await everythingIn(code)];
  const long = [...other].filter(([way, leaf]) => {
    const isHeading = /(?:[hH]eadings|columns)\.\w+$/.test(way) && typeof leaf === "string";
    return isHeading && leaf.length > String(english.get(way)).length + MORE_IN_A_HEADING;
  });
  expect(long).toEqual([]);
});

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return /i18n\/..$/.test(place) ? [] : sourcesIn(place);
    return place.endsWith(".ts") ? [readFileSync(place, "utf8")] : [];
  });
}

test("every text of the catalogues is read somewhere", async () => {
  /** Where a text is declared it is not read. */
  const sources = [...sourcesIn("src"), ...sourcesIn("scripts")].map((source) =>
    source.replace(/^ *readonly [\w"]+\??:/gm, ""),
  );
  const read = new Set(sources.join("\n").match(/[A-Za-z]\w*/g));
  /** Those of the manifest find their places by what they are in English. */
  const ways = [...(await everythingIn("en")).keys()].filter((way) => !/^manifest\./.test(way));
  const keys = ways.flatMap((way) => way.split("."));
  const names = new Set(keys.filter((key) => /^[a-z]\w*$/.test(key)));
  expect([...names].filter((name) => !read.has(name))).toEqual([]);
});
