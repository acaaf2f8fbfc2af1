import { readFileSync } from "node:fs";
import { translatedManifest } from "../../scripts/manifest";
import { readingsMarkdown } from "../../scripts/readings";
import { referenceMarkdown } from "../../scripts/reference";
import { sheetNamesMarkdown } from "../../scripts/sheetNames";
import { LANGUAGE_CODES, suffixOf } from "../../src/i18n/languages";
import { builtFile } from "../support/built";

test.each(LANGUAGE_CODES)("docs in %s are what `npm run docs` writes", (language) => {
  const suffix = suffixOf(language);
  const file = (name: string) => readFileSync(`docs/${name}${suffix}.md`, "utf8");
  expect(file("functions")).toBe(referenceMarkdown(language));
  expect(file("readings")).toBe(readingsMarkdown(language));
  expect(file("sheets")).toBe(sheetNamesMarkdown(language));
});

test("the manifest has the texts and files of every language, as `npm run docs` writes it", () => {
  const manifest = readFileSync("manifest.xml", "utf8");
  expect(translatedManifest(manifest)).toBe(manifest);
});

test("the built reference has a place for every help link", () => {
  for (const suffix of LANGUAGE_CODES.map(suffixOf)) {
    const page = builtFile(`dist/reference${suffix}.html`);
    const json = builtFile(`dist/functions${suffix}.json`);
    const anchors = Array.from(
      json.matchAll(/"helpUrl": "[^"#]*#([^"]*)"/g),
      ([, anchor]) => anchor,
    );
    expect(anchors).toHaveLength(32);
    for (const anchor of anchors) expect(page).toMatch(new RegExp(`id="?${anchor}"?>`));
  }
});
