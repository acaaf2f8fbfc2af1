import { text, type Expr } from "../../../formula/expr";
import { f } from "../../../formula/template";
import type { PageTexts } from "../../../i18n/report";
import { ifNumber } from "../../articles/ifNumber";
import { isRated } from "../../articles/rated";
import { has } from "../../table";
import { onReport, type ReportContext } from "../context";
import { kOfChange, type ReportColumn } from "../layout";
import { sentence, signed, type Gaps } from "../../sentence";

/** The sum in words: for a rated player the change and its rounding, for an unrated one Ru. */
export function pageSentences(sheet: ReportContext): readonly Expr[] {
  const { order, texts } = sheet;
  const { pages } = texts.report;
  const at = (column: ReportColumn) => onReport(sheet, column, "player");
  const gaps = gapsOf(sheet, at);
  const say = (words: string) => sentence(words, gaps);
  const either = (rated: Expr, unrated: Expr) =>
    f`IF(${isRated(at("rating"))},${rated},${unrated})`;
  const withRu = (said: Expr, without: Expr = text("")) => ifNumber(at("ru"), said, without);
  const { edition } = order;
  const [average, from] = unratedSentences(sheet, pages, at("dp"), say);
  return [
    say(pages.score),
    either(say(pages.expected(edition)), withRu(average, say(pages.noRu))),
    either(say(pages.change(edition)), withRu(from)),
    either(say(pages.rounding), withRu(say(pages.ru(edition)))),
    f`IF(${at("lacks")}="","",${either(at("lacks"), say(pages.lacks))})`,
  ];
}

function gapsOf({ places }: ReportContext, at: (column: ReportColumn) => Expr): Gaps {
  return {
    w: at("w"),
    n: at("n"),
    we: f`ROUND(${at("we")},2)`,
    difference: signed(at("wMinusWe")),
    k: at(kOfChange(places)),
    change: signed(at("change")),
    rounded: signed(f`ROUND(${at("change")},0)`),
    rating: at("rating"),
    rn: at("rn"),
    rc: f`ROUND(${at("rc")},2)`,
    ...(has(places.players, "ra") ? { ra: f`ROUND(${at("ra")},2)` } : {}),
    p: at("p"),
    dp: at("dp"),
    above: f`2*${at("w")}-${at("n")}`,
    ru: at("ru"),
    lacks: at("lacks"),
  };
}

/** How an unrated player's average came about, and what was added to it. */
function unratedSentences(
  { names, order: { edition } }: ReportContext,
  pages: PageTexts,
  dp: Expr,
  say: (words: string) => Expr,
): readonly [average: Expr, from: Expr] {
  if (names.iteration !== null) {
    return [say(pages.byIteration(names.iteration, edition)), text("")];
  }
  const { bonus } = edition.firstRating;
  const fraction = say(pages.fraction(edition));
  const from = bonus === null ? fraction : ifNumber(dp, fraction, say(pages.bonus(edition, bonus)));
  return [say(pages.average(edition)), from];
}
