import { html, nothing, type TemplateResult } from "lit-html";
import type { Lesson } from "../../desk/learn/lessons/lesson";
import { LESSONS } from "../../desk/learn/lessons/lessons";
import type { LessonShown } from "../../desk/learn/lessonShown";
import { erratumText } from "../../i18n/errata";
import type { LessonKey, LessonsTexts } from "../../i18n/learn/lessons";
import { ERRATA } from "../../rules/editions/errata";
import type { StyleName } from "../../sheets/articles/style";
import { button, selectField } from "../elements/fields";
import { statusView } from "../elements/statusView";
import type { PaneLanguage } from "../language";
import type { LessonActions, LessonsState } from "./lessonsState";

/** Which lesson, what there is to see in it, and the buttons that show it step by step. */
export function lessonsView(
  state: LessonsState,
  texts: LessonsTexts,
  language: PaneLanguage,
  actions: LessonActions,
): TemplateResult {
  const { key, style, isBusy } = state;
  const all = LESSONS.map((each): [string, string] => [each.key, texts.lessons[each.key].name]);
  const line = { id: "lesson-status", undoId: "lesson-undo", failed: language.ratings.failed };
  const lesson = LESSONS.find((each) => each.key === key);
  return html`
    <h2>${texts.heading}</h2>
    <p class="quiet">${texts.what}</p>
    ${selectField("lesson", texts.lesson, all, key, (chosen) => {
      actions.choose({ key: chosen as LessonKey });
    })}
    ${lesson === undefined ? nothing : aboutLesson(lesson, texts, language)}
    ${selectField(
      "lesson-style",
      language.table.style,
      Object.entries(language.table.styles),
      style,
      (chosen) => {
        actions.choose({ style: chosen as StyleName });
      },
    )}
    ${button(texts.insert, actions.insert, {
      id: "insert-lesson",
      className: "primary",
      isDisabled: isBusy,
    })}
    ${stepsView(state.shown, texts, actions)}
    ${statusView(line, state, said(state, texts), language, actions)}
  `;
}

function aboutLesson(
  { key, article, edition, errata }: Lesson,
  texts: LessonsTexts,
  { sheets }: PaneLanguage,
): TemplateResult {
  const misprints = ERRATA.filter(
    (each) =>
      errata.includes(each.key) && (each.edition === null || String(each.edition) === edition),
  );
  return html`
    <p data-testid="lesson-about">
      <b>${article === null ? texts.trainingSlides : texts.article(article, edition)}.</b>
      ${texts.lessons[key].look}
    </p>
    ${misprints.map((each) => html`<p class="quiet" data-testid="lesson-erratum">${erratumText(each, sheets.errata)}</p>`)}
  `;
}

/** Always there: what is pressed while Excel is at work is done afterwards. */
function stepsView(
  shown: LessonShown | null,
  texts: LessonsTexts,
  { turn }: LessonActions,
): TemplateResult {
  const step = (id: string, label: string, to: number | "first") =>
    button(
      label,
      () => {
        turn(to);
      },
      { id },
    );
  return html`
    <div class="actions steps">
      ${step("previous-step", texts.previous, -1)} ${step("next-step", texts.next, 1)}
      ${step("first-step", texts.first, "first")}
    </div>
    <div aria-live="polite" data-testid="lesson-step">
      ${
        shown === null
          ? nothing
          : html`<p class="quiet">${texts.stepOf(shown.sheet, shown.step, shown.steps)}</p>
              <p class="sentence">${shown.sentence}</p>`
      }
    </div>
  `;
}

function said({ outcome }: LessonsState, texts: LessonsTexts) {
  switch (outcome.kind) {
    case "none":
      return { text: "", tone: "" as const };
    case "inserted":
      return { text: texts.inserted(outcome.sheet), tone: "" as const };
    case "no lesson":
      return { text: texts.noLesson, tone: "question" as const };
    case "changed":
      return { text: texts.changed, tone: "question" as const };
  }
}
