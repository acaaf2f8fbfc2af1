import { html, nothing, type TemplateResult } from "lit-html";
import type { TableTexts } from "../../i18n/table";
import { HIGHEST_RATING, type Rating } from "../../rules/units";
import { numberField } from "../elements/fields";
import type { TableActions } from "./tableState";
import { hasReport, type Verdict } from "../../desk/table/verdict";
import { playersOf } from "../../desk/table/readEvent";

/** 8.4 (2014): unrated players who have got a rating before the event is rated. */
export function ratedSinceView(
  ratedSince: ReadonlyMap<number, Rating>,
  verdict: Verdict,
  texts: TableTexts,
  { choose }: TableActions,
): TemplateResult | typeof nothing {
  if (!hasReport(verdict)) return nothing;
  const { read, edition } = verdict;
  const unrated = [...playersOf(read).entries()].filter(([, { rating }]) => rating === null);
  if (unrated.length === 0) return nothing;
  const change = (place: number, rating: number | null) => {
    const others = [...ratedSince].filter(([each]) => each !== place);
    choose({ ratedSince: new Map(rating === null ? others : [...others, [place, rating]]) });
  };
  return html`
    <details>
      <summary data-testid="rated-since">
        ${texts.ratedSince(ratedSince.size, texts.article(edition.articles.ratedSince, edition.name))}
      </summary>
      <p class="quiet">${texts.ratedSinceMeans}</p>
      ${unrated.map(([place, { name }]) =>
        numberField(
          `rated-since-${place}`,
          name,
          ratedSince.get(place) ?? null,
          HIGHEST_RATING,
          (rating) => {
            change(place, rating);
          },
        ),
      )}
    </details>
  `;
}
