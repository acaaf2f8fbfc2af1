import { EDITIONS as ALL } from "../../rules/editions/editions";
import { floorOn } from "../../rules/editions/floorOn";
import { kFactor } from "../../rules/kFactor";
import { whole } from "../definition";
import type { Outcome } from "../outcome";

const HEADINGS = [
  "id",
  "in force from",
  "limit",
  "K new",
  "K",
  "K 2400",
  "half point",
  "floor",
  "games",
  "source",
];

const ADULT = { age: Infinity, rating: 2000, peak: 2000 };

export const EDITIONS = whole({
  name: "EDITIONS",
  parameters: [],
  compute: () => [
    HEADINGS,
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
      edition.source,
    ]),
  ],
});
