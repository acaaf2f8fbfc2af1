import { floorOn } from "../../rules/editions/floorOn";
import { minimumScore } from "../../rules/firstRatingConditions";
import { reportCell, type ReportColumn } from "./places";
import type { ReportContext } from "./reportSheets";
import { robinFormulas } from "./robinFormulas";
import { ruFormula } from "./ruFormula";

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
  return [...formulas, ["lacks", `IF(ISNUMBER(${at("rating")}),${delisted},TRIM(${lacking}))`]];
}

export interface FirstRating {
  readonly formulas: [ReportColumn, string][];
  readonly lacks: readonly Lack[];
}

/** 8.21–8.24 (2014): from the games against rated opponents alone. */
function swissFormulas(
  { order, places, style, texts }: ReportContext,
  player: number,
): FirstRating {
  const { edition } = order;
  const at = (column: ReportColumn) => `$${reportCell(places, player, column)}`;
  const { hypothetical, minimumRatedOpponents } = edition.firstRating;
  const points = minimumScore(edition, "swiss", true) / 2;
  const games = Math.max(1, minimumRatedOpponents.swiss);
  const counts = `AND(NOT(ISNUMBER(${at("rating")})),${at("n")}>=${games},${at("w")}>=${points})`;
  const first = (text: string) => `IF(${counts},${text},"")`;
  const { opponents } = hypothetical;
  const played = opponents === 0 ? at("n") : `(${at("n")}+${opponents})`;
  const score = opponents === 0 ? at("w") : `(${at("w")}+${opponents / 2})`;
  return {
    formulas: [
      ["p", first(`ROUND(100*${score}/${played},0)/100`)],
      ["dp", first(style.dp(at("p")))],
      ["ru", first(ruFormula({ rc: at("rc"), n: at("n"), w: at("w"), dp: at("dp") }, edition))],
    ],
    lacks: [
      [`${at("n")}<${games}`, texts.report.lacksOpponents(games)],
      [`${at("w")}<${points}`, texts.report.lacksPoints(points)],
    ],
  };
}
