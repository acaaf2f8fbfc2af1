import { text, type Expr } from "../../../formula/expr";
import { f } from "../../../formula/template";
import type { PageTexts } from "../../../i18n/report";
import { ifNumber } from "../../articles/ifNumber";
import { isRated } from "../../articles/rated";
import { onReport, type ReportContext } from "../context";
import { hasColumn, kOfChange, type BlockName, type ReportColumn } from "../layout";
import { sentence, signed, type Gaps } from "../../sentence";

/** The sum in words of the player with this number: for a rated player the change and its rounding, for an unrated one Ru. */
export function pageSentences(
  sheet: ReportContext,
  block: BlockName,
  number: Expr,
): readonly Expr[] {
  const { pages } = sheet.texts.report;
  const at = (column: ReportColumn) => onReport(sheet, column, number);
  const gaps = { w: at("w"), n: at("n"), rating: at("rating"), rc: f`ROUND(${at("rc")},2)` };
  const score = sentence(pages.score, gaps);
  const of = block === "rated" ? ofRated : ofUnrated;
  return [score, ...of(sheet, at, gaps)];
}

type At = (column: ReportColumn) => Expr;

function ofRated(
  { order: { edition }, places, texts }: ReportContext,
  at: At,
  known: Gaps,
): Expr[] {
  const { pages } = texts.report;
  const gaps = {
    ...known,
    we: f`ROUND(${at("we")},2)`,
    difference: signed(at("wMinusWe")),
    k: at(kOfChange(places)),
    change: signed(at("change")),
    rounded: signed(f`ROUND(${at("change")},0)`),
    rn: at("rn"),
  };
  /** Unrated in the meantime, he has none of it. */
  const say = (words: string) => f`IF(${isRated(at("rating"))},${sentence(words, gaps)},"")`;
  return [
    say(pages.expected(edition)),
    say(pages.change(edition)),
    say(pages.rounding),
    f`IF(${at("remarks")}="","",${at("remarks")})`,
  ];
}

function ofUnrated(sheet: ReportContext, at: At, known: Gaps): Expr[] {
  const { order, places, texts } = sheet;
  const { pages } = texts.report;
  const gaps = {
    ...known,
    ...(hasColumn(places, "ra") ? { ra: f`ROUND(${at("ra")},2)` } : {}),
    p: at("p"),
    dp: at("dp"),
    above: f`2*${at("w")}-${at("n")}`,
    ru: at("ru"),
    rating: at("rnFirst"),
    lacks: at("lacks"),
  };
  const say = (words: string) => sentence(words, gaps);
  const withRu = (said: Expr, without: Expr = text("")) => ifNumber(at("ru"), said, without);
  const ifUnrated = (said: Expr) => f`IF(${isRated(at("rating"))},"",${said})`;
  const [average, from] = averageSentences(sheet, pages, at("dp"), say);
  const lacks = f`IF(${isRated(at("rating"))},${at("lacks")},${say(pages.lacks)})`;
  const first = say(pages.firstRating(order.edition));
  return [
    ifUnrated(withRu(average, say(pages.noRu))),
    ifUnrated(withRu(from)),
    ifUnrated(withRu(say(pages.ru(order.edition)))),
    ifNumber(at("rnFirst"), first, f`IF(${at("lacks")}="","",${lacks})`),
  ];
}

/** How an unrated player's average came about, and what was added to it. */
function averageSentences(
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
