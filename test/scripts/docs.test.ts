import { readFileSync } from "node:fs";
import { LANGUAGES, referenceMarkdown } from "../../scripts/reference";
import { sheetNamesMarkdown } from "../../scripts/sheetNames";
import { builtFile } from "../support/built";

test.each(LANGUAGES)("docs in %s are what `npm run docs` writes", (language) => {
  const suffix = language === "en" ? "" : `.${language}`;
  const file = (name: string) => readFileSync(`docs/${name}${suffix}.md`, "utf8");
  expect(file("functions")).toBe(referenceMarkdown(language));
  expect(file("sheets")).toBe(sheetNamesMarkdown(language));
});

test("the built reference has a place for every help link", () => {
  for (const suffix of ["", ".fr"]) {
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
