import type { Why } from "../../desk/why/why";
import { reasonText } from "../../i18n/reasonText";
import { stepArticle, stepText } from "../../i18n/steps";
import { addressOf } from "../../tournament/sheetCells";
import { numberText, type ExplainingLanguage } from "./stepsView";

/** An answer as text, a line each: the cell, what is said, step by step with the articles, the number. */
export function answerText(why: Why, language: ExplainingLanguage): string {
  const { title, at, shown, isDay } = why;
  const { why: texts } = language;
  const cell = shown === "" ? texts.blank : numberText(shown, isDay, texts);
  return [
    title,
    `${at.sheet}!${addressOf(at.place)} – ${texts.shows} ${cell}`,
    ...calculation(why, language),
    ...why.parts.flatMap((part) => ["", part.title, ...calculation(part, language)]),
  ].join("\n");
}

function calculation(
  { said, reason, steps, names, result, isDay }: Why,
  { messages, why: texts, steps: words }: ExplainingLanguage,
): string[] {
  return [
    ...said,
    ...(reason === null ? [] : [reasonText(messages, reason, names.field)]),
    ...steps.map((step, index) => {
      const article = stepArticle(step);
      return `${index + 1}. ${stepText(words, step, names)}${article === "" ? "" : ` (${article})`}`;
    }),
    ...(result === null || result === ""
      ? []
      : [`${texts.result} ${numberText(result, isDay, texts)}`]),
  ];
}
