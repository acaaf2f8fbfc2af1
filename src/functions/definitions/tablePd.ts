import { PD_ROWS } from "../../rules/tables/pd";
import { whole } from "../definition";
import type { Outcome } from "../outcome";

export const TABLE_PD = whole({
  name: "TABLE.PD",
  parameters: [],
  compute: () => {
    const rows = PD_ROWS.map(({ from, to = "", higher }): Outcome[] => [
      from,
      to,
      higher / 100,
      (100 - higher) / 100,
    ]);
    return [["from", "to", "H", "L"], ...rows];
  },
});
