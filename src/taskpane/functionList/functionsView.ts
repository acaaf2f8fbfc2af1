import { html, nothing, type TemplateResult } from "lit-html";
import type { PaneTexts } from "../../i18n/pane";
import { foundFunctions } from "../../desk/foundFunctions";
import type { PaneLanguage } from "../language";
import type { Work } from "../work";
import type { FunctionsActions, FunctionsState } from "./functionsState";
import { insertingView } from "./insertingView";
import type { ListedFunction } from "./listedFunction";

/** How to start, and every function. */
export function functionsView(
  state: FunctionsState,
  language: PaneLanguage,
  actions: FunctionsActions,
): TemplateResult {
  const { functions, work } = state;
  const { texts } = language;
  return html`
    <p>${texts.start}</p>
    <section class="start" aria-label=${texts.tryIt}>
      <h2>${texts.tryIt}</h2>
      <code>=FIDE.PD(100)</code>
      <p>${texts.example}</p>
    </section>
    ${functions === null ? problemView(work, texts) : listView(functions, state, language, actions)}
  `;
}

function problemView(work: Work, texts: PaneTexts): TemplateResult | typeof nothing {
  if (work.kind !== "failed") return nothing;
  return html`<p class="problem" role="alert">${texts.notLoaded(work.what)}</p>`;
}

/** The functions with a field to find one. */
function listView(
  functions: readonly ListedFunction[],
  state: FunctionsState,
  language: PaneLanguage,
  actions: FunctionsActions,
): TemplateResult {
  const { texts } = language;
  const { words } = state;
  const found = foundFunctions(functions, words, texts.sayings);
  const count = found.length === 0 ? texts.noMatch(words.trim()) : texts.found(found.length);
  const type = (event: Event) => {
    actions.find((event.target as HTMLInputElement).value);
  };
  return html`
    <section aria-label=${texts.functions}>
      <h2>${texts.functions}</h2>
      <label for="filter">${texts.filter}</label>
      <input id="filter" type="search" autocomplete="off" .value=${words} @input=${type} />
      <p class="count" role="status">${count}</p>
      ${insertingView(state, language, actions)}
      <ul class="functions">
        ${found.map((each) => functionItem(each, state.isBusy, texts, actions))}
      </ul>
    </section>
  `;
}

function functionItem(
  each: ListedFunction,
  isBusy: boolean,
  texts: PaneTexts,
  { insert }: FunctionsActions,
): TemplateResult {
  const { name, description, helpUrl, parameters } = each;
  const signature = parameters.map((parameter) =>
    parameter.optional === true ? `[${parameter.name}]` : parameter.name,
  );
  /** The reference lies beside the pane, wherever both are served. */
  const href = helpUrl.slice(helpUrl.lastIndexOf("/") + 1);
  const link = html`<a href=${href} target="_blank" rel="noopener">FIDE.${name}</a>`;
  return html`<li>
    <code>${link}(${signature.join(", ")})</code>
    <p>${description}</p>
    <button
      class="small"
      data-testid=${`insert-${name}`}
      aria-label=${texts.insertOf(name)}
      ?disabled=${isBusy}
      @click=${() => {
        insert(each);
      }}
    >
      ${texts.insert}
    </button>
  </li>`;
}
