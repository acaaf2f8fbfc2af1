import { samePersons } from "../../tournament/identity";
import type { ReportedPlayer, ReportRead } from "./readReport";

/** A player of one of several reports. */
export interface OfPerson<Named> {
  /** Who he is among all of them, counted from 0. */
  readonly who: number;
  readonly of: Named;
  readonly player: ReportedPlayer;
}

/** The players of all reports, one report after the other; nobody stands in one of them twice. */
export function personsOf<Named extends { readonly report: ReportRead }>(
  reports: readonly Named[],
): readonly OfPerson<Named>[] {
  const known: ReportedPlayer[] = [];
  return reports.flatMap((of) => {
    const { players } = of.report;
    const same = samePersons(known, players);
    return players.map((player, place) => {
      const who = same[place] ?? known.length;
      known[who] = { ...player, id: player.id || (known[who]?.id ?? "") };
      return { who, of, player };
    });
  });
}
