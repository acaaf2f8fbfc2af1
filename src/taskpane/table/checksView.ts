import { html, nothing, type TemplateResult } from "lit-html";
import type { TableTexts } from "../../i18n/table";
import type { FewPoints } from "../../tournament/kinds/fewPoints";
import { checkbox } from "../elements/fields";
import { checkLines, perhapsLater } from "../../desk/table/checkLines";
import type { Choices } from "../../desk/table/choices";
import { tablePart } from "./tablePart";
import type { TableActions, TableState } from "./tableState";
import type { Verdict } from "../../desk/table/verdict";

/** Articles 5 and 6 for this event, each with what it means: open where one is not met, or can be. */
export function checksView(
  state: TableState,
  verdict: Verdict,
  texts: TableTexts,
  actions: TableActions,
): TemplateResult | typeof nothing {
  const lines = checkLines(verdict, texts);
  if (lines.length === 0) return nothing;
  const later = perhapsLater(verdict);
  const unmet = lines.filter(({ passes }) => !passes).length;
  const part = { id: "open-checks", title: texts.checksMet(unmet) } as const;
  const content = html`
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
    ${later.map((each) => firstEventChoice(each, state.choices, texts, actions))}
  `;
  const isNeeded = unmet > 0 || later.length > 0;
  return html`<div data-testid="checks">
    ${tablePart(part, isNeeded, state, actions, content)}
  </div>`;
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
