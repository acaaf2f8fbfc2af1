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
  /** Of the games that count, and the score in them. */
  readonly opponents: readonly Rating[];
  readonly score: HalfPoints;
}

/** Why nobody is taken: the row is no player's, or the report of rapid or blitz. */
export type NobodyTaken = "not a player" | "other pace";

/** `games`: how the sheet of the report's games is read. */
export async function playerOfReport(
  sheet: NamedCells,
  row: number,
  games: (sheet: string) => Promise<NamedCells | null>,
  languages: readonly ReportTexts[],
): Promise<PlayerOfReport | NobodyTaken> {
  const report = readReport(sheet, languages);
  const player = report?.players.find((each) => each.row === row);
  if (report == null || player === undefined || report.gamesSheet === null) return "not a player";
  if (report.edition.pace !== "standard") return "other pace";
  const cells = await games(report.gamesSheet);
  const read = cells === null ? null : readReportGames(cells);
  const own = read?.games.filter(({ number }) => number === player.number) ?? [];
  const counted = own.flatMap(({ opponentRating: opponent, w }) =>
    typeof opponent === "number" && typeof w === "number" ? [{ opponent, score: 2 * w }] : [],
  );
  if (counted.length === 0) return "not a player";
  const { name, rating, k } = player;
  return {
    ...{ name, edition: report.edition.id, rating, k },
    opponents: counted.map(({ opponent }) => opponent),
    score: counted.reduce((sum, { score }) => sum + score, 0),
  };
}
