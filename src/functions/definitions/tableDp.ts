import { dp } from "../../rules/dp";
import { isReason } from "../../rules/reason";
import { whole } from "../definition";
import type { Outcome } from "../outcome";
import { editionParameter } from "../editionParameter";

export const TABLE_DP = whole({
  name: "TABLE.DP",
  parameters: [editionParameter()],
  compute: (edition) => {
    const rows: Outcome[][] = [["p", "dp"]];
    for (let p = 100; p >= 0; p -= 1) {
      const difference = dp(p, edition);
      rows.push([p / 100, isReason(difference) ? "" : difference]);
    }
    return rows;
  },
});
