import { ALL_FUNCTIONS } from "../../src/functions/all";
import { EN_MESSAGES } from "../../src/i18n/en/messages";
import type { LanguageCode } from "../../src/i18n/languages";
import { LANGUAGES, MISSET } from "../support/languages";

describe.each(LANGUAGES)("$code", ({ functionTexts: texts }) => {
  test.each(ALL_FUNCTIONS.map((definition) => [definition.name, definition] as const))(
    "FIDE.%s has a short description, details and a word for each argument",
    (name, { parameters }) => {
      const text = texts.functions[name]!;
      expect(text.description.length).toBeLessThanOrEqual(128);
      expect(text.details).not.toBe("");
      expect(Object.keys(text.parameters)).toEqual(parameters.map((parameter) => parameter.name));
      for (const parameter of Object.values(text.parameters)) {
        expect(parameter.length).toBeGreaterThan(5);
        expect(parameter.length).toBeLessThanOrEqual(140);
      }
    },
  );

  test("no text for a function that is not there", () => {
    expect(Object.keys(texts.functions)).toEqual(ALL_FUNCTIONS.map(({ name }) => name));
  });
});

const BLANK_IS_A_LOSS: Readonly<Record<LanguageCode, string>> = {
  en: "A blank score is a loss on the desktop",
  fr: "Excel de bureau lit une case vide comme une défaite",
  de: "Desktop zählt leer als Niederlage",
  it: "In Excel desktop una cella vuota è una sconfitta",
};

test.each(LANGUAGES)(
  "what Excel on the desktop does to a blank score stands in the descriptions: $code",
  ({ code, functions }) => {
    for (const name of ["DELTA", "CHANGE", "PERFORMANCE", "SWISS.RU", "ROBIN"]) {
      expect(functions[name]?.description).toContain(BLANK_IS_A_LOSS[code]);
    }
  },
);

const SAMPLES = {
  wrong: { argument: "p", came: true, expected: "fraction", place: { row: 2, column: 3 } },
  sizesDiffer: {
    argument: "a",
    size: { rows: 2, columns: 1 },
    other: "b",
    otherSize: { rows: 3, columns: 1 },
  },
  scoreAboveGames: { argument: "scores", score: 11, games: 5 },
  totalBesideUnrated: { argument: "scores", other: "opponents" },
  neededGames: { came: 8, regular: 9, exception: 7, edition: "2005" },
  tooManyCells: { size: { rows: 1_048_576, columns: 2 }, most: 1_000_000 },
  tooManyPlayers: { players: 360, most: 300 },
  scoresNotAField: { players: 4, size: { rows: 2, columns: 2 } },
  contradiction: { player: "Ann", opponent: 1 },
  totalAboveGames: { player: 0, total: 9, highest: 4 },
  totalsSum: { sum: 11, expected: 12 },
  onlyPrintedIn: { edition: 2011, came: "2014" },
  notAnEdition: { year: 2013, inForce: "2012", expected: "edition" },
  commaInNumber: { digits: 67 },
  noPartner: {},
  inputShows: { code: "#REF!" },
  unexpected: { what: "x" },
} as const;

const REASONS = {
  dpUndefined: { p: 0, player: "Ann" },
  beforeFirstEdition: { day: 38000 },
  yearBeforeFirst: { year: 1990 },
  yearForDay: { year: 2013, inForce: "2012" },
  paceNotModelled: { earliest: 45352 },
  noRatedOpponents: {},
  tooFewPoints: { score: 1, needed: 2, first: false },
  tooFewRatedOpponents: { games: 2, needed: 3 },
  robinRemoved: { last: 2017 },
  averagedNotPooled: {},
  nothingToAverage: {},
  unratedHasNoK: {},
  unratedHasNoChange: {},
  noFixedClosing: { normally: { list: 38808, reportedBy: 38777 } },
  paceHasBounds: {},
  nobodyRated: {},
  tooFewPlayers: { players: 2 },
  unplayedGame: { player: "Ann", opponent: 2 },
  resultsNeeded: { player: 3, score: 0, needed: 1 },
} as const;

type Sentences = Record<"problems" | "reasons", Record<string, (values: unknown) => string>>;

const EN_SENTENCES = EN_MESSAGES as unknown as Sentences;

describe.each(LANGUAGES)("$code: sentences", ({ code, messages, functions }) => {
  const sentences = messages as unknown as Sentences;

  test.each(Object.entries(SAMPLES))("problem %s says all it knows", (key, values) => {
    expect(sentences.problems[key]!(values)).toMatch(/^[\p{L}].{15,}\.$/u);
    expect(sentences.problems[key]!(values)).not.toMatch(/undefined|\[object|NaN/);
  });

  test.each(Object.entries(REASONS))("reason %s says all it knows", (key, values) => {
    expect(sentences.reasons[key]!(values)).toMatch(/^.{15,}\.$/u);
    expect(sentences.reasons[key]!(values)).not.toMatch(/undefined|\[object|NaN/);
  });

  test("every sentence is sampled here", () => {
    expect(Object.keys(messages.problems)).toEqual(Object.keys(SAMPLES));
    expect(Object.keys(messages.reasons)).toEqual(Object.keys(REASONS));
  });

  test("the language's typography is kept", () => {
    const texts = [
      ...Object.values(messages.expected),
      ...Object.values(functions).flatMap((text) => [text.description, text.details]),
      messages.problems.wrong(SAMPLES.wrong),
    ];
    for (const text of texts) expect(text).not.toMatch(MISSET[code]);
  });
});

const OTHERS = LANGUAGES.filter(({ code }) => code !== "en");

test.each(OTHERS)("no sentence of $code is left in English", ({ messages }) => {
  const sentences = messages as unknown as Sentences;
  for (const [key, values] of Object.entries(SAMPLES)) {
    expect(sentences.problems[key]!(values)).not.toBe(EN_SENTENCES.problems[key]!(values));
  }
  for (const [key, values] of Object.entries(REASONS)) {
    expect(sentences.reasons[key]!(values)).not.toBe(EN_SENTENCES.reasons[key]!(values));
  }
  for (const [key, text] of Object.entries(EN_MESSAGES.expected)) {
    expect(messages.expected[key as keyof typeof messages.expected]).not.toBe(text);
  }
});
