import { html, nothing, type TemplateResult } from "lit-html";
import type { CrosstableTexts } from "../../i18n/crosstable";
import { checkbox } from "../fields";
import type { PageActions, PageState } from "./crosstablePage";
import type { LeftOut, Verdict } from "./verdict";

/** Articles 5 and 6 for this event, each with what it means. */
export function checksView(
  { choices }: PageState,
  verdict: Verdict,
  texts: CrosstableTexts,
  actions: PageActions,
): TemplateResult | typeof nothing {
  const { composition, leftOut, method } = verdict;
  if (composition.length === 0 || method === null) return nothing;
  const names = leftOut.map(({ name }) => name).join(", ");
  const first = leftOut.length === 0 ? texts.nobodyLeftOut : texts.leftOutCheck(names);
  const lines = [
    ...composition.map((check) => ({
      ...check,
      text: texts.composition[check.key](check),
    })),
    { article: method.articles.firstEvent, passes: leftOut.length === 0, text: first },
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
      ${firstEventChoices(choices.later, verdict, texts, actions)}
    </section>
  `;
}

/** A player left out can be said to have played before; one said so can be taken back. */
function firstEventChoices(
  later: ReadonlySet<number>,
  { leftOut, reading: { roundRobin } }: Verdict,
  texts: CrosstableTexts,
  actions: PageActions,
): TemplateResult[] {
  const players = roundRobin?.players ?? [];
  const said = [...later].map((player): LeftOut => ({
    player,
    name: players[player]?.name ?? "",
    score: 0,
  }));
  return [...leftOut, ...said].map(({ player, name, score }) =>
    checkbox(
      `later-${player}`,
      texts.notFirst(name, String(score / 2)),
      later.has(player),
      (on) => {
        const others = [...later].filter((each) => each !== player);
        actions.choose({ later: new Set(on ? [...others, player] : others) });
      },
    ),
  );
}
