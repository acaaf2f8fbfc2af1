import { html, nothing, type TemplateResult } from "lit-html";
import type { EventFileTexts } from "../../i18n/eventFile";
import type { MissingData } from "../../tournament/trf/missingData";
import type { TrfVersion } from "../../tournament/trf/writeTrf";
import { isCopied } from "../elements/copied";
import { button, selectField } from "../elements/fields";
import type { Exporting } from "../../desk/file/exporting";
import { neededField, textIn } from "./neededField";
import { findingsList } from "./findingsList";
import type { FileActions, FileState } from "./fileState";

const VERSIONS: readonly (readonly [TrfVersion, string])[] = [
  ["TRF26", "TRF26"],
  ["TRF16", "TRF16"],
];

/** A sheet goes out as a file: what it lacks is asked, what came of it is offered. */
export function exportView(
  state: FileState,
  texts: EventFileTexts,
  actions: FileActions,
): TemplateResult {
  const { exporting, version, isBusy } = state;
  return html`
    <section aria-labelledby="write">
      <h2 id="write">${texts.write}</h2>
      <p class="quiet">${texts.writeWhat}</p>
      ${selectField("trf-version", texts.version, VERSIONS, version, (value) => {
        actions.choose(value as TrfVersion);
      })}
      ${button(texts.exportTrf, actions.exportTrf, {
        id: "export-trf",
        className: "second",
        isDisabled: isBusy,
      })}
      <div class="status ${toneOf(exporting)}" role="status" data-testid="export-status">
        <p>${sentenceOf(exporting, texts)}</p>
      </div>
      ${detailsOf(state, texts, actions)}
    </section>
  `;
}

function toneOf({ kind }: Exporting): string {
  return kind === "nothing to write" || kind === "findings" ? "problem" : "";
}

function sentenceOf(exporting: Exporting, texts: EventFileTexts): string {
  switch (exporting.kind) {
    case "none":
      return "";
    case "nothing to write":
      return texts.nothingToWrite;
    case "no rounds":
      return texts.noRounds;
    case "findings":
      return texts.toSettle(exporting.count, exporting.sheet);
    case "needs":
      return texts.needs;
    case "written":
      return texts.written(exporting.name);
  }
}

function detailsOf(
  state: FileState,
  texts: EventFileTexts,
  actions: FileActions,
): TemplateResult | typeof nothing {
  const { exporting } = state;
  if (exporting.kind === "no rounds") {
    const use = () => {
      actions.useBerger(exporting.file);
    };
    return button(texts.berger, use, { id: "berger", className: "second" });
  }
  if (exporting.kind === "needs")
    return missingForm(exporting.sheet, exporting.missing, texts, actions);
  return exporting.kind === "written" ? writtenView(exporting, state, texts, actions) : nothing;
}

const DATES = new Set(["042", "052"]);

function missingForm(
  sheet: string,
  { tags, rounds }: MissingData,
  texts: EventFileTexts,
  actions: FileActions,
): TemplateResult {
  const submit = (event: Event) => {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    const text = (name: string) => textIn(data, name);
    actions.fillIn(sheet, {
      values: new Map(tags.map((tag) => [tag, text(tag)])),
      dates: new Map(rounds.map((round) => [round, text(`round-${round}`)])),
    });
  };
  return html`
    <form data-testid="missing" @submit=${submit}>
      ${tags.map((tag) => neededField(tag, texts.labels[tag] ?? tag, DATES.has(tag)))}
      ${rounds.map((round) => neededField(`round-${round}`, texts.roundDate(round), true))}
      <button class="second" data-testid="fill-in">${texts.fillIn}</button>
    </form>
  `;
}

function writtenView(
  { name, text, missing, findings }: Extract<Exporting, { kind: "written" }>,
  { copied, canDownload }: FileState,
  texts: EventFileTexts,
  actions: FileActions,
): TemplateResult {
  const address = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  const link = html`<p>
    <a data-testid="save-trf" download=${name} href=${address}>${texts.download(name)}</a>
  </p>`;
  const copy = (event: Event) => {
    const field = (event.currentTarget as Element).parentElement?.querySelector("textarea");
    if (field) actions.copied(isCopied(field));
  };
  return html`
    ${lackingSentences(missing, texts).map((sentence) => html`<p>${sentence}</p>`)}
    ${findingsList(findings, texts)}
    <div>
      <button class="second" data-testid="copy-trf" @click=${copy}>${texts.copy}</button>
      <p role="status" data-testid="copied-trf">
        ${copied === "not" ? nothing : texts.copied[copied](name)}
      </p>
      <label class="field">
        ${texts.text}
        <textarea data-testid="trf-text" readonly rows="8" wrap="off" .value=${text}></textarea>
      </label>
    </div>
    ${canDownload ? link : nothing}
  `;
}

/** What a file may lack, and whoever sends it should know. */
function lackingSentences(missing: MissingData, texts: EventFileTexts): string[] {
  const { withoutNumber, withoutRank, withoutPoints, withoutColour, withoutResult, cutNames } =
    missing;
  const lacking = [
    [withoutNumber, texts.withoutNumber],
    [withoutRank, texts.withoutRank],
    [withoutPoints, texts.withoutPoints],
    [withoutColour, texts.withoutColour],
    [withoutResult, texts.withoutResult],
    [cutNames, texts.cutNames],
  ] as const;
  return lacking.flatMap(([list, sentence]) =>
    list.length === 0 ? [] : [sentence(list.join(", "))],
  );
}
