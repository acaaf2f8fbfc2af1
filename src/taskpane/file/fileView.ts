import { html, nothing, type TemplateResult } from "lit-html";
import type { EventFileTexts } from "../../i18n/eventFile";
import { button } from "../elements/fields";
import { statusView } from "../elements/statusView";
import { exportView } from "./exportView";
import { neededField, textIn } from "./neededField";
import { findingsList } from "./findingsList";
import type { PaneLanguage } from "../language";
import type { EventSheet, FileActions, FileState, ReadFile } from "./fileState";

/** Pick or drop files; under it what each became, and what to look at in it. */
export function fileView(
  state: FileState,
  language: PaneLanguage,
  actions: FileActions,
): TemplateResult {
  const { eventFile: texts } = language;
  const { files, isBusy } = state;
  const line = { id: "file-status", undoId: "file-undo", failed: texts.failed };
  const opened = files.length === 0 || isBusy ? "" : texts.opened(files.length);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    actions.open([...(event.dataTransfer?.files ?? [])]);
  };
  return html`
    <div
      @dragover=${(event: DragEvent) => {
        event.preventDefault();
      }}
      @drop=${drop}
    >
      <p>${texts.what}</p>
      ${openField(isBusy, texts, actions)}
      <p class="quiet">${texts.drop}</p>
      ${statusView(line, state, { text: opened, tone: "" }, language, actions)}
      ${files.map((file) => fileItem(file, texts, actions))} ${exportView(state, texts, actions)}
    </div>
  `;
}

function openField(isBusy: boolean, texts: EventFileTexts, actions: FileActions): TemplateResult {
  const change = (event: Event) => {
    const field = event.target as HTMLInputElement;
    actions.open([...(field.files ?? [])]);
    /** The same file picked again is a change again. */
    field.value = "";
  };
  return html`<label class="open">
    ${texts.open}
    <input type="file" multiple data-testid="open-file" ?disabled=${isBusy} @change=${change} />
  </label>`;
}

/** More are no help: the file is another one, or broken from the start. */
const MOST_FINDINGS = 50;

function fileItem(
  { name, sheet, findings, missingDays }: ReadFile,
  texts: EventFileTexts,
  actions: FileActions,
): TemplateResult {
  const shown = findings.slice(0, MOST_FINDINGS);
  const more = findings.length - shown.length;
  return html`
    <section data-testid="file" aria-label=${name}>
      <h2>${name}</h2>
      <p>${sheet === null ? texts.noSheet : texts.becameSheet(sheet.name)}</p>
      ${findings.length === 0 ? html`<p class="quiet">${texts.noFindings}</p>` : nothing}
      ${findingsList(shown, texts)}
      ${more === 0 ? nothing : html`<p class="quiet">${texts.moreFindings(more)}</p>`}
      ${sheet === null ? nothing : useOf(sheet, missingDays, texts, actions)}
    </section>
  `;
}

/** Nothing is rated without its days: what the file does not tell is asked here, and stands in its sheet. */
function useOf(
  sheet: EventSheet,
  missingDays: readonly string[],
  texts: EventFileTexts,
  actions: FileActions,
): TemplateResult {
  if (missingDays.length === 0) {
    const use = () => {
      actions.use(sheet);
    };
    return button(texts.use, use, { id: "use-file", className: "second" });
  }
  const submit = (event: Event) => {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    actions.useWithDays(sheet, new Map(missingDays.map((tag) => [tag, textIn(data, tag)])));
  };
  return html`
    <form class="asked" data-testid="missing-days" @submit=${submit}>
      <p>${texts.daysMissing}</p>
      ${missingDays.map((tag) => neededField(tag, texts.labels[tag] ?? tag, true))}
      <button class="second" data-testid="use-with-days">${texts.useWithDays}</button>
    </form>
  `;
}
