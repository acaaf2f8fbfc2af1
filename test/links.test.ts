import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const PAGES = [
  ...["README.md", "CONTRIBUTING.md", "CHANGELOG.md"],
  ...readdirSync("docs")
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

test.each(PAGES)("%s: every page and picture it points to is there", (page) => {
  const links = [...readFileSync(page, "utf8").matchAll(/\]\(([^)#\s]+)/g)].map(
    ([, link]) => link!,
  );
  const local = links.filter((link) => !/^https?:/.test(link));
  expect(local.filter((link) => !existsSync(path.join(path.dirname(page), link)))).toEqual([]);
});
