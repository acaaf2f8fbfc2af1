import { html, type TemplateResult } from "lit-html";
import type { PaneDetails } from "../details";
import type { PaneLanguage } from "../language";
import { detailsView } from "./detailsView";

/** Below the pages: how the add-in is used, and what to send where something is wrong. */
export function footView(
  { details: texts, helpPage }: PaneLanguage,
  details: PaneDetails,
): TemplateResult {
  return html`<p>
      <a href=${helpPage} target="_blank" rel="noopener" data-testid="help">${texts.help}</a>
    </p>
    ${detailsView(texts, () => details.text())}`;
}
