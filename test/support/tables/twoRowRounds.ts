import type { CellValue } from "../../../src/tournament/sheetCells";
import { cell } from "./cell";
import type { Column } from "./column";
import type { Hand } from "./hand";
import { ROUNDS } from "./headings";
import type { Layout } from "./layout";
import type { SwissEntry, SwissGames } from "./trueEvent";

/** The opponents, and under them the results. */
export function twoRowRounds({ event, named }: Layout, hand: Hand): Column[] {
  const { lines, rounds } = event.games as SwissGames;
  const headed = hand.for("rounds").pick(ROUNDS[hand.language]);
  const free = hand.for("free").pick(["", "-", "bye"]);
  return Array.from({ length: rounds }, (_, round) => ({
    meaning: "result",
    heading: cell(headed(round + 1)),
    group: "",
    cells: lines.flatMap((line) => {
      const entry = line[round]!;
      return [
        cell(entry.opponent === null ? free : named[entry.opponent]!),
        cell(resultOf(entry), "@"),
      ];
    }),
  }));
}

function resultOf({ score, unplayed }: SwissEntry): CellValue {
  if (score !== null) return [0, "½", 1][score]!;
  const signs = { won: "1*", lost: "0*", bye: 1, half: "½", zero: 0, open: "" };
  return signs[unplayed ?? "zero"];
}
