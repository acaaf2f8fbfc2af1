import { EDITIONS as ALL } from "../../rules/editions/editions";
import { floorOn } from "../../rules/editions/floorOn";
import { kFactor } from "../../rules/kFactor";
import { whole, type Outcome } from "../definition";
import { Term, type TermKey } from "../term";

const HEADINGS: readonly TermKey[] = [
  "inForceFrom",
  "limit",
  "kNew",
  "kOtherwise",
  "k2400",
  "halfPoint",
  "floor",
  "games",
  "source",
];

const ADULT = { age: Infinity, rating: 2000, peak: 2000 };

export const EDITIONS = whole({
  name: "EDITIONS",
  parameters: [],
  compute: () => [
    ["id", ...HEADINGS.map((key) => new Term(key))],
    ...ALL.map((edition): Outcome[] => [
      edition.id,
      edition.from,
      edition.limit.points,
      kFactor({ ...ADULT, games: 0 }, edition),
      kFactor({ ...ADULT, games: Infinity }, edition),
      kFactor({ ...ADULT, games: Infinity, peak: 2400 }, edition),
      edition.firstRating.bonus ?? "",
      floorOn(edition),
      edition.publication.games,
      new Term(edition.source === "text" ? "sourceText" : "sourceSecondary"),
    ]),
  ],
});
