import { onSheet } from "../../formula/reference";
import { f } from "../../formula/template";
import type { SheetTexts } from "../../i18n/sheets";
import { cellFormula } from "../cellFormula";
import { sentence } from "../sentence";
import type { Content } from "../sheetPlan";
import { wholeColumn } from "../table";
import type { ReportPlaces } from "./layout";
import type { ReportNames, ReportOrder } from "./order";

/** 6.5 (2005): how many games of a match between rated players count, where some came after its decision. */
export function decidedNote(
  { event, edition }: ReportOrder,
  { games: sheet }: ReportNames,
  { games }: Pick<ReportPlaces, "games">,
  { report }: SheetTexts,
): readonly Content[] {
  const isOfRated = event.players.every(({ rating }) => rating !== null);
  const hasStrangers = event.players.some((player) =>
    player.games.some(({ opponent }) => opponent.place === null),
  );
  if (event.kind !== "match" || !isOfRated || hasStrangers) return [];
  /** Each game stands with both of its players. */
  const once = (column: "score" | "w") => f`COUNT(${onSheet(sheet, wholeColumn(games, column))})/2`;
  const [played, counted] = [once("score"), once("w")];
  const said = sentence(report.decided(edition), { games: played, counted });
  return [cellFormula(f`IF(${counted}<${played},${said},"")`)];
}
