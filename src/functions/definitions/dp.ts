import { dp } from "../../rules/dp";
import { halfUp } from "../../rules/rounding";
import { elementwise } from "../definition";
import { editionAfterFraction } from "../editionParameter";
import { each } from "../parameters";
import { fraction } from "../readers";

export const DP = elementwise({
  id: "DP.LOOKUP",
  name: "DP",
  parameters: [each("p", fraction), editionAfterFraction()],
  compute: (p, edition) => dp(halfUp(100 * p), edition),
});
