import { minimumTime } from "../../rules/timeControl";
import { elementwise } from "../definition";
import { editionParameter } from "../editionParameter";
import { each } from "../parameters";
import { rating } from "../readers";

export const MINTIME = elementwise({
  name: "MINTIME",
  parameters: [each("highestRating", rating), editionParameter()],
  compute: minimumTime,
});
