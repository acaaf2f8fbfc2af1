import type { ReportTexts } from "../../../i18n/report";
import type { EditionId } from "../../../rules/editions/edition";
import type { HalfPoints, Rating } from "../../../rules/units";
import { readReport } from "../../../sheets/report/readReport";
import { readReportGames } from "../../../sheets/report/readReportGames";
import type { NamedCells } from "../../selectedCells";

/** A player of a report whose line is selected. */
export interface PlayerOfReport {
  readonly name: string;
  readonly edition: EditionId;
  /** null: unrated. */
  readonly rating: Rating | null;
  readonly k: number | null;
  readonly opponents: readonly Rating[];
  readonly score: HalfPoints;
}

/** Null where the row is no player's; `games`: how the sheet of its games is read. */
export async function playerOfReport(
  sheet: NamedCells,
  row: number,
  games: (sheet: string) => Promise<NamedCells | null>,
  languages: readonly ReportTexts[],
): Promise<PlayerOfReport | null> {
  const report = readReport(sheet, languages);
  const player = report?.players.find((each) => each.row === row);
  if (report == null || player === undefined || report.gamesSheet === null) return null;
  const cells = await games(report.gamesSheet);
  const read = cells === null ? null : readReportGames(cells);
  const own = read?.games.filter(({ number }) => number === player.number) ?? [];
  const opponents = own.flatMap(({ opponentRating }) =>
    typeof opponentRating === "number" ? [opponentRating] : [],
  );
  const { name, rating, k, score } = player;
  return { name, edition: report.edition.id, rating, k, opponents, score: score ?? 0 };
}
