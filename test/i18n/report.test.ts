import type { ReportHeading } from "../../src/i18n/report";
import { EDITION_IDS } from "../../src/rules/editions/editions";
import { editionsOf } from "../../src/rules/editions/editionOn";
import { edition } from "../support/editions";
import { LANGUAGES } from "../support/languages";

const ALL = [...EDITION_IDS.map(edition), ...editionsOf("rapid"), ...editionsOf("blitz")];

describe.each(LANGUAGES)("$code", ({ sheets }) => {
  const { headings, hints, twoDraws, notCounted, hypothetical } = sheets.report;

  test("Excel shows 32 letters of a hint's title and 255 of its text", () => {
    for (const of of ALL) {
      for (const [column, hint] of Object.entries(hints)) {
        expect(headings[column as ReportHeading](of).length).toBeLessThanOrEqual(32);
        expect(hint(of).length).toBeLessThanOrEqual(255);
      }
    }
  });

  test("8.2.2 (2024): that two drawn games are counted in, with their rating", () => {
    for (const text of [twoDraws, hints.ra!]) {
      expect(text(edition(2024))).toContain("1800");
      expect(text(edition(2024))).toContain("8.2.2 (2024)");
    }
    expect(hypothetical).not.toBe("");
    expect(notCounted(edition(2005))).toContain("11.31 (2005)");
  });

  test("no heading is another column's: reports are read back by them", () => {
    for (const of of ALL) {
      const names = Object.values(headings).map((heading) => heading(of));
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
