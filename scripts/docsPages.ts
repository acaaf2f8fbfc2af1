import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { marked } from "marked";
import { LANGUAGE_CODES, suffixOf, type LanguageCode } from "../src/i18n/languages";
import { CATALOGUES } from "./catalogues";
import { page } from "./page";

const FOLDER = "docs";

/** What people read, as pages beside the pane: one for each text of the docs, and a list of them. */
export async function docsPages(): Promise<[name: string, content: string][]> {
  const pages: [string, string][] = [];
  for (const language of LANGUAGE_CODES) {
    const texts = textsIn(language);
    for (const { name, title, markdown } of texts) {
      pages.push([`${FOLDER}/${name}.html`, await docsPage(markdown, title, language)]);
    }
    const list = texts.map(({ name, title }) => `- [${title}](${name}.md)`).join("\n");
    const title = CATALOGUES[language].manual;
    const contents = `# ${title}\n\n${list}\n`;
    const suffix = suffixOf(language);
    pages.push([`${FOLDER}/index${suffix}.html`, await docsPage(contents, title, language)]);
  }
  return pages;
}

interface DocsText {
  readonly name: string;
  readonly title: string;
  readonly markdown: string;
}

/** files.md is English, files.fr.md French. */
function textsIn(language: LanguageCode): DocsText[] {
  const ending = `${suffixOf(language)}.md`;
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(ending) && languageOf(file) === language)
    .sort()
    .map((file) => {
      const markdown = readFileSync(path.join(FOLDER, file), "utf8");
      const name = file.slice(0, -".md".length);
      return { name, title: /^# (.+)$/m.exec(markdown)?.[1] ?? name, markdown };
    });
}

function languageOf(file: string): LanguageCode {
  return LANGUAGE_CODES.find((language) => file.endsWith(`.${language}.md`)) ?? "en";
}

/** Texts lead to each other as pages; what is not among them stays a word. */
async function docsPage(markdown: string, title: string, language: LanguageCode): Promise<string> {
  const body = (await marked.parse(markdown)).replace(
    /<a href="([\w.-]+)\.md(#[^"]*)?">/g,
    (_, name: string, place = "") => `<a href="${name}.html${String(place)}">`,
  );
  return page({ language, title, body, root: "../" });
}
