import type { TableTexts } from "../../i18n/table";
import type { Edition } from "../../rules/editions/edition";
import { isLaterLighter } from "../../rules/firstRatingConditions";
import type { FewPoints } from "../../tournament/kinds/fewPoints";
import type { KindCheckKey, KindCheckValues } from "../../tournament/kinds/kindChecks";
import type { TimeCheckKey, TimeCheckValues } from "../../tournament/timeChecks";
import { isRated, type Checked, type Rated, type Verdict } from "./verdict";

/** A condition, and whether it is met. */
interface CheckLine {
  /** With its edition. */
  readonly article: string;
  readonly passes: boolean;
  readonly text: string;
}

/** Articles 1 to 6 for an event, as far as they are known. */
export function checkLines(verdict: Verdict, texts: TableTexts): CheckLine[] {
  if (!("kindChecks" in verdict)) return [];
  const known = [...kindLines(verdict, texts), ...timeLines(verdict, texts)];
  if (!isRated(verdict)) return known;
  const fewPoints = verdict.isByRobin ? robinLines(verdict, texts) : swissLines(verdict, texts);
  return [...known, ...compositionLines(verdict, texts), ...fewPoints];
}

/** What the kind of event asks for. */
function kindLines({ kindChecks, edition }: Checked, texts: TableTexts): CheckLine[] {
  return kindChecks.map(({ key, article, passes, values }) => ({
    article: texts.article(article, edition.name),
    passes,
    text: (texts.kindChecks[key] as (values: KindCheckValues[KindCheckKey]) => string)(values),
  }));
}

type TimeSentence = (values: TimeCheckValues[TimeCheckKey], edition: string) => string;

/** Articles 1, 3 and 4, as far as days and pace are known. */
function timeLines({ timeChecks, edition }: Checked, texts: TableTexts): CheckLine[] {
  return timeChecks.map(({ key, article, passes, values }) => ({
    article: texts.article(article, edition.name),
    passes,
    text: (texts.timeChecks[key] as TimeSentence)(values, edition.name),
  }));
}

function compositionLines({ composition, method }: Rated, texts: TableTexts): CheckLine[] {
  return composition.map((check) => ({
    article: texts.article(check.article, method.name),
    passes: check.passes,
    text: texts.composition[check.key](check),
  }));
}

/** Who is left out of a round robin. */
function robinLines({ fewPoints, method }: Rated, texts: TableTexts): CheckLine[] {
  const names = namesOf(fewPoints);
  return [
    {
      article: texts.article(method.articles.firstEvent, method.name),
      passes: names === "",
      text: names === "" ? texts.nobodyLeftOut : texts.leftOutCheck(names),
    },
  ];
}

/** Who has too few points for a first rating where games against rated opponents alone count. */
function swissLines({ fewPoints, edition }: Rated, texts: TableTexts): CheckLine[] {
  if (fewPoints.length === 0) return [];
  const { firstEvent, laterScore } = edition.articles;
  const isFirst = isLaterInSwiss(edition);
  const names = isFirst ? namesOf(fewPoints) : fewPoints.map(({ name }) => name).join(", ");
  return [
    {
      article: texts.article(isFirst ? firstEvent : laterScore, edition.name),
      passes: names === "",
      text: names === "" ? texts.nobodyLeftOut : texts.tooFewPoints(names, isFirst),
    },
  ];
}

function namesOf(fewPoints: readonly FewPoints[]): string {
  return fewPoints
    .filter(({ isLater }) => !isLater)
    .map(({ name }) => name)
    .join(", ");
}

/** In a Swiss of 2011 it does not matter whether an event is the first (6.41). */
function isLaterInSwiss(edition: Edition): boolean {
  return isLaterLighter(edition, "swiss");
}

/** Whose event can be said not to be the first, where that matters. */
export function perhapsLater(verdict: Verdict): readonly FewPoints[] {
  if (!isRated(verdict)) return [];
  return verdict.isByRobin || isLaterInSwiss(verdict.edition) ? verdict.fewPoints : [];
}
