import type { TableTexts } from "../../i18n/table";
import type { Edition } from "../../rules/editions/edition";
import { isLaterLighter } from "../../rules/firstRatingConditions";
import type { KindCheckKey, KindCheckValues } from "../../tournament/kinds/kindChecks";
import type { TimeCheckKey, TimeCheckValues } from "../../tournament/timeChecks";
import type { Verdict } from "./verdict";

/** A condition, and whether it is met. */
export interface CheckLine {
  /** With its edition. */
  readonly article: string;
  readonly passes: boolean;
  readonly text: string;
}

/** What the kind of event asks for. */
function kindLines({ kindChecks }: Verdict, edition: string, texts: TableTexts): CheckLine[] {
  return kindChecks.map(({ key, article, passes, values }) => ({
    article: texts.article(article, edition),
    passes,
    text: (texts.kindChecks[key] as (values: KindCheckValues[KindCheckKey]) => string)(values),
  }));
}

type TimeSentence = (values: TimeCheckValues[TimeCheckKey], edition: string) => string;

/** Articles 1, 3 and 4, as far as days and pace are known. */
function timeLines({ timeChecks }: Verdict, edition: string, texts: TableTexts): CheckLine[] {
  return timeChecks.map(({ key, article, passes, values }) => ({
    article: texts.article(article, edition),
    passes,
    text: (texts.timeChecks[key] as TimeSentence)(values, edition),
  }));
}

function compositionLines(
  { composition }: Verdict,
  edition: string,
  texts: TableTexts,
): CheckLine[] {
  return composition.map((check) => ({
    article: texts.article(check.article, edition),
    passes: check.passes,
    text: texts.composition[check.key](check),
  }));
}

/** The composition of a round robin, and who is left out. */
function robinLines(
  verdict: Verdict,
  { articles, name: edition }: Edition,
  texts: TableTexts,
): CheckLine[] {
  const names = namesOf(verdict.fewPoints);
  return [
    ...compositionLines(verdict, edition, texts),
    {
      article: texts.article(articles.firstEvent, edition),
      passes: names === "",
      text: names === "" ? texts.nobodyLeftOut : texts.leftOutCheck(names),
    },
  ];
}

/** Who has too few points for a first rating where games against rated opponents alone count. */
function swissLines({ fewPoints }: Verdict, edition: Edition, texts: TableTexts): CheckLine[] {
  if (fewPoints.length === 0) return [];
  const { firstEvent, laterScore } = edition.articles;
  const isFirst = isLaterLighter(edition, "swiss");
  const names = isFirst ? namesOf(fewPoints) : fewPoints.map(({ name }) => name).join(", ");
  return [
    {
      article: texts.article(isFirst ? firstEvent : laterScore, edition.name),
      passes: names === "",
      text: names === "" ? texts.nobodyLeftOut : texts.tooFewPoints(names, isFirst),
    },
  ];
}

function namesOf(fewPoints: Verdict["fewPoints"]): string {
  return fewPoints
    .filter(({ isLater }) => !isLater)
    .map(({ name }) => name)
    .join(", ");
}

/** Whether the method for round robins decides who counts. */
function isRobin({ read, method, obstacle }: Verdict): boolean {
  return read.roundRobin !== null && method?.hasRobin === true && obstacle?.kind !== "unplayed";
}

/** Whether it matters that an event is not the first: in a Swiss of 2011 it does not (6.41). */
export function isLaterOffered(verdict: Verdict): boolean {
  const { edition } = verdict;
  return isRobin(verdict) || (edition !== null && isLaterLighter(edition, "swiss"));
}

/** Articles 1 to 6 for an event, as far as they are known. */
export function checkLines(verdict: Verdict, texts: TableTexts): CheckLine[] {
  const { edition, method } = verdict;
  if (edition === null || method === null) return [];
  return [
    ...kindLines(verdict, edition.name, texts),
    ...timeLines(verdict, edition.name, texts),
    ...(isRobin(verdict)
      ? robinLines(verdict, method, texts)
      : [...compositionLines(verdict, method.name, texts), ...swissLines(verdict, edition, texts)]),
  ];
}
