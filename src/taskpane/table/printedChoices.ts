import { html, nothing, type TemplateResult } from "lit-html";
import type { TableTexts } from "../../i18n/table";
import { USUAL_K_READING } from "../../rules/kDay";
import { checkbox } from "../elements/fields";
import type { Choices } from "../../desk/table/choices";
import type { TableActions } from "./tableState";
import { areKReadingsApart } from "../../desk/table/kReadings";
import { isEverybodyRated, type Verdict } from "../../desk/table/verdict";
import { robinOf } from "../../desk/table/readEvent";

/** Where the printed example, its words or what they leave open allow another sheet than the rule's. */
export function printedChoices(
  { asPrinted, isWeFromRu, kReading }: Choices,
  verdict: Verdict,
  texts: TableTexts,
  actions: TableActions,
): TemplateResult {
  return html`${asPrintedChoice(asPrinted, verdict, texts, actions)}
  ${weReadingChoice(isWeFromRu, verdict, texts, actions)}
  ${kReadingChoice(kReading === "first day", verdict, texts, actions)}`;
}

function asPrintedChoice(
  isOn: boolean,
  verdict: Verdict,
  texts: TableTexts,
  actions: TableActions,
): TemplateResult | typeof nothing {
  if (!("method" in verdict) || verdict.method.example !== "with figures of its own")
    return nothing;
  return checkbox("as-printed", texts.asPrinted, isOn, (asPrinted) => {
    actions.choose({ asPrinted });
  });
}

/** 10.54 (2005) says Ru where 8.58 (2011) says Ru (new): We can be shown either way. */
function weReadingChoice(
  isOn: boolean,
  verdict: Verdict,
  texts: TableTexts,
  { choose }: TableActions,
): TemplateResult | typeof nothing {
  if (!("method" in verdict) || !verdict.method.hasTwoReadingsOfWe) return nothing;
  const { method, read } = verdict;
  const roundRobin = robinOf(read);
  if (roundRobin === null || isEverybodyRated(roundRobin)) return nothing;
  const article = texts.article(method.articles.robin, method.name);
  return checkbox("first-pass-we", texts.weFromRu(article), isOn, (isWeFromRu) => {
    choose({ isWeFromRu });
  });
}

/** No article says on which day K is asked for. */
function kReadingChoice(
  isOn: boolean,
  verdict: Verdict,
  texts: TableTexts,
  { choose }: TableActions,
): TemplateResult | typeof nothing {
  if (!areKReadingsApart(verdict)) return nothing;
  return checkbox("k-on-first-day", texts.kOnFirstDay, isOn, (isFirstDay) => {
    choose({ kReading: isFirstDay ? "first day" : USUAL_K_READING });
  });
}
