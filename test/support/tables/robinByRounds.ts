import type { Result } from "../../../src/rules/units";
import { randomScore } from "./randomScore";
import type { Hand } from "./hand";
import type { SwissEntry, SwissGames, TruePlayer } from "./trueEvent";

const FREE: SwissEntry = { opponent: null, colour: null, score: null, unplayed: "zero" };

/** Everybody meets everybody twice, round by round; of an odd number one is free. */
export function robinByRounds(players: readonly TruePlayer[], hand: Hand): SwissGames {
  const dice = hand.forEvent("robin by rounds");
  const even = players.length + (players.length % 2);
  const circle = Array.from({ length: even - 1 }, (_, index) => index + 1);
  const lines: SwissEntry[][] = players.map(() => []);
  for (let round = 0; round < 2 * (even - 1); round += 1) {
    const order = [0, ...circle.map((_, at) => circle[(at + round) % circle.length]!)];
    for (let at = 0; at < even / 2; at += 1) {
      const pair = [order[at]!, order[even - 1 - at]!];
      const [white, black] = round % 2 === 0 ? pair : pair.reverse();
      if (Math.max(white!, black!) >= players.length) {
        lines[Math.min(white!, black!)]!.push(FREE);
        continue;
      }
      const score = randomScore(players[white!]!, players[black!]!, dice);
      lines[white!]!.push({ opponent: black!, colour: "w", score, unplayed: null });
      const reply = (2 - score) as Result;
      lines[black!]!.push({ opponent: white!, colour: "b", score: reply, unplayed: null });
    }
  }
  return { kind: "swiss", rounds: 2 * (even - 1), lines };
}
