import type { Content } from "../../src/sheets/sheetPlan";
import { everySheet } from "../support/everySheet";
import { LANGUAGES, MISSET } from "../support/languages";

/** What a cell says, or what its formula can say. */
function saidBy(content: Content): readonly string[] {
  if (typeof content === "number") return [];
  if (typeof content === "string") return [content];
  const texts = content.formula.match(/"(?:[^"]|"")*"/g) ?? [];
  return texts.map((text) => text.slice(1, -1).replace(/""/g, '"'));
}

/** Of what sheets put together a semicolon between two texts is the language's, too. */
test.each(LANGUAGES)("what sheets say keeps the typography of their language: $code", (texts) => {
  /** The last is a file's own sheet: what stands there is the file's. */
  const said = everySheet(texts, "plain")
    .slice(0, -1)
    .flat()
    .flatMap(({ cells }) => cells.flatMap(({ content }) => saidBy(content)));
  expect(said.length).toBeGreaterThan(1000);
  expect([...new Set(said)].filter((text) => MISSET[texts.code].test(text))).toEqual([]);
});
