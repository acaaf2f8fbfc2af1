import { html, nothing, type TemplateResult } from "lit-html";
import type { TableTexts } from "../../i18n/table";
import type { Finding, Fix, ReadAs } from "../../tournament/finding";
import { columnLetters } from "../../formula/columnLetters";
import { lineAt, previewOf, type Preview } from "../../desk/table/preview";
import { addressOfArea, type CellPlace } from "../../tournament/sheetCells";
import { findingText } from "../../desk/findingText";
import { button } from "../elements/fields";
import { findingKinds, type FindingKind } from "../../desk/table/findingKinds";
import type { TableActions } from "./tableState";
import { placeButton } from "./placeButton";
import type { Verdict } from "../../desk/table/verdict";

export const FINDINGS = "findings";

/** What a person should look at: a card a kind, with its cells, and with a fix where one is sure. */
export function findingsView(
  { read: { findings }, reading }: Verdict,
  texts: TableTexts,
  actions: TableActions,
): TemplateResult {
  const preview = previewOf(reading);
  const kinds = findingKinds(findings);
  const fixable = kinds.filter(({ fixes }) => fixes.length > 0);
  /** Where only one kind can be fixed, its own button fixes all. */
  const fixAll = fixable.length > 1 ? fixable.flatMap(({ fixes }) => fixes) : [];
  return html`
    <section data-testid=${FINDINGS} tabindex="-1" aria-labelledby="findings">
      <h2 id="findings">${texts.findings}</h2>
      ${
        findings.length === 0
          ? html`<p class="quiet">${texts.noFindings}</p>`
          : html`<ul class="findings">
              ${kinds.map((kind) => kindItem(kind, fixAll.length > 0 ? "apply-kind" : "apply-all", preview, texts, actions))}
            </ul>`
      }
      ${fixAll.length > 0 ? fixAllButton(fixAll, "apply-all", texts, actions) : nothing}
    </section>
  `;
}

/** More cells are folded. */
const MOST_CELLS = 8;

function kindItem(
  { findings, fixes }: FindingKind,
  id: string,
  preview: Preview | null,
  texts: TableTexts,
  actions: TableActions,
): TemplateResult {
  const [first, ...others] = findings;
  if (others.length === 0) return findingItem(first, preview, texts, actions);
  const { severity } = first;
  const isSame = others.every((each) => findingText(each, texts) === findingText(first, texts));
  const places = findings.flatMap(({ place }) => place ?? []);
  return html`
    <li class=${severity} data-testid="finding-kind">
      <p>
        <b>${findings.length} ×</b> ${findingText(first, texts)}
        ${isSame ? nothing : texts.moreOfKind(others.length)}
      </p>
      ${fixes.length < 2 ? nothing : fixAllButton(fixes, id, texts, actions)}
      <div class="actions">
        ${places.slice(0, MOST_CELLS).map((place) => placeButton(place, texts, actions))}
      </div>
      <details>
        <summary>${texts.oneByOne(findings.length)}</summary>
        <ul class="findings">
          ${findings.map((finding) => findingItem(finding, preview, texts, actions))}
        </ul>
      </details>
    </li>
  `;
}

function fixAllButton(
  fixes: readonly ReadAs[],
  id: string,
  texts: TableTexts,
  actions: TableActions,
): TemplateResult {
  const values = new Set(fixes.map(({ value }) => value));
  const [value = ""] = values;
  const label =
    values.size === 1 ? texts.readAllAs(fixes.length, value) : texts.applyAll(fixes.length);
  const fix = () => {
    actions.fix(fixes);
  };
  return button(label, fix, { id, className: "small" });
}

function findingItem(
  finding: Finding,
  preview: Preview | null,
  texts: TableTexts,
  actions: TableActions,
): TemplateResult {
  const { place, fix, choices = [], severity } = finding;
  const fixes = fix === undefined ? choices : [fix, ...choices];
  return html`
    <li class=${severity}>
      <p>${findingText(finding, texts)}</p>
      <div class="actions">
        ${place === undefined ? nothing : placeButton(place, texts, actions)}
        ${place === undefined ? nothing : lineButton(place, preview, texts, actions)}
        ${fixes.map((each) => fixButton(each, texts, actions))}
      </div>
    </li>
  `;
}

/** To what is read of the player in whose row it is. */
function lineButton(
  place: CellPlace,
  preview: Preview | null,
  texts: TableTexts,
  { edit }: TableActions,
): TemplateResult | typeof nothing {
  const line = preview === null ? -1 : lineAt(preview, place);
  const player = preview?.lines[line];
  if (player === undefined) return nothing;
  const show = () => {
    edit(line);
    document.querySelector<HTMLElement>(`[data-testid=line-${line}]`)?.focus();
  };
  return button(texts.toLine(player.name), show, { className: "link" });
}

function fixButton(fix: Fix, texts: TableTexts, actions: TableActions) {
  const apply = () => {
    actions.fix([fix]);
  };
  return button(fixLabel(fix, texts), apply, { className: "small" });
}

function fixLabel(fix: Fix, texts: TableTexts): string {
  switch (fix.kind) {
    case "read as":
      return texts.readAs(fix.value);
    case "select":
      return texts.selectArea(addressOfArea(fix.area));
    case "ratings":
      return fix.column === "none"
        ? texts.nobodyRated
        : texts.readRatings(columnLetters(fix.column), fix.heading);
  }
}
