import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { CLASS } from "../../desk/learn/exercise/classSeeds";
import { MOST_SEEDS, seedOf } from "../../desk/learn/exercise/dice";
import { editionOfLevel, editionsOfLevel, LEVELS } from "../../desk/learn/exercise/levels";
import type { ExerciseTexts, LevelKey } from "../../i18n/learn/exercise";
import { editionChoices } from "../elements/editionChoices";
import { button, checkbox, selectField } from "../elements/fields";
import { outcomeView } from "../ratings/outcomeView";
import type { PaneLanguage } from "../language";
import type { ExerciseActions, ExerciseState } from "./exerciseState";

/** Level, edition, seed and the button; under it what came of it. */
export function exerciseView(
  state: ExerciseState,
  { page: texts, levels }: ExerciseTexts,
  language: PaneLanguage,
  actions: ExerciseActions,
): TemplateResult {
  const { made, seed, isClass, isBusy } = state;
  const said = { text: madeText(made, texts), tone: "" as const, findings: [] };
  return html`
    <h2>${texts.heading}</h2>
    <p class="quiet">${texts.what}</p>
    ${levelField(state, levels, texts, actions)} ${editionField(state, texts, language, actions)}
    ${seedField(seed, texts, actions)}
    ${checkbox("exercise-class", texts.isClass(CLASS), isClass, (isOn) => {
      actions.choose({ isClass: isOn });
    })}
    ${button(texts.create, actions.createExercise, {
      id: "create-exercise",
      className: "primary",
      isDisabled: isBusy || seedOf(seed) === null,
    })}
    ${outcomeView("exercise-status", state, said, language, actions)}
  `;
}

/** What is no seed stays as it is typed, and makes nothing. */
function seedField(seed: string, texts: PageTexts, { choose }: ExerciseActions): TemplateResult {
  const isNone = seedOf(seed) === null;
  return html`<label class="field">
      ${texts.seed}
      <input
        inputmode="numeric"
        data-testid="exercise-seed"
        aria-invalid=${isNone ? "true" : "false"}
        aria-describedby="exercise-no-seed"
        .value=${live(seed)}
        @change=${(event: Event) => {
          choose({ seed: (event.target as HTMLInputElement).value });
        }}
      />
    </label>
    <div id="exercise-no-seed" aria-live="polite" data-testid="exercise-no-seed">
      ${isNone ? html`<p class="problem">${texts.noSeed(MOST_SEEDS)}</p>` : nothing}
    </div>`;
}

function madeText(made: ExerciseState["made"], texts: PageTexts): string {
  if (made === null) return "";
  const [sheet = "", ...others] = made.sheets;
  return others.length === 0
    ? texts.made(sheet, made.answers)
    : texts.madeClass(made.sheets.length, made.answers);
}

type PageTexts = ExerciseTexts["page"];

function levelField(
  { level }: ExerciseState,
  levels: ExerciseTexts["levels"],
  texts: PageTexts,
  { choose }: ExerciseActions,
): TemplateResult {
  const named = LEVELS.map(({ key }, index): [string, string] => [
    key,
    `${index + 1} · ${levels[key].name}`,
  ]);
  return selectField("exercise-level", texts.level, named, level, (value) => {
    choose({ level: value as LevelKey });
  });
}

/** Those alone that have what the level asks. */
function editionField(
  { level, edition }: ExerciseState,
  texts: PageTexts,
  language: PaneLanguage,
  { choose }: ExerciseActions,
): TemplateResult {
  const editions = editionChoices(editionsOfLevel(level), language);
  const chosen = String(editionOfLevel(level, edition).id);
  return selectField("exercise-edition", texts.edition, editions, chosen, (value) => {
    choose({ edition: Number(value) });
  });
}
