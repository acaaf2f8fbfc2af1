import { html, nothing, type TemplateResult } from "lit-html";
import type { SheetPlace, SourceCells, Why } from "../../desk/why/why";
import { addressOf } from "../../tournament/sheetCells";
import { button } from "../elements/fields";
import type { PaneLanguage } from "../language";
import type { WhyActions } from "./whyState";

type View = TemplateResult | typeof nothing;

/** More links than anybody follows. */
const MOST_LINKS = 12;

/** Cells whose formula a person replaced, where the number is another one. */
export function changedView(
  { agrees, result, changed, at }: Why,
  { why: texts }: PaneLanguage,
  { goTo }: WhyActions,
): View {
  if (agrees !== false || result === null) return nothing;
  if (changed.length === 0) return html`<p>${texts.changedNothing}</p>`;
  return html`<div data-testid="why-changed">
    ${texts.changed}
    ${changed.slice(0, MOST_LINKS).map((place) => {
      const address = addressIn(place, at);
      return link(address, texts.goTo(address), () => {
        goTo(place.sheet, { ...place.place, rows: 1, columns: 1 });
      });
    })}
  </div>`;
}

/** The cells that the number comes from; a click selects them. */
export function sourcesView(
  { sources }: Why,
  { why: texts }: PaneLanguage,
  { goTo }: WhyActions,
): View {
  if (sources.length === 0) return nothing;
  const shown = sources.slice(0, MOST_LINKS);
  return html`<div class="why-sources" data-testid="why-sources">
    <h3>${texts.sources}</h3>
    <ul>
      ${shown.map(
        (source) =>
          html`<li>
            ${link(source.label, texts.goTo(addressOfSource(source)), () => {
              goTo(source.sheet, source.area);
            })}
          </li>`,
      )}
    </ul>
  </div>`;
}

function link(label: string, title: string, act: () => void): TemplateResult {
  return button(label, act, { className: "link", title });
}

function addressIn({ sheet, place }: SheetPlace, own: SheetPlace): string {
  return sheet === own.sheet ? addressOf(place) : `${sheet}!${addressOf(place)}`;
}

function addressOfSource({ sheet, area }: SourceCells): string {
  return `${sheet}!${addressOf(area)}`;
}
