import type { KReading } from "../../rules/kDay";
import { kOfEvent } from "../../tournament/kOfEvent";
import { playersOf } from "./readEvent";
import { editionOf, type Verdict } from "./verdict";

/** Whether somebody has another K on the event's first day than by the list in force: then a person decides. */
export function areKReadingsApart(verdict: Verdict): boolean {
  const edition = editionOf(verdict);
  const { read, times } = verdict;
  if (edition === null || read.by === "nothing") return false;
  const players = playersOf(read);
  const [one, other] = (["list", "first day"] as const).map((kReading: KReading) =>
    kOfEvent(players, edition, { startDate: times.startDate, kReading }).players.map(({ k }) => k),
  );
  return JSON.stringify(one) !== JSON.stringify(other);
}
