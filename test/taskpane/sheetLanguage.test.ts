import { paneLanguage } from "../../src/taskpane/language";
import { SheetLanguage } from "../../src/taskpane/sheetLanguage";

const ENGLISH = paneLanguage("en-US");

/** A browser that keeps things. */
function memory(kept: Record<string, string> = {}) {
  return {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  };
}

test("sheets are written in the pane's language, or in the one chosen, also by the next pane", () => {
  const browser = memory();
  const first = new SheetLanguage(ENGLISH, () => browser);
  expect([first.chosen, first.now.code]).toEqual(["", "en"]);
  first.choose("fr");
  expect([first.chosen, first.now.code]).toEqual(["fr", "fr"]);
  expect(new SheetLanguage(ENGLISH, () => browser).now.code).toBe("fr");
  first.choose("");
  expect(new SheetLanguage(paneLanguage("fr-FR"), () => browser).now.code).toBe("fr");
  expect(new SheetLanguage(ENGLISH, () => browser).now.code).toBe("en");
});

test("a language that is no more, or a browser that keeps nothing, changes nothing", () => {
  const kept = new SheetLanguage(ENGLISH, () => memory({ "sheet-language": "xx" }));
  expect([kept.chosen, kept.now.code]).toEqual(["", "en"]);
  const refusing = new SheetLanguage(ENGLISH, () => {
    throw new Error("SecurityError");
  });
  refusing.choose("fr");
  expect(refusing.now.code).toBe("fr");
});
