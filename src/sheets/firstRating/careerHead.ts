import type { Edition } from "../../rules/editions/edition";
import { editionsOf } from "../../rules/editions/editionOn";
import { monthsOfPeriod } from "../../rules/ratingPeriod";
import { floorFormula } from "../floorFormula";
import { editionNote, putMadeFor } from "../madeFor";
import { formula } from "../sheetDraft";
import type { Content, Look } from "../sheetPlan";
import { eventColumn, HEAD, HEAD_VALUE, head } from "./places";
import type { CareerContext } from "./context";

/** Title, edition, games needed, and the window in which events count together. */
export function putCareerHead(context: CareerContext): void {
  const { draft, order, places, texts } = context;
  const { career: words } = texts;
  const { edition, gamesNeeded, title, style } = order;
  draft.put(HEAD.title, 0, words.title(title), "title");
  draft.put(HEAD.note, 0, `${texts.madeWith[style]} ${words.note(edition)}`, "note");
  const line = (row: keyof typeof HEAD, label: string, value: Content, look: Look = "points") => {
    draft.put(HEAD[row], 1, label, "label");
    draft.put(HEAD[row], HEAD_VALUE, value, look);
  };
  const startDate = order.career.at(-1)?.day ?? null;
  const made = {
    lines: [[HEAD.edition, texts.edition, edition.id]],
    column: HEAD_VALUE,
    note: {
      row: HEAD.edition,
      column: HEAD_VALUE + 1,
      text: editionNote(edition, { ...order, startDate }, texts),
    },
  } as const;
  putMadeFor(draft, made, texts.madeFor);
  line("games", words.gamesNeeded, gamesNeeded, "input");
  putPublished(context);
  const unrated = eventColumn(places, "unrated");
  draft.put(HEAD.last, HEAD_VALUE + 1, formula(outOfForce(context)), "note");
  line("last", words.lastEvent, formula(`IF(COUNT(${unrated})=0,"",MAX(${unrated}))`), "date");
  const { windowMonths } = edition.publication;
  const opens = firstOfPeriod(head("last"), monthsOfPeriod(edition) - windowMonths, edition);
  line("opens", words.opens(edition), formula(`IF(${head("last")}="","",${opens})`), "date");
  const first = `INDEX(${unrated},MATCH(1,${eventColumn(places, "counts")},0))`;
  const closes = `${firstOfPeriod(first, windowMonths, edition)}-1`;
  line("closes", words.closes, formula(`IFNA(${closes},"")`), "date");
  line(
    "floor",
    words.floor,
    formula(`IF(${head("last")}="","",${floorFormula(head("last"), edition.publication.floors)})`),
  );
}

/** Typed in later, the last event may be another edition's: its rules are not in this sheet. */
function outOfForce({ order: { edition }, texts }: CareerContext): string {
  const last = head("last");
  const next = editionsOf("standard").find(({ from }) => from > edition.from)?.from;
  const isLater = next === undefined ? "" : `,${last}>=${next}`;
  return `IF(ISNUMBER(${last}),IF(OR(${last}<${edition.from}${isLater}),"${texts.career.outOfForce}",""),"")`;
}

/** Where the list of the first rating is filled in, once there is one: 8.4 (2011). */
function putPublished({ draft, texts }: CareerContext): void {
  const { published: label, notPublished, notADate } = texts.career;
  const published = head("published");
  const about = `IF(${published}="","${notPublished}",IF(ISNUMBER(${published}),"","${notADate}"))`;
  draft.put(HEAD.published, 1, label, "label");
  draft.look({ row: HEAD.published, column: HEAD_VALUE, rows: 1, columns: 1 }, "inputDate");
  draft.put(HEAD.published, HEAD_VALUE + 1, formula(about), "note");
}

/** The first day of the rating period of a day, so many months on. */
function firstOfPeriod(day: string, months: number, edition: Edition): string {
  const period = monthsOfPeriod(edition);
  const month = `INT((MONTH(${day})-1)/${period})*${period}+1`;
  return `DATE(YEAR(${day}),${month}+${months},1)`;
}
