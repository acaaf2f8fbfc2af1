import { stakes } from "../../rules/stakes";
import { whole } from "../definition";
import type { Outcome } from "../outcome";
import { rulesParameter } from "../editionParameter";
import { single } from "../parameters";
import { kValue } from "../readers";

const HEADINGS = [
  "from",
  "to",
  "PD",
  "higher wins",
  "higher draws",
  "higher loses",
  "lower wins",
  "lower draws",
  "lower loses",
];

export const STAKES = whole({
  name: "STAKES",
  parameters: [single("k", kValue), rulesParameter()],
  compute: (k, rules) => {
    const rows = stakes(k, rules).map(({ from, to = "", pd, higher, lower }): Outcome[] => [
      from,
      to,
      pd / 100,
      ...[...higher, ...lower].map((points) => points / 100),
    ]);
    return [HEADINGS, ...rows];
  },
});
