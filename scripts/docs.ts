import { writeFileSync } from "node:fs";
import { suffixOf } from "./docsPages";
import { LANGUAGES, referenceMarkdown } from "./reference";
import { sheetNamesMarkdown } from "./sheetNames";

for (const language of LANGUAGES) {
  const suffix = suffixOf(language);
  writeFileSync(`docs/functions${suffix}.md`, referenceMarkdown(language));
  writeFileSync(`docs/sheets${suffix}.md`, sheetNamesMarkdown(language));
}
