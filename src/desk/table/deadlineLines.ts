import type { TableTexts } from "../../i18n/table";
import type { Deadlines, FixedDeadline } from "../../rules/deadlines";
import type { Edition } from "../../rules/editions/edition";
import { dateInput } from "../dateInput";

/** What an event's deadlines say, each with its article. */
export function deadlineLines(deadlines: Deadlines, edition: Edition, texts: TableTexts): string[] {
  const { articles } = edition.event;
  const { closing } = edition.articles;
  const cite = (article: string) => texts.article(article, edition.name);
  const fixed = (key: FixedDeadline, article: string) => {
    const day = deadlines[key];
    return day === null ? [] : [texts.deadline[key](dateInput(day), cite(article))];
  };
  const { interim, normally } = deadlines;
  return [
    ...fixed("registered", articles.registration),
    ...fixed("normRegistered", articles.registration),
    ...(interim.length === 0 || articles.interim === null
      ? []
      : [texts.interim(interim.map(dateInput).join(", "), cite(articles.interim))]),
    ...fixed("reported", articles.report),
    ...fixed("uploaded", articles.report),
    ...fixed("list", closing),
    ...(normally === null
      ? []
      : [texts.normally(dateInput(normally.list), dateInput(normally.reportedBy), cite(closing))]),
    ...fixed("lastList", articles.report),
    ...(articles.appeal === null ? [] : [texts.appeal(cite(articles.appeal))]),
  ];
}
