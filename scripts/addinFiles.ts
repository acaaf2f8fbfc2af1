import { marked } from "marked";
import { EXAMPLES } from "../src/functions/examples";
import { metadata } from "../src/functions/metadata";
import { LANGUAGE_CODES, suffixOf, type LanguageCode } from "../src/i18n/languages";
import { CATALOGUES } from "./catalogues";
import { docsPages } from "./docsPages";
import { page } from "./page";
import { referenceMarkdown } from "./reference";

/** The built files that come from descriptions instead of code, by name. */
export async function addinFiles(addinUrl: string): Promise<[name: string, content: string][]> {
  const files: [string, string][] = [];
  for (const language of LANGUAGE_CODES) {
    const suffix = suffixOf(language);
    const referenceUrl = `${addinUrl}reference${suffix}.html`;
    const json = JSON.stringify(metadata(CATALOGUES[language].functions, referenceUrl), null, 2);
    files.push([`functions${suffix}.json`, `${json}\n`]);
    files.push([`reference${suffix}.html`, await referencePage(language)]);
  }
  files.push([
    "examples.json",
    `${JSON.stringify(firstExamples(), null, 2)}
`,
  ]);
  return [...files, ...(await docsPages())];
}

/** What the pane puts into a cell: an example of each function that the tests have executed. */
function firstExamples(): Record<string, string> {
  const firsts = Object.entries(EXAMPLES).flatMap(([name, [first]]) =>
    first === undefined ? [] : [[name, `=${first.formula}`] as const],
  );
  return Object.fromEntries(firsts);
}

async function referencePage(language: LanguageCode): Promise<string> {
  const body = await marked.parse(referenceMarkdown(language));
  return page({ language, title: CATALOGUES[language].functions.reference.title, body, root: "" });
}
