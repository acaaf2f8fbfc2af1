import { html, nothing, type TemplateResult } from "lit-html";
import type { PaneTexts } from "../../i18n/pane";
import type { Work } from "../work";
import type { FunctionsActions, FunctionsState } from "./functionsState";
import { matching, type ListedFunction } from "./listedFunction";

/** How to start, and every function. */
export function functionsView(
  { functions, words, work }: FunctionsState,
  texts: PaneTexts,
  actions: FunctionsActions,
): TemplateResult {
  return html`
    <p>${texts.start}</p>
    <section class="start" aria-label=${texts.tryIt}>
      <h2>${texts.tryIt}</h2>
      <code>=FIDE.PD(100)</code>
      <p>${texts.example}</p>
    </section>
    ${functions === null ? problemView(work, texts) : listView(functions, words, texts, actions)}
  `;
}

function problemView(work: Work, texts: PaneTexts): TemplateResult | typeof nothing {
  if (work.kind !== "failed") return nothing;
  return html`<p class="problem" role="alert">${texts.notLoaded(work.what)}</p>`;
}

/** The functions with a field to find one. */
function listView(
  functions: readonly ListedFunction[],
  words: string,
  texts: PaneTexts,
  { find }: FunctionsActions,
): TemplateResult {
  const found = matching(functions, words);
  const count = found.length === 0 ? texts.noMatch(words.trim()) : texts.found(found.length);
  const type = (event: Event) => {
    find((event.target as HTMLInputElement).value);
  };
  return html`
    <section aria-label=${texts.functions}>
      <h2>${texts.functions}</h2>
      <label for="filter">${texts.filter}</label>
      <input id="filter" type="search" autocomplete="off" .value=${words} @input=${type} />
      <p class="count" role="status">${count}</p>
      <ul class="functions">
        ${found.map(functionItem)}
      </ul>
    </section>
  `;
}

function functionItem({ name, description, helpUrl, parameters }: ListedFunction): TemplateResult {
  const signature = parameters.map((each) =>
    each.optional === true ? `[${each.name}]` : each.name,
  );
  /** The reference lies beside the pane, wherever both are served. */
  const href = helpUrl.slice(helpUrl.lastIndexOf("/") + 1);
  const link = html`<a href=${href} target="_blank" rel="noopener">FIDE.${name}</a>`;
  return html`<li>
    <code>${link}(${signature.join(", ")})</code>
    <p>${description}</p>
  </li>`;
}
