import type { TableTexts } from "../../i18n/table";
import { gamesPerPairing } from "../../rules/robin/crosstable";
import type { Event, EventKind } from "../../tournament/event";
import type { RoundRobin } from "../../tournament/roundRobin";
import type { Choices } from "./choices";
import { kSentences } from "./kSentences";
import { playersOf } from "./readEvent";
import { editionOf, type Verdict } from "./verdict";

/** Which kind of event was read, how many players, rated and not, how many games, whose K. */
export function understood(
  verdict: Verdict,
  { kReading }: Pick<Choices, "kReading">,
  texts: TableTexts,
  kinds: Readonly<Record<EventKind, string>>,
): string[] {
  const { read, times } = verdict;
  if (read.by === "nothing") return [];
  const players = playersOf(read);
  const rated = players.filter(({ rating }) => rating !== null).length;
  const isByRounds = read.by === "rounds";
  const games = isByRounds ? gamesOfEvent(read.event) : gamesOfRobin(read.roundRobin);
  return [
    isByRounds ? texts.byRounds(kinds[read.event.kind]) : texts.kinds[robinKind(read.roundRobin)],
    texts.players(players.length, rated, players.length - rated),
    texts.games(games),
    ...kSentences(players, editionOf(verdict), { ...times, kReading }, texts.k),
  ];
}

/** A game between two players of the table stands there twice. */
function gamesOfEvent({ players }: Event): number {
  const all = players.flatMap(({ games }) => games);
  return all.length - all.filter(({ opponent }) => opponent.place !== null).length / 2;
}

function gamesOfRobin(event: RoundRobin): number {
  const { length } = event.players;
  return ((robinKind(event) === "double" ? 2 : 1) * length * (length - 1)) / 2;
}

function robinKind({ scores }: RoundRobin): keyof TableTexts["kinds"] {
  if ("totals" in scores) return "totals";
  return gamesPerPairing(scores.square) > 1 ? "double" : "single";
}
