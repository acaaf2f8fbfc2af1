import { html, nothing, type TemplateResult } from "lit-html";
import type { CrosstableTexts } from "../../i18n/crosstable";
import type { Finding, FindingKey, FindingValues, Fix, ReadAs } from "../../tournament/finding";
import { addressOfArea, columnLetters } from "../../tournament/sheetCells";
import { button } from "../fields";
import type { PageActions } from "./pageState";
import { placeButton } from "./placeButton";
import type { Verdict } from "./verdict";

/** What a person should look at: each with its cell, and with a fix where one is sure. */
export function findingsView(
  { read: { findings } }: Verdict,
  texts: CrosstableTexts,
  actions: PageActions,
): TemplateResult {
  const fixes = findings.flatMap(({ fix }): ReadAs[] => (fix?.kind === "read as" ? [fix] : []));
  const fixAll = () => {
    actions.fix(fixes);
  };
  return html`
    <section data-testid="findings" aria-labelledby="findings">
      <h2 id="findings">${texts.findings}</h2>
      ${
        findings.length === 0
          ? html`<p class="quiet">${texts.noFindings}</p>`
          : html`<ul class="findings">
              ${findings.map((finding) => findingItem(finding, texts, actions))}
            </ul>`
      }
      ${
        fixes.length < 2
          ? nothing
          : button(texts.applyAll(fixes.length), fixAll, { id: "apply-all" })
      }
    </section>
  `;
}

function findingItem(
  finding: Finding,
  texts: CrosstableTexts,
  actions: PageActions,
): TemplateResult {
  const { place, fix, choices = [], severity } = finding;
  const fixes = fix === undefined ? choices : [fix, ...choices];
  return html`
    <li class=${severity}>
      <p>${sentence(finding, texts)}</p>
      <div class="actions">
        ${place === undefined ? nothing : placeButton(place, texts, actions)}
        ${fixes.map((each) => fixButton(each, texts, actions))}
      </div>
    </li>
  `;
}

function fixButton(fix: Fix, texts: CrosstableTexts, actions: PageActions) {
  const apply = () => {
    actions.fix([fix]);
  };
  return button(fixLabel(fix, texts), apply, { className: "small" });
}

function fixLabel(fix: Fix, texts: CrosstableTexts): string {
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

/** The catalogue has a sentence for each key and its values: only the pairing is lost on the way. */
export function sentence({ key, values }: Finding, texts: CrosstableTexts): string {
  return (texts.finding[key] as (values: FindingValues[FindingKey]) => string)(values);
}
