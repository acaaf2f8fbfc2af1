import { isTimeControlRated } from "../../rules/timeControl";
import { elementwise } from "../definition";
import { editionParameter } from "../editionParameter";
import { each } from "../parameters";
import { minutes, rating, seconds } from "../readers";

export const TIMECONTROL = elementwise({
  name: "TIMECONTROL",
  parameters: [
    each("minutes", minutes),
    each("increment", seconds),
    each("highestRating", rating),
    editionParameter(),
  ],
  compute: isTimeControlRated,
});
