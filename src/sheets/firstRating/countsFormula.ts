import type { CareerColumn } from "../../i18n/career";
import { countsAboveFloorOnly, usesRu, type Ignored } from "../../rules/firstRating";
import { minimumScore } from "../../rules/firstRatingConditions";
import { floorFormula } from "../floorFormula";
import { isFilled, isRobin } from "./eventLines";
import type { CareerContext } from "./firstRatingSheet";
import { columnBefore, eventCell, head } from "./places";

/** Whether an event counts, and the first condition that it does not meet. */
export function countsFormula(context: CareerContext, line: number): [CareerColumn, string][] {
  const { order, places, texts } = context;
  const at = (column: CareerColumn) => eventCell(places, line, column);
  const why = conditions(context, line).reduceRight(
    (rest, [condition, ignored]) =>
      `IF(${condition},"${texts.career.ignored[ignored](order.edition)}",${rest})`,
    '""',
  );
  const filled = isFilled(context, line);
  const { incomplete, outOfOrder } = texts.career;
  const numbers = (["date", "rc", "w", "n"] as const).map(at).join(",");
  const isLate = `${at("date")}<MAX(${columnBefore(places, line, "date")})`;
  const judged = `IF(${isLate},"${outOfOrder}",${why})`;
  return [
    ["counts", `IF(${filled},IF(${at("why")}="",1,0),"")`],
    ["why", `IF(${filled},${judged},IF(COUNTA(${numbers})=0,"","${incomplete}"))`],
  ];
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
    [`${at("w")}<${needed}`, "tooFewPoints"],
  ];
  if (!usesRu(edition)) return always;
  const isLow = `${at("ru")}<${floorFormula(at("date"), edition)}`;
  const laterSwiss = countsAboveFloorOnly("swiss", false, edition);
  const asked = laterSwiss ? `OR(${isFirst},NOT(${isRobin(context, line)}))` : isFirst;
  return [
    ...always,
    [`NOT(ISNUMBER(${at("ru")}))`, "dpUndefined"],
    [`AND(${isLow},${asked})`, "belowFloor"],
  ];
}
