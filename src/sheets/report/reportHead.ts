import { calendarDate } from "../../rules/day";
import { area, cellAt, onSheet } from "../../formula/reference";
import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import { cellFormula } from "../cellFormula";
import type { HeadLines, State } from "../head";
import { daysSaid, editionSaid, limitSaid } from "../headFacts";
import { countIn, floorOfRatings, impossibleState } from "../impossibleRatings";
import { sentence, signed } from "../sentence";
import type { Content } from "../sheetPlan";
import { columnOf } from "../table";
import { gamesPlayed } from "./games/gamesPlayed";
import type { ReportContext } from "./context";
import { checkStates } from "./reportChecks";
import { MISFIT } from "./games/fits";
import { allLines, hasColumn } from "./layout";

/** What report, games and pages say before their tables. */

/** The days behind the event's name; empty where they are not known. */
export function daysOfTitle({ order: { startDate, endDate }, texts }: ReportContext): string {
  return daysSaid(startDate, endDate, texts.head) ?? "";
}

export function factsOfHead({ order, texts }: ReportContext): HeadLines["facts"] {
  const { edition, event, list = null } = order;
  return [
    editionSaid(edition, order, texts),
    limitSaid(edition.limit, texts.head),
    order.isUnplayed ? texts.report.robinAsSwiss : texts.report.kinds[event.kind],
    list === null ? null : texts.head.list(calendarDate(list)),
  ];
}

/** Players, rated and unrated, games, the sum of the changes and the mean of the ratings. */
export function reportSums(sheet: ReportContext): Content {
  const { places, texts } = sheet;
  const { sums } = texts.report;
  const all = f`COUNT(${allLines(places, "number")})`;
  const ratings = allLines(places, "rating");
  const rated = f`COUNTIF(${ratings},">0")`;
  const mean = f`IF(${rated}=0,"–",ROUND(AVERAGEIF(${ratings},">0"),0))`;
  const gaps = {
    players: all,
    rated,
    unrated: f`${all}-${rated}`,
    games: gamesPlayed(sheet),
    mean,
  };
  if (!hasColumn(places, "change")) return cellFormula(sentence(sums.unrated, gaps));
  const change = signed(f`SUM(${allLines(places, "change")})`);
  return cellFormula(sentence(sums.rated, { ...gaps, change }));
}

/** Games whose two scores are no point together; both are marked. */
export function misfits({ names, places: { games } }: ReportContext): Expr {
  const column = columnOf(games, "fits");
  const last = games.first + Math.max(games.lines, 2) - 1;
  const all = area(cellAt(games.first, column, "both"), cellAt(last, column, "both"));
  return f`COUNTIF(${onSheet(names.games, all)},${MISFIT})/2`;
}

/**
 * Scores that do not fit, conditions that are not met, and players who no longer stand where they belong.
 * `from`: the report's name, where another sheet says it.
 */
export function reportStates(
  sheet: ReportContext,
  from: string | null = null,
): Pick<HeadLines, "states" | "otherwise"> {
  const { moved, allFits, allFitsAndMet } = sheet.texts.report;
  const checks = checkStates(sheet, from);
  const ratings = allLines(sheet.places, "rating", from);
  return {
    states: [
      ...misfitState(sheet),
      ...checks,
      ...movedPlayers(sheet, from).map((when) => ({ when, says: moved })),
      impossibleState(countIn(ratings), floorOfRatings(sheet.order), sheet.texts),
    ],
    otherwise: checks.length === 0 ? allFits : allFitsAndMet,
  };
}

export function misfitState(sheet: ReportContext): State[] {
  const count = misfits(sheet);
  const says = sentence(sheet.texts.report.misfitsSaid, { misfits: count });
  return [{ when: f`${count}>0`, says }];
}

/** u in place of a rating, or a rating in place of u. */
function movedPlayers({ places: { blocks } }: ReportContext, from: string | null): Expr[] {
  const conditions = blocks.map((block) => {
    const of = { blocks: [block] };
    const rated = f`COUNTIF(${allLines(of, "rating", from)},">0")`;
    if (block.name === "unrated") return f`${rated}>0`;
    return f`${rated}<COUNT(${allLines(of, "number", from)})`;
  });
  return conditions.length === 0 ? [] : [f`OR(${conditions})`];
}
