import { html, type TemplateResult } from "lit-html";
import { dateInput } from "../../desk/dateInput";
import { MOST_SEEDS } from "../../desk/learn/exercise/dice";
import { editionOfLevel, editionsOfLevel, LEVELS } from "../../desk/learn/exercise/levels";
import type { ExerciseTexts, LevelKey } from "../../i18n/learn/exercise";
import { button, numberField, selectField } from "../elements/fields";
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
  const { made, seed, isBusy } = state;
  const text = made === null ? "" : texts.made(made.sheet, made.answers);
  const said = { text, tone: "" as const, findings: [] };
  return html`
    <h2>${texts.heading}</h2>
    <p class="quiet">${texts.what}</p>
    ${levelField(state, levels, texts, actions)} ${editionField(state, texts, language, actions)}
    ${numberField("exercise-seed", texts.seed, seed, MOST_SEEDS, (value) => {
      if (value !== null) actions.choose({ seed: value });
    })}
    ${button(texts.create, actions.createExercise, {
      id: "create-exercise",
      className: "primary",
      isDisabled: isBusy,
    })}
    ${outcomeView("exercise-status", state, said, language, actions)}
  `;
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
  { table }: PaneLanguage,
  { choose }: ExerciseActions,
): TemplateResult {
  const editions = editionsOfLevel(level).map(({ id, from }): [string, string] => [
    String(id),
    table.editionName(id, dateInput(from)),
  ]);
  const chosen = String(editionOfLevel(level, edition).id);
  return selectField("exercise-edition", texts.edition, editions, chosen, (value) => {
    choose({ edition: Number(value) });
  });
}
