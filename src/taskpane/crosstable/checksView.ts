import { html, nothing, type TemplateResult } from "lit-html";
import type { CrosstableTexts } from "../../i18n/crosstable";
import type { Edition } from "../../rules/editions/edition";
import type { TimeCheckKey, TimeCheckValues } from "../../tournament/timeChecks";
import type { KindCheckKey, KindCheckValues } from "../../tournament/kinds/kindChecks";
import { checkbox } from "../fields";
import type { Choices } from "./choices";
import type { PageActions } from "./pageState";
import type { FewPoints } from "./robinVerdict";
import type { Verdict } from "./verdict";

/** Articles 5 and 6 for this event, each with what it means. */
export function checksView(
  verdict: Verdict,
  choices: Choices,
  texts: CrosstableTexts,
  actions: PageActions,
): TemplateResult | typeof nothing {
  const { edition, fewPoints, method } = verdict;
  const lines = [
    ...(edition === null ? [] : kindLines(verdict, edition.name, texts)),
    ...(edition === null ? [] : timeLines(verdict, edition.name, texts)),
    ...(method === null ? [] : robinLines(verdict, method, texts)),
  ];
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
      ${fewPoints.map((each) => firstEventChoice(each, choices, texts, actions))}
    </section>
  `;
}

interface CheckLine {
  /** With its edition. */
  readonly article: string;
  readonly passes: boolean;
  readonly text: string;
}

/** What the kind of event asks for. */
function kindLines({ kindChecks }: Verdict, edition: string, texts: CrosstableTexts): CheckLine[] {
  return kindChecks.map(({ key, article, passes, values }) => ({
    article: texts.article(article, edition),
    passes,
    text: (texts.kindChecks[key] as (values: KindCheckValues[KindCheckKey]) => string)(values),
  }));
}

/** Articles 1, 3 and 4, as far as days and pace are known. */
function timeLines({ timeChecks }: Verdict, edition: string, texts: CrosstableTexts): CheckLine[] {
  return timeChecks.map(({ key, article, passes, values }) => ({
    article: texts.article(article, edition),
    passes,
    text: (texts.timeChecks[key] as (values: TimeCheckValues[TimeCheckKey]) => string)(values),
  }));
}

/** The composition of a round robin, and who is left out. */
function robinLines(
  { composition, fewPoints, read }: Verdict,
  { articles, hasRobin, name: edition }: Edition,
  texts: CrosstableTexts,
): CheckLine[] {
  if (read.roundRobin === null || !hasRobin) return [];
  const names = fewPoints.filter(({ isLater }) => !isLater).map(({ name }) => name);
  const first = names.length === 0 ? texts.nobodyLeftOut : texts.leftOutCheck(names.join(", "));
  return [
    ...composition.map((check) => ({
      article: texts.article(check.article, edition),
      passes: check.passes,
      text: texts.composition[check.key](check),
    })),
    {
      article: texts.article(articles.firstEvent, edition),
      passes: names.length === 0,
      text: first,
    },
  ];
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
