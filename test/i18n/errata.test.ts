import { EN_ERRATA } from "../../src/i18n/en/errata";
import { erratumText } from "../../src/i18n/errata";
import { expected, pdOf } from "../../src/rules/expected";
import { ERRATA } from "../../src/rules/editions/errata";
import { edition } from "../support/editions";
import { LANGUAGES, MISSET } from "../support/languages";

describe.each(LANGUAGES)("$code", ({ code, errata: texts }) => {
  test("every erratum has a sentence with its article and edition", () => {
    for (const erratum of ERRATA) {
      const text = erratumText(erratum, texts);
      expect(text).toContain(erratum.article);
      if (typeof erratum.source === "number") expect(text).toContain(`(${erratum.source})`);
      expect(text).toMatch(/\.$/);
    }
    const keys = ERRATA.map(({ key }) => key);
    expect(Object.keys(texts.sentences).sort()).toEqual([...new Set(keys)].sort());
  });

  test("no sentence is left in English, and the language's typography is kept", () => {
    for (const erratum of ERRATA) {
      const text = erratumText(erratum, texts);
      if (code !== "en") expect(text).not.toBe(erratumText(erratum, EN_ERRATA));
      expect(text).not.toMatch(MISSET[code]);
    }
  });
});

test("what the slides round, by table 8.1(b), with the limit and without", () => {
  const shown = (hundredths: number) => `.${hundredths}`;
  const fide = [800, 500, 350, 250, 200, 100].map((difference) =>
    shown(expected(2000 + difference, 2000, edition(2014))),
  );
  expect(EN_ERRATA.sentences.slidesFide("FIDE")).toContain(fide.join(", "));
  const fse = [300, 90].map((difference) => shown(pdOf(difference)));
  expect(EN_ERRATA.sentences.slidesFse("FSE")).toContain(fse.join(" and "));
});
