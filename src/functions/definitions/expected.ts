import { expected } from "../../rules/expected";
import { isRatedGame } from "../../rules/ratedGame";
import { elementwise } from "../definition";
import { rulesParameter } from "../editionParameter";
import { each } from "../parameters";
import { rating } from "../readers";

export const EXPECTED = elementwise({
  name: "EXPECTED",
  parameters: [each("rating", rating), each("opponent", rating), rulesParameter()],
  compute: (own, opponent, rules) =>
    own === null || opponent === null || !isRatedGame(own, opponent, rules)
      ? ""
      : expected(own, opponent, rules) / 100,
});
