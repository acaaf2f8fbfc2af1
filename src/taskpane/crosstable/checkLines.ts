import type { CrosstableTexts } from "../../i18n/crosstable";
import type { Edition } from "../../rules/editions/edition";
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
function kindLines({ kindChecks }: Verdict, edition: string, texts: CrosstableTexts): CheckLine[] {
  return kindChecks.map(({ key, article, passes, values }) => ({
    article: texts.article(article, edition),
    passes,
    text: (texts.kindChecks[key] as (values: KindCheckValues[KindCheckKey]) => string)(values),
  }));
}

type TimeSentence = (values: TimeCheckValues[TimeCheckKey], edition: string) => string;

/** Articles 1, 3 and 4, as far as days and pace are known. */
function timeLines({ timeChecks }: Verdict, edition: string, texts: CrosstableTexts): CheckLine[] {
  return timeChecks.map(({ key, article, passes, values }) => ({
    article: texts.article(article, edition),
    passes,
    text: (texts.timeChecks[key] as TimeSentence)(values, edition),
  }));
}

/** The composition of a round robin, and who is left out. */
function robinLines(
  { composition, fewPoints, read }: Verdict,
  { articles, hasRobin, name: edition }: Edition,
  texts: CrosstableTexts,
): CheckLine[] {
  if (read.roundRobin === null || !hasRobin) return [];
  const names = fewPoints.filter(({ isLater }) => !isLater).map(({ name }) => name);
  const first = names.length === 0 ? texts.nobodyLeftOut : texts.leftOutCheck(names.join(", "));
  return [
    ...composition.map((check) => ({
      article: texts.article(check.article, edition),
      passes: check.passes,
      text: texts.composition[check.key](check),
    })),
    {
      article: texts.article(articles.firstEvent, edition),
      passes: names.length === 0,
      text: first,
    },
  ];
}

/** Articles 1 to 6 for an event, as far as they are known. */
export function checkLines(verdict: Verdict, texts: CrosstableTexts): CheckLine[] {
  const { edition, method } = verdict;
  return [
    ...(edition === null ? [] : kindLines(verdict, edition.name, texts)),
    ...(edition === null ? [] : timeLines(verdict, edition.name, texts)),
    ...(method === null ? [] : robinLines(verdict, method, texts)),
  ];
}
