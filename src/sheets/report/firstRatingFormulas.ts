import type { Lack, FirstRating } from "./firstRatingPart";
import { ifNumber } from "../ifNumber";
import type { Edition } from "../../rules/editions/edition";
import { floorOn } from "../../rules/editions/floorOn";
import { minimumScore } from "../../rules/firstRatingConditions";
import { cell, quoted } from "../address";
import { isScheveningenWithRu } from "./opponentRating";
import { columnOf, GAME, ratingOfOpponent, reportCell, type ReportColumn } from "./places";
import { pointsNeeded } from "./pointsNeeded";
import type { ReportContext } from "./context";
import { robinFormulas } from "./robinFormulas";
import { ruFormula } from "./ruFormula";
import { isRated } from "./rated";

/** p, dp and Ru of an unrated player, and what he still lacks for a rating. */
export function firstRatingFormulas(
  context: ReportContext,
  player: number,
): [ReportColumn, string][] {
  const { order, places, texts } = context;
  const at = (column: ReportColumn) => `$${reportCell(places, player, column)}`;
  const { formulas, lacks } =
    order.robin === null ? swissFormulas(context, player) : robinFormulas(context, player);
  const floor = floorOn(order.edition, order.startDate ?? undefined);
  const { games } = order.edition.publication;
  const all: Lack[] = [
    ...lacks,
    [`${at("n")}<${games}`, texts.report.lacksGames(games)],
    [ifNumber(at("ru"), `${at("ru")}<${floor}`, "FALSE"), texts.report.belowFloor(floor)],
  ];
  const lacking = all.map(([condition, text]) => `IF(${condition},"${text} ","")`).join("&");
  const delisted = `IF(${at("rn")}<${floor},"${texts.report.delisted(floor)}","")`;
  return [...formulas, ["lacks", `IF(${isRated(at("rating"))},${delisted},TRIM(${lacking}))`]];
}

/** 8.21–8.24 (2014): from the games against rated opponents alone. */
function swissFormulas(context: ReportContext, player: number): FirstRating {
  const { order, places, style } = context;
  const { edition } = order;
  const at = (column: ReportColumn) => `$${reportCell(places, player, column)}`;
  const { bonus, hypothetical, minimumRatedOpponents } = edition.firstRating;
  const needed = Math.max(1, minimumRatedOpponents.swiss);
  const met = ratedOpponents(context, player, at("n"));
  const rating = at(isScheveningenWithRu(context) ? ratingOfOpponent(places) : "rating");
  const shown = pointsShown(edition, pointsNeeded(context, at));
  const isShown = `AND(NOT(${isRated(rating)}),${met}>=${needed},${at("w")}>=${shown})`;
  const first = (text: string) => `IF(${isShown},${text},"")`;
  const { opponents } = hypothetical;
  const average = at(opponents === 0 ? "rc" : "ra");
  const played = opponents === 0 ? at("n") : `(${at("n")}+${opponents})`;
  const score = opponents === 0 ? at("w") : `(${at("w")}+${opponents / 2})`;
  const dp = style.dp(at("p"));
  /** From 50 % on the bonus stands instead of dp. */
  const dpBelow = bonus === null ? dp : `IF(2*${at("w")}<${at("n")},${dp},"")`;
  return {
    formulas: [
      ["p", first(`ROUND(100*${score}/${played},0)/100`)],
      ["dp", first(dpBelow)],
      ["ru", first(ruFormula({ average, n: at("n"), w: at("w"), dp: at("dp") }, edition))],
    ],
    lacks: [
      [`${met}<${needed}`, context.texts.report.lacksOpponents(needed)],
      ...pointsLacking(context, player),
    ],
  };
}

/** Half a point is the least that has a dp where none is defined for no point. */
const LEAST_WITH_DP = "0.5";

/** 11.31 (2005) reports Ru although it does not count. */
function pointsShown({ articles, dpAtExtremes }: Edition, needed: string): string {
  return articles.ruReported === null && dpAtExtremes ? needed : LEAST_WITH_DP;
}

function pointsLacking(context: ReportContext, player: number): Lack[] {
  const { order, places, texts } = context;
  const { edition } = order;
  const at = (column: ReportColumn) => `$${reportCell(places, player, column)}`;
  const needed = pointsNeeded(context, at);
  const points = minimumScore(edition, "swiss", true) / 2;
  const isLacking = `${at("w")}<${needed}`;
  const { ruReported } = edition.articles;
  return [
    [isLacking, texts.report.lacksPoints(points)],
    ...(ruReported === null
      ? []
      : [[ifNumber(at("ru"), isLacking, "FALSE"), texts.report.notCounted(edition)] as const]),
    ...(edition.dpAtExtremes || columnOf(places, "firstEvent") < 0
      ? []
      : [[`AND(${at("w")}=0,${needed}=0)`, texts.report.lacksDp(edition)] as const]),
  ];
}

/** 6.42 (2005), 8.21 (2011) count opponents, not games: of whoever is met twice, the first game. */
function ratedOpponents(
  { order, names, places }: ReportContext,
  player: number,
  n: string,
): string {
  const rows = places.games[player] ?? null;
  const met = order.event.players[player]?.games.map(({ opponent }) => opponent.name) ?? [];
  if (rows === null || new Set(met).size === met.length) return n;
  const firsts = [...met.keys()].filter((game) => met.indexOf(met[game] ?? "") === game);
  const cells = firsts.map((game) => `${quoted(names.games)}!${cell(rows.first + game, GAME.w)}`);
  return `COUNT(${cells.join(",")})`;
}
