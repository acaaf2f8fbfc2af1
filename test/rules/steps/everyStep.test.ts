import type { StepKey } from "../../../src/rules/steps/step";
import { SAMPLED, sampledSteps } from "../../support/sampledSteps";

/** All that a catalogue has to have words for. */
const EVERY_STEP: Readonly<Record<StepKey, true>> = {
  withinLimit: true,
  limited: true,
  noLimit: true,
  notUpgraded: true,
  difference: true,
  pd: true,
  delta: true,
  sumOfDeltas: true,
  kPassedOver: true,
  kFits: true,
  kGiven: true,
  kInPeriod: true,
  change: true,
  newRating: true,
  rc: true,
  ra: true,
  p: true,
  dp: true,
  half: true,
  bonus: true,
  withDp: true,
  withDpInRobin: true,
  highest: true,
  performance: true,
  rar: true,
  dpa: true,
  raOfRobin: true,
  countedFromRu: true,
  rcNew: true,
  we: true,
  wePrinted: true,
  bonusPrinted: true,
  wMinusWe: true,
  periodChange: true,
  weighted: true,
  pooled: true,
  games: true,
  points: true,
  gamesTogether: true,
  rarNone: true,
  roundedChange: true,
  timesGames: true,
  eventDeltas: true,
};

test("something comes by every step", () => {
  const seen = new Set(sampledSteps(SAMPLED).map(({ key }) => key));
  expect([...seen].sort()).toEqual(Object.keys(EVERY_STEP).sort());
});
