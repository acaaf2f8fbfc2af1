import { formula, type SheetDraft } from "../sheetDraft";
import { GAME, onReport, type GameRows } from "./places";
import type { ReportContext } from "./context";
import { isRated } from "./rated";

/** 8.2.2 (2024): an unrated player's average has two opponents more, both drawn; no games of his. */
export function putHypothetical(
  draft: SheetDraft,
  { order, names, places, texts }: ReportContext,
  player: number,
  { behind }: GameRows,
): void {
  const { opponents, rating } = order.edition.firstRating.hypothetical;
  const own = onReport(names, places, player, "rating");
  const unrated = (value: string) => formula(`IF(${isRated(own)},"",${value})`);
  for (let line = 0; line < opponents; line += 1) {
    const row = behind + line;
    draft.put(row, GAME.opponent, unrated(`"${texts.report.hypothetical}"`));
    draft.put(row, GAME.opponentRating, unrated(String(rating)));
    draft.put(row, GAME.counted, unrated(String(rating)));
  }
}
