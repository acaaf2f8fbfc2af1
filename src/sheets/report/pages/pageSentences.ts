import { quoted, reportCell, type ReportColumn } from "../places";
import type { ReportContext } from "../reportSheets";
import { sentence, signed } from "./sentence";

/** The sum in words: for a rated player the change and its rounding, for an unrated one Ru. */
export function pageSentences(context: ReportContext, player: number): string[] {
  const { names, order, places, texts } = context;
  const { pages } = texts.report;
  const at = (column: ReportColumn) =>
    `${quoted(names.report)}!$${reportCell(places, player, column)}`;
  const k = at(places.order.includes("kCounted") ? "kCounted" : "k");
  const gaps = {
    w: at("w"),
    n: at("n"),
    we: `ROUND(${at("we")},2)`,
    difference: signed(at("wMinusWe")),
    k,
    change: signed(at("change")),
    rounded: signed(`ROUND(${at("change")},0)`),
    rating: at("rating"),
    rn: at("rn"),
    rc: `ROUND(${at("rc")},2)`,
    p: at("p"),
    dp: at("dp"),
    ru: at("ru"),
    lacks: at("lacks"),
  };
  const say = (text: string) => sentence(text, gaps);
  const isRated = `ISNUMBER(${at("rating")})`;
  const either = (rated: string, unrated: string) => `IF(${isRated},${rated},${unrated})`;
  const withRu = (text: string, without = '""') => `IF(ISNUMBER(${at("ru")}),${text},${without})`;
  const { edition } = order;
  return [
    say(pages.score),
    either(say(pages.expected(edition)), withRu(say(pages.average), say(pages.noRu))),
    either(say(pages.change(edition)), withRu(say(pages.fraction(edition)))),
    either(say(pages.rounding), withRu(say(pages.ru(edition)))),
    `IF(${at("lacks")}="","",${either(at("lacks"), say(pages.lacks))})`,
  ];
}
