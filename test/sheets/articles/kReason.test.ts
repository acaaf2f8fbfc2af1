import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { FR_SHEETS } from "../../../src/i18n/fr/sheets";
import { dayOf } from "../../../src/rules/day";
import type { EditionId } from "../../../src/rules/editions/edition";
import { ageOn } from "../../../src/sheets/articles/age";
import { kReason } from "../../../src/sheets/articles/kReason";
import { edition } from "../../support/editions";
import { calculated } from "../../support/calculated";
import { LANGUAGES } from "../../support/languages";

/** What a line has; nothing where it is not known. */
interface Line {
  readonly k: number | string;
  readonly rating?: number | string;
  readonly birth?: number;
  readonly games?: number;
  readonly peak?: number;
  readonly isRatedSince?: true;
}

const DAY = dayOf(2026, 5, 10);

function reason(id: EditionId, line: Line, { kReason: words } = EN_SHEETS) {
  const { k, rating = 2000, birth = "", games = "", peak = "", isRatedSince = false } = line;
  const of = edition(id);
  return calculated([k, rating, birth, games, peak, DAY], (...cells) => {
    const [own, elo, born, soFar, highest, day] = cells as [
      never,
      never,
      never,
      never,
      never,
      never,
    ];
    const age = ageOn(born, day, of);
    const known = { rating: elo, games: soFar, age, peak: highest, birth: born };
    return kReason({ ...known, k: own, isRatedSince }, of, words);
  });
}

test("a junior: the last year, or the year of the birthday that ends it", () => {
  expect(reason(2024, { k: 40, birth: 2011 })).toBe("junior until 2029");
  expect(reason(2024, { k: 40, birth: dayOf(2011, 12, 24) })).toBe("junior until 2029");
  expect(reason(2014, { k: 40, birth: dayOf(2011, 12, 24) })).toBe("junior until 18 in 2029");
  expect(reason(2024, { k: 40, birth: 2011 }, FR_SHEETS)).toBe("junior jusqu’en 2029");
});

test("a new player by his games, one rated only since, and one who has reached 2400", () => {
  expect(reason(2024, { k: 40, games: 12 })).toBe("new: 12 of 30 games");
  expect(reason(2005, { k: 25, games: 12, peak: 2450 })).toBe("new: 12 of 30 games");
  expect(reason(2011, { k: 10, games: 12, peak: 2450 })).toBe("2400 reached");
  expect(reason(2024, { k: 10, rating: 2400 })).toBe("2400 reached");
  expect(reason(2024, { k: 40, isRatedSince: true })).toBe("new: rated only since");
  expect(reason(2024, { k: 40, isRatedSince: true, games: 9 })).toBe("new: 9 of 30 games");
});

test("nothing is known, nothing makes an exception, or K is another than the rule's", () => {
  expect(reason(2024, { k: 20 })).toBe("by the rating alone");
  expect(reason(2024, { k: 20, birth: 1980 })).toBe("the usual K");
  expect(reason(2024, { k: 20, games: 12 })).toBe("given by hand");
  expect(reason(2024, { k: 15 })).toBe("given by hand");
  expect(reason(2024, { k: "", rating: "u" })).toBe("");
});

test("the heading tells the steps of its edition, in as many signs as Excel shows", () => {
  for (const { sheets } of LANGUAGES) {
    for (const id of [2005, 2009, 2011, 2012, 2014, 2017, 2022, 2024, 2025] as const) {
      const hints = Object.values(sheets.kReason.hints).map((hint) => hint(edition(id)));
      expect(Math.max(...hints.map(({ length }) => length))).toBeLessThanOrEqual(255);
    }
  }
  expect(EN_SHEETS.kReason.hints.kReason(edition(2014))).toBe(
    "8.56 (2014), the first that fits: K 10 once 2400 was reached; K 40 to the 18th birthday, below 2300; K 40 before 30 games; else K 20. Another K can be typed over it.",
  );
});
