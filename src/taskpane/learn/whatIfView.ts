import { html, type TemplateResult } from "lit-html";
import { dateInput } from "../../desk/dateInput";
import type { WhatIfTexts } from "../../i18n/learn/whatIf";
import type { Edition } from "../../rules/editions/edition";
import { editionOf, editionsOf } from "../../rules/editions/editionOn";
import { isReason } from "../../rules/reason";
import { gamesToTurnOver } from "../../rules/turnover";
import { numberField, selectField } from "../elements/fields";
import type { PaneLanguage } from "../language";
import type { AskWhatIf, WhatIfState } from "./whatIfState";

/** No K has ever been greater. */
const GREATEST_K = 40;

export function whatIfView(
  { edition: id, k }: WhatIfState,
  texts: WhatIfTexts,
  { table }: PaneLanguage,
  ask: AskWhatIf,
): TemplateResult {
  const edition = editionOf(id);
  const editions = editionsOf("standard").map(({ id: year, from }): [string, string] => [
    String(year),
    table.editionName(year, dateInput(from)),
  ]);
  return html`
    <h2>${texts.heading}</h2>
    ${selectField("what-if-edition", texts.edition, editions, String(id), (value) => {
      ask({ edition: Number(value) });
    })}
    <h3>${texts.turnover.heading}</h3>
    <p class="quiet">${texts.turnover.what}</p>
    ${numberField("turnover-k", texts.turnover.k, k, GREATEST_K, (value) => {
      if (value !== null) ask({ k: value });
    })}
    ${isReason(edition) ? "" : turnoverAnswer(edition, k, texts)}
  `;
}

function turnoverAnswer(edition: Edition, k: number, { turnover: texts }: WhatIfTexts) {
  const { name, turnover } = edition;
  const said = texts.answer({ k, games: gamesToTurnOver(k, edition), edition: name, ...turnover });
  return html`<p data-testid="turnover-answer">${said}</p>`;
}
