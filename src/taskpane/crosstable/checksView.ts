import { html, nothing, type TemplateResult } from "lit-html";
import type { CrosstableTexts } from "../../i18n/crosstable";
import { checkbox } from "../fields";
import type { Choices } from "./choices";
import type { PageActions } from "./crosstablePage";
import type { FewPoints, Verdict } from "./verdict";

/** Articles 5 and 6 for this event, each with what it means. */
export function checksView(
  verdict: Verdict,
  choices: Choices,
  texts: CrosstableTexts,
  actions: PageActions,
): TemplateResult | typeof nothing {
  const { composition, fewPoints, method } = verdict;
  if (method === null || verdict.reading.roundRobin === null || !method.hasRobin) return nothing;
  const names = fewPoints.filter(({ isLater }) => !isLater).map(({ name }) => name);
  const first = names.length === 0 ? texts.nobodyLeftOut : texts.leftOutCheck(names.join(", "));
  const lines = [
    ...composition.map((check) => ({ ...check, text: texts.composition[check.key](check) })),
    { article: method.articles.firstEvent, passes: names.length === 0, text: first },
  ];
  return html`
    <section data-testid="checks" aria-labelledby="checks">
      <h2 id="checks">${texts.checks}</h2>
      <ul class="checks">
        ${lines.map(
          ({ article, passes, text }) => html`
            <li class=${passes ? "met" : "unmet"}>
              <b>${texts.article(article, method.name)}: ${passes ? texts.met : texts.notMet}.</b>
              ${text}
            </li>
          `,
        )}
      </ul>
      ${fewPoints.map((each) => firstEventChoice(each, choices, texts, actions))}
    </section>
  `;
}

/** A player left out can be said to have played before, and that be taken back. */
function firstEventChoice(
  { player, name, score, isLater }: FewPoints,
  { later }: Choices,
  texts: CrosstableTexts,
  actions: PageActions,
): TemplateResult {
  return checkbox(`later-${player}`, texts.notFirst(name, score), isLater, (isOn) => {
    const others = [...later].filter((each) => each !== player);
    actions.choose({ later: new Set(isOn ? [...others, player] : others) });
  });
}
