import { unratedPlayers, type UnratedPlayer } from "../../sheets/firstRating/unratedPlayers";
import type { NamedReport } from "../../sheets/period/resultsOfReports";
import type { Answer } from "../../tournament/identity/answers";
import { nameKey } from "../../tournament/identity";
import { latestReports } from "./foundReports";

/** An unrated player as the pane lists him. */
export interface ListedPlayer {
  /** The same whenever the reports are read again. */
  readonly key: string;
  readonly player: UnratedPlayer;
}

/** By name; of a corrected event the later report counts. */
export function listedPlayers(
  found: readonly NamedReport[],
  answers: readonly Answer[] = [],
): readonly ListedPlayer[] {
  const keys = new Map<string, number>();
  return unratedPlayers(latestReports(found), answers)
    .map((player): ListedPlayer => {
      const who = `${player.pace} ${player.id || nameKey(player.name)}`;
      const before = keys.get(who) ?? 0;
      keys.set(who, before + 1);
      return { key: `${who} ${before}`, player };
    })
    .sort((one, other) => one.player.name.localeCompare(other.player.name));
}

/** The first figure of his reports that is an error, or not calculated yet. */
export function errorOf({ events }: UnratedPlayer, reports: readonly NamedReport[]): string | null {
  const sheets = new Set(events.map(({ place }) => place.sheet));
  return (
    reports.find(({ sheet, report }) => sheets.has(sheet) && report.error !== null)?.report.error ??
    null
  );
}
