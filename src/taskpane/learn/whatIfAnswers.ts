import { html, nothing, type TemplateResult } from "lit-html";
import {
  changesOfScores,
  leastScoreAbove,
  rusOfScores,
  shiftedFields,
  type WhatIf,
} from "../../desk/learn/whatIf/question";
import { pointsText } from "../../desk/learn/exercise/questions";
import { erratumText, type ErrataTexts } from "../../i18n/errata";
import type { LanguageCode } from "../../i18n/languages";
import type { WhatIfTexts } from "../../i18n/learn/whatIf";
import type { Edition } from "../../rules/editions/edition";
import { ERRATA } from "../../rules/editions/errata";
import { gamesToTurnOver } from "../../rules/turnover";
import { HIGHEST_RATING, type Hundredths } from "../../rules/units";
import { neededNumber, pointsField } from "../elements/fields";
import type { WhatIfActions } from "./whatIfState";

type Ask = WhatIfActions["ask"];

/** The words, and how their language writes figures. */
interface Said {
  readonly texts: WhatIfTexts;
  readonly code: LanguageCode;
}

/** Each score from now to all points. */
export function changesView(
  asked: WhatIf,
  edition: Edition,
  { texts, code }: Said,
  ask: Ask,
): TemplateResult {
  const { score, left, opponents } = asked;
  const games = opponents.length;
  const { columns } = texts;
  const rows = changesOfScores(asked, edition).map((row) => [
    pointsText(row.score),
    signed(row.change, code),
    String(row.newRating),
  ]);
  return html`
    <h3>${texts.changes.heading}</h3>
    <p class="quiet">${texts.changes.what}</p>
    ${pointsField("what-if-score", texts.score, score, games, (value) => {
      ask({ score: value, left: Math.min(left, games - Math.ceil(value / 2)) });
    })}
    ${neededNumber(
      "what-if-left",
      texts.left,
      left,
      { least: 0, most: games - Math.ceil(score / 2) },
      (value) => {
        ask({ left: value });
      },
    )}
    ${table("what-if-changes", [columns.score, columns.change, columns.rn], rows)}
  `;
}

/** The least score for a first rating above a mark. */
export function firstView(
  asked: WhatIf,
  edition: Edition,
  texts: WhatIfTexts,
  ask: Ask,
): TemplateResult {
  const { mark, opponents } = asked;
  const least = leastScoreAbove(asked, edition);
  const said =
    least === null
      ? texts.first.never(mark)
      : texts.first.answer(pointsText(least), opponents.length, mark);
  const rows = rusOfScores(asked, edition).map(({ score, ru }) => [
    pointsText(score),
    ru === null ? "–" : String(ru),
  ]);
  return html`
    <h3>${texts.first.heading}</h3>
    ${neededNumber("what-if-mark", texts.first.mark, mark, { most: HIGHEST_RATING }, (value) => {
      ask({ mark: value });
    })}
    <p data-testid="what-if-least">${said}</p>
    ${table("what-if-first", [texts.columns.score, texts.columns.ru], rows)}
  `;
}

/** What one point of every opponent's rating does. */
export function fieldView(
  asked: WhatIf,
  edition: Edition,
  { texts, code }: Said,
  ask: Ask,
): TemplateResult {
  const { columns } = texts;
  const headings = [
    columns.shift,
    columns.average,
    columns.performance,
    columns.ru,
    columns.change,
  ];
  const rows = shiftedFields(asked, edition).map(({ shift, average, performance, ru, change }) => [
    shift === 0 ? "0" : `${shift < 0 ? "−" : "+"}${Math.abs(shift)}`,
    decimal(average, 1, code),
    String(performance ?? "–"),
    String(ru ?? "–"),
    signed(change, code),
  ]);
  return html`
    <h3>${texts.field.heading}</h3>
    <p class="quiet">${texts.field.what}</p>
    ${pointsField("what-if-total", columns.score, asked.total, asked.opponents.length, (total) => {
      ask({ total });
    })}
    ${table("what-if-field", headings, rows)}
  `;
}

/** About so many games, and where the print has other ones. */
export function turnoverView(
  k: number,
  edition: Edition,
  { turnover: texts }: WhatIfTexts,
  errata: ErrataTexts,
): TemplateResult {
  const { name, turnover } = edition;
  const said = texts.answer({ k, games: gamesToTurnOver(k, edition), edition: name, ...turnover });
  const slips = ERRATA.filter(
    (each) => each.edition === edition.id && each.article === turnover.article,
  );
  return html`
    <h3>${texts.heading}</h3>
    <p class="quiet">${texts.what}</p>
    <p data-testid="turnover-answer">${said}</p>
    ${slips.map((slip) => html`<p class="quiet">${erratumText(slip, errata)}</p>`)}
  `;
}

/** As people write it where the pane's language is spoken. */
function signed(change: Hundredths, code: LanguageCode): string {
  const sign = change < 0 ? "−" : "+";
  return `${change === 0 ? "" : sign}${decimal(Math.abs(change) / 100, 2, code)}`;
}

function decimal(value: number, places: number, code: LanguageCode): string {
  const digits = { minimumFractionDigits: places, maximumFractionDigits: places };
  return value.toLocaleString(code, { ...digits, useGrouping: false });
}

function table(
  id: string,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): TemplateResult | typeof nothing {
  if (rows.length === 0) return nothing;
  return html`<table class="preview" data-testid=${id}>
    <thead>
      <tr>
        ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            ${row.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}
