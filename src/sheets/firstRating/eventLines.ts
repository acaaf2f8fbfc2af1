import { isFilled } from "./filledLine";
import type { CareerColumn } from "../../i18n/career";
import { usesRu } from "../../rules/firstRating";
import { formula } from "../sheetDraft";
import type { Look } from "../sheetPlan";
import { unratedFormula } from "./asRatedFormulas";
import { countsFormula } from "./countsFormula";
import { eventRuFormulas } from "./eventRu";
import { guideFormula } from "./guideFormula";
import type { CareerContext } from "./context";
import { eventCell, FIRST_ROW } from "./places";

/** A line for each event, and some to fill in. */
export function putEvents(context: CareerContext): void {
  const { draft, order, places, texts } = context;
  const headings = places.columns.map((column) => texts.career.headings[column](order.edition));
  draft.line(FIRST_ROW - 1, 0, headings, "heading");
  putHints(context);
  for (let line = 0; line < places.lines; line += 1) putEvent(context, line);
  for (const [index, column] of places.columns.entries()) {
    draft.look({ row: FIRST_ROW, column: index, rows: places.lines, columns: 1 }, LOOKS[column]);
  }
}

function putHints({ draft, order, places, texts }: CareerContext): void {
  const { headings, hints } = texts.career;
  for (const column of ["list", "rc", "ra", "unrated", "guide"] as const) {
    const place = { row: FIRST_ROW - 1, column: places.columns.indexOf(column) };
    if (place.column < 0) continue;
    draft.hint(place, headings[column](order.edition), hints[column](order.edition));
  }
}

const LOOKS: Readonly<Record<CareerColumn, Look>> = {
  number: "whole",
  event: "inputName",
  date: "inputDate",
  list: "inputDate",
  kind: "input",
  rc: "input",
  w: "input",
  n: "input",
  ra: "tenths",
  unrated: "date",
  p: "hundredths",
  dp: "whole",
  ru: "whole",
  guide: "note",
  counts: "counted",
  product: "points",
  why: "note",
};

function putEvent(context: CareerContext, line: number): void {
  const { draft, order, places, texts } = context;
  const event = order.career[line];
  const row = FIRST_ROW + line;
  const put = (column: CareerColumn, content: string | number) => {
    draft.put(row, places.columns.indexOf(column), content);
  };
  const at = (column: CareerColumn) => eventCell(places, line, column);
  put("number", line + 1);
  if (event !== undefined) {
    put("event", event.name);
    put("date", event.day);
    if (event.ratedOn != null) put("list", event.ratedOn);
    put("kind", texts.career.kinds[event.system]);
    put("rc", event.rc);
    put("w", event.score / 2);
    put("n", event.games);
  }
  const formulas: [CareerColumn, string][] = [
    ["unrated", unratedFormula(context, line)],
    ...(places.columns.includes("ra") ? [raFormula(context, line)] : []),
    ...(usesRu(order.edition) ? eventRuFormulas(context, line) : []),
    ...countsFormula(context, line),
    ...(places.columns.includes("guide") ? [guideFormula(context, line)] : []),
    ["product", `IF(${at("counts")}=1,${at("n")}*${at(isAveraged(context) ? "ru" : "rc")},"")`],
  ];
  for (const [column, text] of formulas) {
    draft.put(row, places.columns.indexOf(column), formula(text));
  }
}

/** 8.2.2 (2024): what the report of the event alone shows. */
function raFormula(context: CareerContext, line: number): [CareerColumn, string] {
  const { opponents, rating } = context.order.edition.firstRating.hypothetical;
  const at = (column: CareerColumn) => eventCell(context.places, line, column);
  const sum = `${at("n")}*${at("rc")}+${opponents * rating}`;
  return ["ra", `IF(${isFilled(context, line)},(${sum})/(${at("n")}+${opponents}),"")`];
}

/** 10.3 (2005): the events' Ru are averaged; later all games are one event. */
export function isAveraged({ order }: CareerContext): boolean {
  return order.edition.firstRating.severalEvents === "weighted mean of Ru";
}
