import { percent } from "../../rules/percent";
import { elementwise } from "../definition";
import { each } from "../parameters";
import { gamesPlayed, total } from "../readers";
import { scoreAboveGames } from "../scores";

export const PERCENT = elementwise({
  name: "PERCENT",
  parameters: [each("score", total), each("games", gamesPlayed)],
  compute: (score, games) => scoreAboveGames("score", score, games) ?? percent(score, games) / 100,
});
