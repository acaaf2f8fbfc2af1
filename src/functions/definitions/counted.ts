import { counted } from "../../rules/counted";
import { isRatedGame } from "../../rules/ratedGame";
import { elementwise } from "../definition";
import { rulesParameter } from "../editionParameter";
import { each } from "../parameters";
import { rating } from "../readers";

export const COUNTED = elementwise({
  name: "COUNTED",
  parameters: [each("rating", rating), each("opponent", rating), rulesParameter()],
  compute: (own, opponent, rules) =>
    own === null || opponent === null || !isRatedGame(own, opponent, rules)
      ? ""
      : counted(own, opponent, rules),
});
