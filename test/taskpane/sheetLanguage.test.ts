import { ENGLISH } from "../../src/taskpane/languages/english";
import { FRENCH } from "../../src/taskpane/languages/french";
import { SheetLanguage } from "../../src/taskpane/sheetLanguage";

/** A browser that keeps things. */
function memory(kept: Record<string, string> = {}) {
  return {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  };
}

test("sheets are written in the pane's language, or in the one chosen, also by the next pane", async () => {
  const browser = memory();
  const first = new SheetLanguage(ENGLISH, () => browser);
  expect([first.chosen, (await first.now()).code]).toEqual(["", "en"]);
  first.choose("fr");
  expect([first.chosen, (await first.now()).code]).toEqual(["fr", "fr"]);
  expect((await new SheetLanguage(ENGLISH, () => browser).now()).code).toBe("fr");
  first.choose("");
  expect((await new SheetLanguage(FRENCH, () => browser).now()).code).toBe("fr");
  expect((await new SheetLanguage(ENGLISH, () => browser).now()).code).toBe("en");
});

test("a language that is no more, or a browser that keeps nothing, changes nothing", async () => {
  const kept = new SheetLanguage(ENGLISH, () => memory({ "sheet-language": "xx" }));
  expect([kept.chosen, (await kept.now()).code]).toEqual(["", "en"]);
  const refusing = new SheetLanguage(ENGLISH, () => {
    throw new Error("SecurityError");
  });
  refusing.choose("fr");
  expect((await refusing.now()).code).toBe("fr");
});
