import type { SheetTexts } from "../../i18n/sheets";
import { at } from "../../rules/at";
import { periodReport, type PeriodRemark, type PeriodRow } from "../../rules/period/periodReport";
import { fittedWidths } from "../fittedWidths";
import type { SheetPlan } from "../sheetPlan";
import { columnOf } from "../table";
import { linesOf } from "../textWidth";
import type { PeriodContext } from "./context";
import { ofList } from "./order";
import { playerLines, type PlayerLine } from "./playerLine";
import { leftOut, notCounted } from "./remarks";

/** In how many lines each player's remarks are broken when the sheet is made: a file keeps rows as high as it is told. */
export function remarkLines(sheet: PeriodContext, plan: SheetPlan): ReadonlyMap<number, number> {
  const { order, places } = sheet;
  const width = at(fittedWidths(plan), columnOf(places.players, "remarks")) - BESIDE;
  const rows = periodReport(order.players, order.edition, order.list);
  return new Map(
    playerLines(sheet).map((line) => {
      const said = saidOf(sheet, line, at(rows, line.index));
      return [places.players.first + line.index, linesOf(said, width)];
    }),
  );
}

/** What keeps a text away from the figure before it. */
const BESIDE = 1;

function saidOf(sheet: PeriodContext, line: PlayerLine, row: PeriodRow): string {
  const { period: words } = sheet.texts;
  if (row.kind === "unrated") return ofUnrated(sheet, line, row.lacking);
  const said = row.remarks.map((remark) => remarkSaid(remark, sheet));
  return [...said, ...(line.isNamesake ? [`${words.namesake}.`] : [])].join(" ");
}

function ofUnrated(sheet: PeriodContext, line: PlayerLine, lacking: number): string {
  const { period: words } = sheet.texts;
  const left = leftOut(sheet, line);
  if (line.firstRating !== null) {
    const { isPublished, earlier, later, notYet } = words.firstRating(line.firstRating.sheet);
    const all = [isPublished.join("0000"), earlier, later, notYet];
    const said = all.reduce((longest, each) => (each.length > longest.length ? each : longest));
    return followed(said, left);
  }
  const edition = ofList(sheet.order);
  const games = words.unratedLacks(edition).join(` ${lacking}`);
  const said = lacking > 0 ? games : words.unrated(edition);
  return followed(said, notCounted(sheet, line).words, left);
}

function followed(said: string, ...words: readonly string[]): string {
  return [said, words.filter((each) => each !== "").join(" ")]
    .filter((each) => each !== "")
    .join(". ");
}

function remarkSaid(remark: PeriodRemark, { order, texts }: PeriodContext): string {
  const { period: words, head }: SheetTexts = texts;
  const edition = ofList(order);
  switch (remark.key) {
    case "delisted":
      return `${words.delisted(edition)}.`;
    case "inactive": {
      const said = remark.isCertain ? words.inactive(edition) : words.perhapsInactive(edition);
      return `${said} ${remark.lacking}.`;
    }
    case "ratings": {
      const far = remark.isFarApart ? `${head.semicolon}${words.onePlayer}` : ".";
      return `${words.ratings} ${remark.least}–${remark.most}${far}`;
    }
    case "earlierList":
      return `${words.earlierList(edition)}.`;
    case "k": {
      const [before, behind] = words.kDiffers;
      return `${before} ${remark.least}–${remark.most}${head.semicolon}${behind}.`;
    }
  }
}
