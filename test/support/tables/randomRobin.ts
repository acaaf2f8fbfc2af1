import type { Result } from "../../../src/rules/units";
import type { Dice } from "./dice";
import type { Hand } from "./hand";
import { randomScore } from "./randomScore";
import type { RobinGame, RobinGames, TruePlayer } from "./trueEvent";

/** Everybody against everybody; games not played where the hand has any. */
export function randomRobin(players: readonly TruePlayer[], hand: Hand): RobinGames {
  const dice = hand.forEvent("robin");
  const perPairing = gamesEach(players, hand);
  const forfeits = hand.would("games not played") ? dice.pick([0.03, 0.08]) : 0;
  const absent = hand.would("a player without results") ? dice.whole(0, players.length - 1) : null;
  const isScored = dice.chance(0.4);
  const square: RobinGame[][][] = players.map(() => players.map(() => []));
  let left = forfeits > 0 ? 1 : 0;
  for (const [white, player] of players.entries())
    for (let black = white + 1; black < players.length; black += 1)
      for (let game = 0; game < perPairing; game += 1) {
        const isForfeit = forfeits > 0 && (dice.chance(forfeits) || left > 0);
        if (isForfeit) left = 0;
        const own =
          white === absent || black === absent
            ? isScored
              ? { score: null, forfeit: white === absent ? ("lost" as const) : ("won" as const) }
              : NOBODY
            : isForfeit
              ? forfeit(dice)
              : played(randomScore(player, players[black]!, dice));
        const colour = (white + black + game) % 2 === 0 ? "w" : "b";
        square[white]![black]!.push({ ...own, colour });
        square[black]![white]!.push({ ...mirrored(own), colour: colour === "w" ? "b" : "w" });
      }
  return { kind: "robin", perPairing, square };
}

type Outcome = Omit<RobinGame, "colour">;

const NOBODY: Outcome = { score: null, forfeit: null };

function played(score: Result): Outcome {
  return { score, forfeit: null };
}

function forfeit(dice: Dice): Outcome {
  const forfeit = dice.pick(["won", "lost", "won", "lost", "nobody"] as const);
  return { score: null, forfeit };
}

const OTHER = { won: "lost", lost: "won", nobody: "nobody" } as const;

function mirrored({ score, forfeit }: Outcome): Outcome {
  return {
    score: score === null ? null : ((2 - score) as Result),
    forfeit: forfeit === null ? null : OTHER[forfeit],
  };
}

function gamesEach(players: readonly TruePlayer[], hand: Hand): number {
  if (hand.program === "robin of several games") return hand.for("games each").whole(3, 4);
  return players.length <= 8 && hand.does("a double round") ? 2 : 1;
}
