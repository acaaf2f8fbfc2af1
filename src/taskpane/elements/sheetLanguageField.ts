import type { TemplateResult } from "lit-html";
import type { PaneLanguage } from "../language";
import { LANGUAGES } from "../languages";
import type { SheetLanguage } from "../sheetLanguage";
import { selectField } from "./fields";

/** In which language sheets are written. */
export function sheetLanguageField(
  { texts }: PaneLanguage,
  chosen: SheetLanguage["chosen"],
  choose: (code: string) => void,
): TemplateResult {
  const languages = LANGUAGES.map(({ code, ownName: name }) => [code, name] as const);
  const all = [["", texts.asPane] as const, ...languages];
  return selectField("sheet-language", texts.sheetLanguage, all, chosen, choose);
}
