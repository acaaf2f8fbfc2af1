import { html, nothing, type TemplateResult } from "lit-html";
import type { TableTexts } from "../../i18n/table";
import { HIGHEST_RATING } from "../../rules/units";
import { numberField } from "../elements/fields";
import { tablePart } from "./tablePart";
import type { TableActions, TableState } from "./tableState";
import { hasReport, type Verdict } from "../../desk/table/verdict";
import { playersOf } from "../../desk/table/readEvent";

/** 8.4 (2014): unrated players who have got a rating before the event is rated. */
export function ratedSinceView(
  state: TableState,
  verdict: Verdict,
  texts: TableTexts,
  actions: TableActions,
): TemplateResult | typeof nothing {
  if (!hasReport(verdict)) return nothing;
  const { read, edition } = verdict;
  const { ratedSince } = state.choices;
  const unrated = [...playersOf(read).entries()].filter(([, { rating }]) => rating === null);
  if (unrated.length === 0) return nothing;
  const change = (place: number, rating: number | null) => {
    const others = [...ratedSince].filter(([each]) => each !== place);
    actions.choose({
      ratedSince: new Map(rating === null ? others : [...others, [place, rating]]),
    });
  };
  const article = texts.article(edition.articles.ratedSince, edition.name);
  const title = texts.ratedSince(ratedSince.size, article);
  const content = html`
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
  `;
  return tablePart({ id: "rated-since", title }, false, state, actions, content);
}
