import { html, type TemplateResult } from "lit-html";
import type { DetailsTexts } from "../../i18n/details";
import { isCopied } from "./copied";

/** A button that copies what is known of a person's Excel, and shows it: nothing goes unseen. */
export function detailsView(texts: DetailsTexts, text: () => string): TemplateResult {
  const copy = ({ currentTarget }: Event) => {
    const place = (currentTarget as HTMLElement).parentElement;
    const field = place?.querySelector("textarea");
    const said = place?.querySelector("[data-testid=details-said]");
    if (field == null || said == null) return;
    field.value = text();
    field.hidden = false;
    said.textContent = isCopied(field) ? texts.copied : texts.copyByHand;
  };
  return html`<div class="details">
    <button class="link" data-testid="copy-details" @click=${copy}>${texts.copy}</button>
    <span class="quiet" role="status" data-testid="details-said"></span>
    <textarea data-testid="details" aria-label=${texts.details} readonly rows="8" hidden></textarea>
  </div>`;
}
