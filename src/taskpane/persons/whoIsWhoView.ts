import { html, nothing, type TemplateResult } from "lit-html";
import { knownOf, type Said } from "../../desk/ratings/whoIsWho";
import type { Answer } from "../../tournament/identity/answers";
import type { KnownLine } from "../../tournament/identity/known";
import type { Doubt } from "../../tournament/identity/whoIsWho";
import { button, radio } from "../elements/fields";
import type { PaneLanguage } from "../language";

export interface WhoIsWhoActions {
  readonly say: (doubt: Doubt, persons: Answer["persons"]) => void;
  /** Keeps what was said, and goes on with what was asked for. */
  readonly remember: () => void;
}

/** One person or two, side by side with what is known of both. */
export function whoIsWhoView(
  id: string,
  doubts: readonly Doubt[],
  { said, isBusy }: { readonly said: Said; readonly isBusy: boolean },
  language: PaneLanguage,
  { say, remember }: WhoIsWhoActions,
): TemplateResult | typeof nothing {
  if (doubts.length === 0) return nothing;
  const { whoIsWho: texts } = language.ratings;
  const choice = (doubt: Doubt, at: number, persons: Answer["persons"]) =>
    radio(
      `${id}-${at}`,
      `${id}-${persons === 1 ? "one" : "two"}`,
      html`${persons === 1 ? texts.one : texts.two}`,
      said.get(doubt) === persons,
      () => {
        say(doubt, persons);
      },
    );
  return html`<section data-testid=${id} tabindex="-1">
    <p>${texts.what}</p>
    ${doubts.map(
      (doubt, at) =>
        html`<fieldset>
          <legend>${at + 1} / ${doubts.length}</legend>
          <div class="pair">${doubt.of.map((lines) => personView(lines, language))}</div>
          ${choice(doubt, at, 1)} ${choice(doubt, at, 2)}
        </fieldset>`,
    )}
    <p class="quiet">${texts.kept(language.sheets.persons.name)}</p>
    ${button(texts.remember, remember, {
      id: `${id}-remember`,
      className: "primary",
      isDisabled: isBusy || said.size === 0,
    })}
  </section>`;
}

function personView(lines: readonly KnownLine[], { ratings }: PaneLanguage): TemplateResult {
  const { whoIsWho: texts } = ratings;
  const { names, ids, births, federations, ratings: all, events } = knownOf(lines);
  const rated = all.map((rating) =>
    rating === null ? texts.unrated : texts.rating(String(rating)),
  );
  const known = [
    ids.length === 0 ? texts.noId : texts.id(ids.join(", ")),
    ...rated,
    ...births.map(texts.born),
    ...federations,
  ];
  return html`<div>
    <strong>${names.join("; ")}</strong>
    <p>${known.join(", ")}</p>
    <p class="quiet">${events.join("; ")}</p>
  </div>`;
}
