import { cell, type Cell } from "./cell";
import type { Column } from "./column";
import type { Hand } from "./hand";
import { ROUNDS } from "./headings";
import type { Layout } from "./layout";
import { roundSigns, type RoundSigns } from "./roundSigns";
import type { SwissGames } from "./trueEvent";

/** The rounds of a Swiss, opponents by their numbers. */
export function swissColumns({ event, named }: Layout, hand: Hand): Column[] {
  const games = event.games as SwissGames;
  const write = roundSigns(hand);
  const headed = hand.for("rounds").pick(ROUNDS[hand.language]);
  const cells: Cell[][] = games.lines.map((line) =>
    line.map((entry) => write(entry, entry.opponent === null ? 0 : named[entry.opponent]!)),
  );
  doubtedRound({ games, cells, named, write }, hand);
  return Array.from({ length: games.rounds }, (_, round) => ({
    meaning: "result",
    heading: cell(headed(round + 1)),
    group: "",
    cells: cells.map((line) => line[round]!),
  }));
}

interface Rounds {
  readonly games: SwissGames;
  readonly cells: readonly (readonly Cell[])[];
  readonly named: readonly number[];
  readonly write: RoundSigns;
}

/** One game that the two rows tell otherwise, or that nobody can read. */
function doubtedRound({ games, cells, named, write }: Rounds, hand: Hand): void {
  const isUnreadable = hand.does("a result that nobody can read");
  if (!isUnreadable && !hand.does("a contradiction")) return;
  const dice = hand.for("doubted round");
  const played = games.lines.flatMap((line, player) =>
    line.flatMap((entry, round) => (entry.score === null ? [] : [{ player, round, entry }])),
  );
  const { player, round, entry } = dice.pick(played);
  const own = cells[player]![round]!;
  const mirror = cells[entry.opponent!]![round]!;
  const answers = new Map([
    [own, own.value],
    [mirror, mirror.value],
  ]);
  if (isUnreadable) {
    own.value = dice.pick(["?", "??", "???"]);
    /** Where the opponent's row says it, there is no doubt. */
    if (dice.chance(0.4)) return;
    mirror.value = own.value;
  } else {
    const score = dice.pick(([0, 1, 2] as const).filter((other) => other !== entry.score));
    own.value = write({ ...entry, score }, named[entry.opponent!]!).value;
  }
  hand.leavesOpen("result", [own, mirror], answers);
}
