import { stakes } from "../../rules/stakes";
import { whole, type Outcome } from "../definition";
import { rulesParameter } from "../editionParameter";
import { single } from "../parameters";
import { kValue } from "../readers";
import { Term, type TermKey } from "../term";

const HEADINGS: readonly TermKey[] = [
  "higherWins",
  "higherDraws",
  "higherLoses",
  "lowerWins",
  "lowerDraws",
  "lowerLoses",
];

export const STAKES = whole({
  name: "STAKES",
  parameters: [single("k", kValue), rulesParameter()],
  compute: (k, rules) => {
    const headings = [
      new Term("from"),
      new Term("to"),
      "PD",
      ...HEADINGS.map((key) => new Term(key)),
    ];
    const rows = stakes(k, rules).map(({ from, to = "", pd, higher, lower }): Outcome[] => [
      from,
      to,
      pd / 100,
      ...[...higher, ...lower].map((points) => points / 100),
    ]);
    return [headings, ...rows];
  },
});
