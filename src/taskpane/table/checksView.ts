import { html, nothing, type TemplateResult } from "lit-html";
import type { TableTexts } from "../../i18n/table";
import type { FewPoints } from "../../tournament/kinds/fewPoints";
import { checkbox } from "../elements/fields";
import { checkLines, perhapsLater } from "../../desk/table/checkLines";
import type { Choices } from "../../desk/table/choices";
import type { TableActions } from "./tableState";
import type { Verdict } from "../../desk/table/verdict";

/** Articles 5 and 6 for this event, each with what it means. */
export function checksView(
  verdict: Verdict,
  choices: Choices,
  texts: TableTexts,
  actions: TableActions,
): TemplateResult | typeof nothing {
  const lines = checkLines(verdict, texts);
  if (lines.length === 0) return nothing;
  return html`
    <section data-testid="checks" aria-labelledby="checks">
      <h2 id="checks">${texts.checks}</h2>
      <ul class="checks">
        ${lines.map(
          ({ article, passes, text }) => html`
            <li class=${passes ? "met" : "unmet"}>
              <b>${article}: ${passes ? texts.met : texts.notMet}.</b>
              ${text}
            </li>
          `,
        )}
      </ul>
      ${perhapsLater(verdict).map((each) => firstEventChoice(each, choices, texts, actions))}
    </section>
  `;
}

/** A player left out can be said to have played before, and that be taken back. */
function firstEventChoice(
  { player, name, score, isLater }: FewPoints,
  { later }: Choices,
  texts: TableTexts,
  actions: TableActions,
): TemplateResult {
  return checkbox(`later-${player}`, texts.notFirst(name, score), isLater, (isOn) => {
    const others = [...later].filter((each) => each !== player);
    actions.choose({ later: new Set(isOn ? [...others, player] : others) });
  });
}
