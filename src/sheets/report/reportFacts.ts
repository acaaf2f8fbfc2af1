import { conditionsOf, factOfCondition } from "./conditionKeys";
import { gamesForRating, hasException } from "../../rules/careerTerms";
import { CONDITION_FACTS } from "./conditionFacts";
import { calendarDate } from "../../rules/day";
import { ratingList } from "../../rules/ratingList";
import type { PartOfEvent } from "../../rules/eventParts";
import type { Day } from "../../rules/units";
import { gamesOfPairing } from "../../rules/robin/event";
import { hasSwitches } from "../otherReadings";
import {
  editionFact,
  firstDayFact,
  kDayFact,
  lastDayFact,
  limitFact,
  othersFact,
} from "../commonFacts";
import { cellFormula } from "../cellFormula";
import type { Fact } from "../facts";
import type { ReportContext } from "./context";
import { NOBODY } from "../articles/counted";
import type { PartFact, ReportFact } from "./layout";
import type { Look } from "../sheetPlan";
import type { ReportOrder } from "./order";
import { misfits } from "./reportHead";

type ReportLine = Fact<ReportFact, ReportContext>;

/** Edition with its source, days, limit and who has none, the kind of event, scores that do not fit. */
export const REPORT_FACTS: readonly ReportLine[] = [
  editionFact,
  firstDayFact,
  lastDayFact,
  {
    key: "ratingsList",
    name: "ratings_list",
    label: ({ texts }) => texts.report.ratingsList,
    content: ({ order, texts }) => listOfRatings(order) ?? texts.noDate,
    look: ({ order }) => (listOfRatings(order) === null ? "fact" : "date"),
    note: ({ order, texts }) => {
      const { startDate, edition } = order;
      const inForce = startDate === null ? null : ratingList(startDate, edition);
      const isOther = inForce !== null && listOfRatings(order) !== inForce;
      return isOther ? texts.report.notInForce(calendarDate(inForce)) : null;
    },
  },
  {
    key: "countedBy",
    name: "counted_by",
    label: ({ texts }) => texts.report.countedBy,
    content: ({ order: { list = null }, texts }) => list ?? texts.noDate,
    look: ({ order: { list = null } }) => (list === null ? "fact" : "date"),
  },
  partFact("part", "event_part", ({ number }) => number),
  partFact("parts", "event_parts", ({ count }) => count),
  partFact("wholeStart", "event_first_day", ({ start }) => start, "date"),
  partFact("wholeEnd", "event_last_day", ({ end }) => end, "date"),
  {
    /** 1: fewer games are enough for a rating, 9.14d–e (2005), 7.14f–g (2011). */
    key: "exception",
    name: "by_exception",
    label: ({ order, texts }) => texts.report.exception(gamesForRating(order.edition, true)),
    content: ({ order }) => (order.isException === true ? 1 : 0),
    look: "input",
    isShown: ({ order }) => hasException(order.edition),
    note: ({ texts }) => texts.report.exceptionFor,
  },
  kDayFact,
  limitFact,
  { ...othersFact, isShown: ({ order }) => hasSwitches(order.edition) },
  {
    key: "exempt",
    name: "no_limit_from",
    label: ({ texts }) => texts.report.exempt,
    content: ({ order }) => Math.min(order.edition.limit.exemptFrom, NOBODY),
    isMadeFor: true,
    note: ({ order, texts }) =>
      order.edition.limit.exemptFrom > NOBODY ? texts.report.nobody : null,
  },
  {
    key: "kind",
    name: "kind",
    label: ({ texts }) => texts.report.kind,
    content: ({ order, texts }) => texts.report.kinds[order.event.kind],
    isMadeFor: true,
  },
  {
    key: "fits",
    name: "misfits",
    label: ({ texts }) => texts.report.misfits,
    content: (sheet) => cellFormula(misfits(sheet)),
  },
  {
    /** Where unrated players count by an iteration (8.52 of 2011), how often everybody met everybody. */
    key: "perPairing",
    name: "games_per_pairing",
    label: ({ texts }) => texts.report.perPairing,
    content: ({ order: { robin } }) => robin && gamesOfPairing(robin.event.scores),
    isMadeFor: true,
    isShown: ({ order }) => order.robin !== null,
  },
  {
    key: "matchGames",
    name: "match_games",
    label: ({ order, texts }) => texts.report.matchGames(order.edition),
    content: ({ order }) => order.matchGames ?? "",
    look: "input",
    isShown: ({ order }) => order.matchGames !== null,
  },
  ...CONDITION_FACTS,
];

/** On the report of a part alone. */
function partFact(
  key: PartFact,
  name: string,
  said: (part: PartOfEvent) => number,
  look: Look = "fact",
): ReportLine {
  return {
    key,
    name,
    label: ({ texts }) => texts.report.part[key],
    content: ({ order: { part } }) => (part === undefined ? null : said(part)),
    look,
    isShown: ({ order: { part } }) => part !== undefined,
  };
}

/** Facts that this report does not have take no row. */
export function factsOfReport(order: ReportOrder): readonly ReportFact[] {
  const { matchGames, part, edition, robin } = order;
  const conditions: ReadonlySet<ReportFact> = new Set(conditionsOf(order).map(factOfCondition));
  const isShown = (key: ReportFact) => {
    if (key === "matchGames") return matchGames !== null;
    if (key === "perPairing") return robin !== null;
    if (key === "others") return hasSwitches(edition);
    if (key.startsWith("check ")) return conditions.has(key);
    return part !== undefined || !PART_FACTS.has(key);
  };
  return REPORT_FACTS.map(({ key }) => key).filter(isShown);
}

const PART_FACTS: ReadonlySet<ReportFact> = new Set(["part", "parts", "wholeStart", "wholeEnd"]);

/** The one that the table names, else the list in force on the first day: 9.11 (2005), 7.11 (2011). */
function listOfRatings({ startDate, edition, ratingsList }: ReportOrder): Day | null {
  return ratingsList ?? (startDate === null ? null : ratingList(startDate, edition));
}
