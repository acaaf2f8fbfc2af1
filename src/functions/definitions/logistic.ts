import { logistic } from "../../rules/logistic";
import { elementwise } from "../definition";
import { each } from "../parameters";
import { difference } from "../readers";

export const LOGISTIC = elementwise({
  name: "LOGISTIC",
  parameters: [each("diff", difference)],
  compute: logistic,
});
