import type { StyleName } from "../../src/sheets/articles/style";
import { cases } from "../support/cases";
import { GOLDEN_CASES } from "../support/golden/cases";
import { readGolden, writeGolden } from "../support/golden/file";
import { recordOf, type GoldenRecord } from "../support/golden/record";
import { workbookWithFide } from "../support/workbench";

/** `GOLDEN=write` keeps what the sheets are now: look at the difference before it is committed. */
const isWriting = process.env["GOLDEN"] === "write";
const STYLES: readonly StyleName[] = ["fide", "plain"];

/** Every so manyeth case: all of them in the long run. */
const STEP = isWriting ? 1 : cases({ quick: 48, long: 6 });
/** Of the printed examples and some of each kind the formulas are kept one by one. */
const FULL_EVERY = 16;

const book = workbookWithFide();
const known = isWriting ? {} : readGolden();
const records: Record<string, GoldenRecord> = {};

const chosen = GOLDEN_CASES.map((each, index) => ({ each, index })).filter(
  ({ index }) => index % STEP === 0,
);

test.each(
  chosen.flatMap(({ each, index }) =>
    STYLES.map((style) => ({ name: `${each.name} ${style}`, each, style, index })),
  ),
)("$name is what it was", ({ name, each, style, index }) => {
  const detail = index % FULL_EVERY === 0 ? "in full" : "as sums";
  const record = recordOf(each, style, book, detail);
  records[name] = record;
  if (!isWriting) expect(record).toEqual(known[name]);
});

afterAll(() => {
  if (isWriting) writeGolden(records);
});
