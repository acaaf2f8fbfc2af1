import type { Edition } from "../../rules/editions/edition";
import { monthsOfPeriod } from "../../rules/ratingPeriod";
import { floorFormula } from "../floorFormula";
import { formula } from "../sheetDraft";
import type { Content, Look } from "../sheetPlan";
import { eventColumn, HEAD, HEAD_VALUE, head } from "./places";
import type { CareerContext } from "./firstRatingSheet";

/** Title, edition, games needed, and the window in which events count together. */
export function putCareerHead({ draft, order, places, texts }: CareerContext): void {
  const { career: words } = texts;
  const { edition, gamesNeeded, title, style } = order;
  draft.put(HEAD.title, 0, words.title(title), "title");
  draft.put(HEAD.note, 0, `${texts.madeWith[style]} ${words.note}`, "note");
  const line = (row: keyof typeof HEAD, label: string, value: Content, look: Look = "points") => {
    draft.put(HEAD[row], 1, label, "label");
    draft.put(HEAD[row], HEAD_VALUE, value, look);
  };
  line("edition", texts.edition, edition.id);
  draft.put(HEAD.edition, HEAD_VALUE + 1, texts.source[edition.source], "note");
  line("games", words.gamesNeeded, gamesNeeded, "input");
  const dates = eventColumn(places, "date");
  line("last", words.lastEvent, formula(`IF(COUNT(${dates})=0,"",MAX(${dates}))`), "date");
  const { windowMonths } = edition.publication;
  const opens = firstOfPeriod(head("last"), monthsOfPeriod(edition) - windowMonths, edition);
  line("opens", words.opens(edition), formula(`IF(${head("last")}="","",${opens})`), "date");
  const first = `INDEX(${dates},MATCH(1,${eventColumn(places, "counts")},0))`;
  const closes = `${firstOfPeriod(first, windowMonths, edition)}-1`;
  line("closes", words.closes, formula(`IFERROR(${closes},"")`), "date");
  line(
    "floor",
    words.floor,
    formula(`IF(${head("last")}="","",${floorFormula(head("last"), edition)})`),
  );
}

/** The first day of the rating period of a day, so many months on. */
function firstOfPeriod(day: string, months: number, edition: Edition): string {
  const period = monthsOfPeriod(edition);
  const month = `INT((MONTH(${day})-1)/${period})*${period}+1`;
  return `DATE(YEAR(${day}),${month}+${months},1)`;
}
