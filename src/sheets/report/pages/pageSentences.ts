import { ifNumber } from "../../ifNumber";
import type { PageTexts } from "../../../i18n/report";
import { kOfChange, onReport, type ReportColumn } from "../places";
import type { ReportContext } from "../context";
import { sentence, signed } from "./sentence";
import { isRated } from "../rated";

/** The sum in words: for a rated player the change and its rounding, for an unrated one Ru. */
export function pageSentences(context: ReportContext, player: number): string[] {
  const { names, order, places, texts } = context;
  const { pages } = texts.report;
  const at = (column: ReportColumn) => onReport(names, places, player, column);
  const gaps = {
    w: at("w"),
    n: at("n"),
    we: `ROUND(${at("we")},2)`,
    difference: signed(at("wMinusWe")),
    k: at(kOfChange(places)),
    change: signed(at("change")),
    rounded: signed(`ROUND(${at("change")},0)`),
    rating: at("rating"),
    rn: at("rn"),
    rc: `ROUND(${at("rc")},2)`,
    ...(places.order.includes("ra") ? { ra: `ROUND(${at("ra")},2)` } : {}),
    p: at("p"),
    dp: at("dp"),
    above: `(2*${at("w")}-${at("n")})`,
    ru: at("ru"),
    lacks: at("lacks"),
  };
  const say = (text: string) => sentence(text, gaps);
  const either = (rated: string, unrated: string) =>
    `IF(${isRated(at("rating"))},${rated},${unrated})`;
  const withRu = (text: string, without = '""') => ifNumber(at("ru"), text, without);
  const { edition } = order;
  const [average, from] = unratedSentences(context, pages, at("dp"), say);
  return [
    say(pages.score),
    either(say(pages.expected(edition)), withRu(average, say(pages.noRu))),
    either(say(pages.change(edition)), withRu(from)),
    either(say(pages.rounding), withRu(say(pages.ru(edition)))),
    `IF(${at("lacks")}="","",${either(at("lacks"), say(pages.lacks))})`,
  ];
}

/** How an unrated player's average came about, and what was added to it. */
function unratedSentences(
  { names, order: { edition } }: ReportContext,
  pages: PageTexts,
  dp: string,
  say: (text: string) => string,
): readonly [average: string, from: string] {
  if (names.iteration !== null) return [say(pages.byIteration(names.iteration, edition)), '""'];
  const { bonus } = edition.firstRating;
  const fraction = say(pages.fraction(edition));
  const from = bonus === null ? fraction : ifNumber(dp, fraction, say(pages.bonus(edition, bonus)));
  return [say(pages.average(edition)), from];
}
