import { html, type TemplateResult } from "lit-html";
import type { LoadingTexts } from "../../i18n/loading";
import { button } from "./fields";

/** That a part of the pane did not come, and what helps where it is gone from the server. */
export function notLoadedView(loading: LoadingTexts): TemplateResult {
  return html`<p data-testid="not-loaded">${loading.notLoaded}</p>
    ${reloadButton(loading)}`;
}

export function reloadButton({ reload }: LoadingTexts): TemplateResult {
  return button(
    reload,
    () => {
      location.reload();
    },
    { id: "reload" },
  );
}
