import { html, type TemplateResult } from "lit-html";
import type { EventFileTexts } from "../../i18n/eventFile";
import type { TrfFinding, TrfFindingKey, TrfFindingValues } from "../../tournament/trf/trfFinding";

/** What there is to say of a file, each with its line where it has one. */
export function findingsList(
  findings: readonly TrfFinding[],
  texts: EventFileTexts,
): TemplateResult {
  return html`<ul class="findings" data-testid="file-findings">
    ${findings.map(
      (finding) => html`<li class=${finding.severity}><p>${sentence(finding, texts)}</p></li>`,
    )}
  </ul>`;
}

/** The catalogue has a sentence for each key and its values: only the pairing is lost on the way. */
function sentence({ key, values, line }: TrfFinding, texts: EventFileTexts): string {
  const text = (texts.finding[key] as (values: TrfFindingValues[TrfFindingKey]) => string)(values);
  return line === null ? text : texts.inLine(line, text);
}
