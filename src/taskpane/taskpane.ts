import { paneLanguage } from "./language";
import { showPane } from "./pane";
import type { ListedFunction } from "./functionList";
import { applyTheme } from "./theme";

async function loadFunctions(file: string): Promise<readonly ListedFunction[]> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  const metadata = (await response.json()) as { readonly functions: readonly ListedFunction[] };
  return metadata.functions;
}

void Office.onReady(async () => {
  const { code, texts, functionsFile } = paneLanguage(Office.context.displayLanguage);
  document.documentElement.lang = code;
  document.title = texts.title;
  applyTheme(Office.context.officeTheme, document.documentElement);
  const main = document.querySelector("main");
  if (main !== null) await showPane(main, texts, () => loadFunctions(functionsFile));
});
