import { floorOn } from "../../rules/editions/floorOn";
import { minimumScore } from "../../rules/firstRatingConditions";
import { cell, quoted } from "../address";
import { isScheveningenWithRu } from "./opponentRating";
import { GAME, ratingOfOpponent, reportCell, type ReportColumn } from "./places";
import type { ReportContext } from "./reportSheets";
import { robinFormulas } from "./robinFormulas";
import { ruFormula } from "./ruFormula";
import { isRated } from "./rated";

/** A condition that is not met, and what is said of it. */
export type Lack = readonly [condition: string, text: string];

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
    [`IF(ISNUMBER(${at("ru")}),${at("ru")}<${floor},FALSE)`, texts.report.belowFloor(floor)],
  ];
  const lacking = all.map(([condition, text]) => `IF(${condition},"${text} ","")`).join("&");
  const delisted = `IF(${at("rn")}<${floor},"${texts.report.delisted(floor)}","")`;
  return [...formulas, ["lacks", `IF(${isRated(at("rating"))},${delisted},TRIM(${lacking}))`]];
}

export interface FirstRating {
  readonly formulas: [ReportColumn, string][];
  readonly lacks: readonly Lack[];
}

/** 8.21–8.24 (2014): from the games against rated opponents alone. */
function swissFormulas(context: ReportContext, player: number): FirstRating {
  const { order, places, style, texts } = context;
  const { edition } = order;
  const at = (column: ReportColumn) => `$${reportCell(places, player, column)}`;
  const { bonus, hypothetical, minimumRatedOpponents } = edition.firstRating;
  const points = minimumScore(edition, "swiss", true) / 2;
  const needed = Math.max(1, minimumRatedOpponents.swiss);
  const met = ratedOpponents(context, player, at("n"));
  const rating = at(isScheveningenWithRu(context) ? ratingOfOpponent(places) : "rating");
  const counts = `AND(NOT(${isRated(rating)}),${met}>=${needed},${at("w")}>=${points})`;
  const first = (text: string) => `IF(${counts},${text},"")`;
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
      [`${met}<${needed}`, texts.report.lacksOpponents(needed)],
      [`${at("w")}<${points}`, texts.report.lacksPoints(points)],
    ],
  };
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
