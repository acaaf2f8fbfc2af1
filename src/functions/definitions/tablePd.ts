import { PD_ROWS } from "../../rules/tables/pd";
import { whole, type Outcome } from "../definition";
import { Term } from "../term";

export const TABLE_PD = whole({
  name: "TABLE.PD",
  parameters: [],
  compute: () => {
    const headings = [new Term("from"), new Term("to"), new Term("higher"), new Term("lower")];
    const rows = PD_ROWS.map(({ from, to = "", higher }): Outcome[] => [
      from,
      to,
      higher / 100,
      (100 - higher) / 100,
    ]);
    return [headings, ...rows];
  },
});
