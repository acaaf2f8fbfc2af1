import { readFileSync } from "node:fs";
import { LANGUAGES, referenceMarkdown } from "../../scripts/reference";
import { builtFile } from "../support/built";

test.each(LANGUAGES)("docs in %s are what `npm run docs` writes", (language) => {
  const file = language === "en" ? "docs/functions.md" : `docs/functions.${language}.md`;
  expect(readFileSync(file, "utf8")).toBe(referenceMarkdown(language));
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
