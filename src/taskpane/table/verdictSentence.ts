import type { Choices } from "../../desk/table/choices";
import { playersOf } from "../../desk/table/readEvent";
import { reportSentence } from "../../desk/table/reportSentence";
import {
  isEverybodyRated,
  type NoIteration,
  type ReportAlone,
  type Verdict,
} from "../../desk/table/verdict";
import { reasonText } from "../../i18n/reasonText";
import type { TableTexts } from "../../i18n/table";
import type { TimeCheckValues } from "../../tournament/timeChecks";
import type { PaneLanguage } from "../language";

/** Whether a sheet can be made of a table, and which; or what stands in the way. */
export function verdictSentence(
  verdict: Verdict,
  choices: Choices,
  language: PaneLanguage,
): string {
  const { table: texts, messages } = language;
  switch (verdict.kind) {
    case "day":
      return texts.dayNeeded;
    case "pace":
      return texts.paceNeeded;
    case "no edition":
      return reasonText(messages, verdict.reason, []);
    case "no table":
    case "findings":
      return texts.correctFindings(verdict.count);
    case "who is who":
      return language.ratings.whoIsWho.heading(verdict.doubts.length);
    case "not rated":
      return notRatedSentence(verdict, texts);
    case "neither":
      return whySentence(verdict, language);
    case "report":
      return readySentence(verdict, choices, language);
    case "iteration":
    case "iteration and report":
      if (isEverybodyRated(verdict.roundRobin)) return texts.everybodyRated;
      return verdict.composition.every(({ passes }) => passes)
        ? texts.ready
        : texts.compositionFails;
  }
}

/** Of what is too fast also how fast it was. */
function notRatedSentence(
  { check, edition }: Extract<Verdict, { kind: "not rated" }>,
  texts: TableTexts,
): string {
  const sentence = texts.notRated(texts.article(check.article, edition.name));
  return check.key === "timeControl"
    ? `${texts.timeChecks.timeControl(check.values as TimeCheckValues["timeControl"], edition.name)}. ${sentence}`
    : sentence;
}

/** Why there is no iteration sheet. */
function whySentence(
  { why, read }: Extract<Verdict, { why: NoIteration }>,
  { table: texts, messages }: PaneLanguage,
): string {
  switch (why.kind) {
    case "no round robin":
      return texts.noRoundRobin;
    case "method gone":
      return texts.methodGone;
    case "unplayed": {
      const { article, edition } = why.reason;
      return `${texts.unplayed} ${texts.article(article, edition)}. ${texts.makeReport}`;
    }
    case "reason": {
      const names = playersOf(read).map(({ name }) => name);
      return reasonText(messages, why.reason, names);
    }
  }
}

/** What stands for an event of which the report alone can be made. */
function readySentence(verdict: ReportAlone, choices: Choices, language: PaneLanguage): string {
  const { table: texts } = language;
  switch (verdict.why.kind) {
    case "no round robin":
      return reportSentence(verdict, choices, texts);
    case "unplayed":
      return whySentence(verdict, language);
    case "method gone":
      return `${texts.makeReport} ${texts.noSheetBecause} ${whySentence(verdict, language)}`;
    case "reason":
      /** 10.1 (2005): the report has the iteration sheet that shows whose score has no dp. */
      if (verdict.why.reason.key === "dpUndefined")
        return `${texts.makeReport} ${whySentence(verdict, language)}`;
      return `${texts.makeReport} ${texts.noSheetBecause} ${whySentence(verdict, language)}`;
  }
}
