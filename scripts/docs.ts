import { writeFileSync } from "node:fs";
import { LANGUAGES, referenceMarkdown } from "./reference";

for (const language of LANGUAGES) {
  const name = language === "en" ? "docs/functions.md" : `docs/functions.${language}.md`;
  writeFileSync(name, referenceMarkdown(language));
}
