import { readFileSync, writeFileSync } from "node:fs";
import { LANGUAGE_CODES, suffixOf } from "../src/i18n/languages";
import { translatedManifest } from "./manifest";
import { readingsMarkdown } from "./readings";
import { referenceMarkdown } from "./reference";
import { sheetNamesMarkdown } from "./sheetNames";

for (const language of LANGUAGE_CODES) {
  const suffix = suffixOf(language);
  writeFileSync(`docs/functions${suffix}.md`, referenceMarkdown(language));
  writeFileSync(`docs/readings${suffix}.md`, readingsMarkdown(language));
  writeFileSync(`docs/sheets${suffix}.md`, sheetNamesMarkdown(language));
}

const MANIFEST = "manifest.xml";
writeFileSync(MANIFEST, translatedManifest(readFileSync(MANIFEST, "utf8")));
