import { isNumber } from "../ifNumber";
import type { CareerColumn } from "../../i18n/career";
import { countsAboveFloorOnly, usesRu, type Ignored } from "../../rules/firstRating";
import { minimumScore } from "../../rules/firstRatingConditions";
import { floorFormula } from "../floorFormula";
import { asRatedConditions } from "./asRatedFormulas";
import { isFilled, isRobin } from "./filledLine";
import type { CareerContext } from "./context";
import { columnBefore, eventCell, head } from "./places";

/** Whether an event counts, and the first condition that it does not meet. */
export function countsFormula(context: CareerContext, line: number): [CareerColumn, string][] {
  const { places, texts } = context;
  const at = (column: CareerColumn) => eventCell(places, line, column);
  const filled = isFilled(context, line);
  const numbers = (["date", "rc", "w", "n"] as const).map(at).join(",");
  const { incomplete } = texts.career;
  return [
    ["counts", `IF(${filled},IF(${at("why")}="",1,0),"")`],
    ["why", `IF(${filled},${why(context, line)},IF(COUNTA(${numbers})=0,"","${incomplete}"))`],
  ];
}

/** What is a rated player's stands anywhere among the lines; of the others the order counts. */
function why(context: CareerContext, line: number): string {
  const { order, places, texts } = context;
  const { ignored, outOfOrder } = texts.career;
  const said = ([condition, because]: [string, Ignored]): [string, string] => [
    condition,
    ignored[because](order.edition),
  ];
  const before = `MAX(${columnBefore(places, line, "unrated")})`;
  const all = [
    ...asRatedConditions(context, line).map(said),
    [`${eventCell(places, line, "date")}<${before}`, outOfOrder] as const,
    ...conditions(context, line).map(said),
  ];
  return all.reduceRight((rest, [condition, text]) => `IF(${condition},"${text}",${rest})`, '""');
}

function conditions(context: CareerContext, line: number): [string, Ignored][] {
  const { order, places } = context;
  const { edition } = order;
  const at = (column: CareerColumn) => eventCell(places, line, column);
  const isFirst = `SUM(${columnBefore(places, line, "counts")})=0`;
  const bySystem = (robin: number, swiss: number) =>
    robin === swiss ? String(swiss) : `IF(${isRobin(context, line)},${robin},${swiss})`;
  const { robin, swiss } = edition.firstRating.minimumRatedOpponents;
  const points = (system: "robin" | "swiss", first: boolean) =>
    minimumScore(edition, system, first) / 2;
  const later = bySystem(points("robin", false), points("swiss", false));
  const needed = `IF(${isFirst},${bySystem(points("robin", true), points("swiss", true))},${later})`;
  const always: [string, Ignored][] = [
    [`${at("date")}<${head("opens")}`, "outsideWindow"],
    [`${at("n")}<${bySystem(Math.max(1, robin), Math.max(1, swiss))}`, "tooFewOpponents"],
    [`AND(${isFirst},${at("w")}<${needed})`, "tooFewPoints"],
    [`${at("w")}<${needed}`, "tooFewPointsLater"],
  ];
  if (!usesRu(edition)) return always;
  const isLow = `${at("ru")}<${floorFormula(at("date"), edition.publication.floors)}`;
  const laterSwiss = countsAboveFloorOnly("swiss", false, edition);
  const asked = laterSwiss ? `OR(${isFirst},NOT(${isRobin(context, line)}))` : isFirst;
  return [
    ...always,
    [`NOT(${isNumber(at("ru"))})`, "dpUndefined"],
    [`AND(${isLow},${asked})`, "belowFloor"],
  ];
}
