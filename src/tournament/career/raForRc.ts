import type { Edition } from "../../rules/editions/edition";
import { errorFound, type Finding } from "../finding";
import type { CareerRead } from "./readCareer";

/** 8.2.2 (2024): averages under Ra have the two drawn games in them, to be added once for all events. */
export function raForRc({ ra }: CareerRead, edition: Edition): Finding | null {
  const { opponents, rating } = edition.firstRating.hypothetical;
  if (ra === undefined || opponents === 0) return null;
  return errorFound("raForRc", { rating }, { place: ra });
}
