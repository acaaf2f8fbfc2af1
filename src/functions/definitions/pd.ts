import { pdOf } from "../../rules/expected";
import { elementwise } from "../definition";
import { each } from "../parameters";
import { difference } from "../readers";

export const PD = elementwise({
  id: "PD.LOOKUP",
  name: "PD",
  parameters: [each("diff", difference)],
  compute: (diff) => pdOf(diff) / 100,
});
