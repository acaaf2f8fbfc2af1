import { html, type TemplateResult } from "lit-html";
import type { WhyTexts } from "../../i18n/why";
import { isCopied } from "../elements/copied";

/** A button that copies the answer; where nothing can be copied the text stands there, selected. */
export function copyView({ copy }: WhyTexts, text: () => string): TemplateResult {
  const act = ({ currentTarget }: Event) => {
    const place = (currentTarget as HTMLElement).parentElement;
    const field = place?.querySelector("textarea");
    const said = place?.querySelector("[data-testid=why-copied]");
    if (field == null || said == null) return;
    field.value = text();
    field.hidden = false;
    const isDone = isCopied(field);
    field.hidden = isDone;
    said.textContent = isDone ? copy.done : copy.byHand;
  };
  return html`<div class="why-copy">
    <button class="link" data-testid="why-copy" @click=${act}>${copy.label}</button>
    <span class="quiet" role="status" data-testid="why-copied"></span>
    <textarea data-testid="why-text" aria-label=${copy.text} readonly rows="8" hidden></textarea>
  </div>`;
}
