import { joined, number, type Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import type { Edition } from "../../rules/editions/edition";
import { isScheveningenWithRu } from "../../rules/report/scheveningen";
import { minimumScore } from "../../rules/firstRatingConditions";
import { averageOfFirst } from "../../rules/hypothetical";
import { withDraws } from "../articles/hypothetical";
import { ifNumber } from "../articles/ifNumber";
import { percentage } from "../articles/percentage";
import { isRated } from "../articles/rated";
import { dpOfRu, ru } from "../articles/ru";
import { sourceOf } from "./columns/gamesOf";
import { ofPlayer, onGames, type ReportContext } from "./context";
import { meetingsAgain, type FirstRatingPart, type Lack } from "./firstRatingPart";
import { firstRatingColumn, hasFirstEvent, ratingOfOpponent, type BlockName } from "./layout";
import type { PlayerLine } from "./playerLine";
import { pointsNeeded } from "./pointsNeeded";

/** 8.21–8.24 (2014): from the games against rated opponents alone. */
export function swissPart(sheet: ReportContext, line: PlayerLine): FirstRatingPart {
  const { places, style, texts } = sheet;
  const { edition } = sheet.order;
  const at = ofPlayer.bind(null, sheet);
  const { minimumRatedOpponents } = edition.firstRating;
  const needed = Math.max(1, minimumRatedOpponents.swiss);
  const met = ratedOpponents(sheet, line);
  const rating = at(isScheveningenWithRu(sheet.order) ? ratingOfOpponent(places) : "rating");
  const shownFrom = pointsShown(edition, pointsNeeded(sheet, at, line.block));
  const isShown = f`AND(NOT(${isRated(rating)}),${met}>=${needed},${at("w")}>=${shownFrom})`;
  const first = (value: Expr) => f`IF(${isShown},${value},"")`;
  const [w, games] = [at("w"), at("n")];
  const average = at(averageOfFirst(edition));
  const drawn = withDraws(w, games, edition);
  const own = (column: "p" | "dp" | "ru") => at(firstRatingColumn(line.block, column));
  const dp = dpOfRu({ w, games }, style.dp(own("p")), edition);
  return {
    p: first(percentage(drawn.w, drawn.games)),
    dp: first(dp),
    ru: first(ru({ average, w, games, dp: own("dp") }, edition)),
    lacks: [
      [f`${met}<${needed}`, texts.report.lacksOpponents(needed)],
      ...pointsLacking(sheet, line.block, own("ru")),
    ],
  };
}

/** Half a point is the least that has a dp where none is defined for no point. */
const LEAST_WITH_DP = f`0.5`;

/** 11.31 (2005) reports Ru although it does not count. */
function pointsShown({ articles, dpAtExtremes }: Edition, needed: Expr): Expr {
  return articles.ruReported === null && dpAtExtremes ? needed : LEAST_WITH_DP;
}

function pointsLacking(sheet: ReportContext, block: BlockName, ru: Expr): Lack[] {
  const { order, texts } = sheet;
  const { edition } = order;
  const at = ofPlayer.bind(null, sheet);
  const needed = pointsNeeded(sheet, at, block);
  const points = minimumScore(edition, "swiss", true) / 2;
  const isLacking = f`${at("w")}<${needed}`;
  const { ruReported } = edition.articles;
  return [
    [isLacking, texts.report.lacksPoints(points)],
    ...(ruReported === null
      ? []
      : [[ifNumber(ru, isLacking, f`FALSE`), texts.report.notCounted(edition)] as const]),
    ...(edition.dpAtExtremes || !hasFirstEvent(order)
      ? []
      : [[f`AND(${at("w")}=0,${needed}=0)`, texts.report.lacksDp(edition)] as const]),
  ];
}

/** 6.42 (2005), 8.21 (2011) count opponents, not games: of whoever is met twice, one game that counts. */
function ratedOpponents(sheet: ReportContext, line: PlayerLine): Expr {
  const { w } = sourceOf(sheet, line);
  const counts = (game: number) =>
    f`COUNTIFS(${onGames(sheet, "line")},${game},${onGames(sheet, w)},">=0")`;
  const again = meetingsAgain(line).map(
    (games) => f`MAX(0,${joined("+", games.map(counts), number(0))}-1)`,
  );
  return joined("-", [ofPlayer(sheet, "n"), ...again], number(0));
}
