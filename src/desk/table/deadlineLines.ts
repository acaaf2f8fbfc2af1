import type { SheetTexts } from "../../i18n/sheets";
import type { TableTexts } from "../../i18n/table";
import type { Deadlines, FixedDeadline } from "../../rules/deadlines";
import type { Edition } from "../../rules/editions/edition";
import type { Day } from "../../rules/units";
import { dayText } from "../daysText";

interface DeadlineWords {
  readonly table: TableTexts;
  readonly sheets: SheetTexts;
}

/** What an event's deadlines say, each with its article. */
export function deadlineLines(
  deadlines: Deadlines,
  edition: Edition,
  { table: texts, sheets }: DeadlineWords,
): string[] {
  const { articles } = edition.event;
  const { closing } = edition.articles;
  const said = (day: Day) => dayText(day, sheets.head);
  const cite = (article: string) => texts.article(article, edition.name);
  const fixed = (key: FixedDeadline, article: string) => {
    const day = deadlines[key];
    return day === null ? [] : [texts.deadline[key](said(day), cite(article))];
  };
  const { interim, normally } = deadlines;
  return [
    ...fixed("registered", articles.registration),
    ...fixed("normRegistered", articles.registration),
    ...(interim.length === 0 || articles.interim === null
      ? []
      : [texts.interim(interim.map(said).join(", "), cite(articles.interim))]),
    ...fixed("reported", articles.report),
    ...fixed("uploaded", articles.report),
    ...fixed("list", closing),
    ...(normally === null
      ? []
      : [texts.normally(said(normally.list), said(normally.reportedBy), cite(closing))]),
    ...fixed("lastList", articles.report),
    ...(articles.licensed === null ? [] : [texts.licensed(cite(articles.licensed))]),
    ...(articles.announced === null ? [] : [texts.announced(cite(articles.announced))]),
    ...(articles.appeal === null ? [] : [texts.appeal(cite(articles.appeal))]),
  ];
}
