import { html, nothing, type TemplateResult } from "lit-html";
import type { ReadingsTexts } from "../../i18n/readings";
import { whereOpen } from "../../i18n/readings";
import type { TableTexts } from "../../i18n/table";
import { USUAL_K_READING } from "../../rules/kDay";
import type { SwitchedReading } from "../../rules/editions/openReading";
import { checkbox } from "../elements/fields";
import type { Choices } from "../../desk/table/choices";
import { switchesFor } from "../../desk/table/switches";
import type { PaneLanguage } from "../language";
import type { TableActions } from "./tableState";
import { areKReadingsApart } from "../../desk/table/kReadings";
import type { Verdict } from "../../desk/table/verdict";

/** Where the printed example, or what the regulations leave open, allow another sheet than the usual. */
export function printedChoices(
  { asPrinted, others, kReading }: Choices,
  verdict: Verdict,
  { table: texts, sheets: { readings } }: Pick<PaneLanguage, "table" | "sheets">,
  actions: TableActions,
): TemplateResult {
  return html`${asPrintedChoice(asPrinted, verdict, texts, actions)}
  ${readingSwitches(others, verdict, readings, actions)}
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

const IDS: Readonly<Record<SwitchedReading, string>> = { weOfFirstPass: "first-pass-we" };

/** What the edition leaves open, and makes a difference for this event: it can be taken either way. */
function readingSwitches(
  others: Choices["others"],
  verdict: Verdict,
  { switches }: ReadingsTexts,
  { choose }: TableActions,
): TemplateResult[] {
  return switchesFor(verdict).map(({ reading, edition }) => {
    const label = switches[reading](whereOpen(reading, edition));
    return checkbox(IDS[reading], label, others.has(reading), (isOn) => {
      const chosen = new Set(others);
      if (isOn) chosen.add(reading);
      else chosen.delete(reading);
      choose({ others: chosen });
    });
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
