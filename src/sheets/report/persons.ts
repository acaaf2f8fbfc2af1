import type { Answer } from "../../tournament/identity/answers";
import { knownLine } from "../../tournament/identity/known";
import { whoIsWho, type Doubt } from "../../tournament/identity/whoIsWho";
import type { ReportedPlayer, ReportRead } from "./readReport";

/** A player of one of several reports. */
interface OfPerson<Named> {
  /** Who he is among all of them, counted from 0. */
  readonly who: number;
  readonly of: Named;
  readonly player: ReportedPlayer;
}

export interface Persons<Named> {
  readonly players: readonly OfPerson<Named>[];
  /** Of whom only a person knows whether they are one. */
  readonly doubts: readonly Doubt[];
}

/** The players of all reports, one report after the other; nobody stands in one of them twice. */
export function personsOf<Named extends { readonly report: ReportRead }>(
  reports: readonly Named[],
  answers: readonly Answer[],
): Persons<Named> {
  const all = reports.flatMap((of, place) =>
    of.report.players.map((player) => ({ of, player, stands: [place] })),
  );
  const { persons, doubts } = whoIsWho(
    all.map(({ of: { report }, player, stands }) => ({
      line: knownLine(player, { title: report.title, day: report.startDate }),
      stands,
    })),
    answers,
  );
  const players = all.map(({ of, player }, at) => ({ who: persons[at] ?? 0, of, player }));
  return { players, doubts };
}
