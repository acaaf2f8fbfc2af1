import { dayOf } from "../../../src/rules/day";
import { floorOfList } from "../../../src/rules/editions/floorOfList";
import type { Dice } from "./dice";
import { LANGUAGES, type Language } from "./language";
import { CLUBS, FEDERATIONS, NAMES } from "./names";
import type { Birth, TruePlayer } from "./trueEvent";

interface Field {
  readonly language: Language;
  /** The year of the event. */
  readonly year: number;
  readonly count: number;
}

/** Players of one event: no two of one name, though brothers may meet. */
export function randomPlayers(dice: Dice, { language, year, count }: Field): TruePlayer[] {
  const mean = dice.whole(1500, 2250);
  const unrated = dice.pick([0, 0, 0.1, 0.2, 0.35, 0.5]);
  const players: TruePlayer[] = [];
  const taken = new Set<string>();
  while (players.length < count) {
    const origin = dice.chance(0.8) ? language : dice.pick(LANGUAGES);
    const player = randomPlayer(dice, { origin, year, mean, unrated });
    const [given] = player.given.split(" ");
    const key = dice.chance(0.03) ? `${player.last} ${given}` : player.last;
    if (taken.has(key) || taken.has(`${player.last} ${given}`)) continue;
    taken.add(player.last).add(`${player.last} ${given}`);
    players.push(player);
  }
  return atLeastTwoRated(players, dice);
}

interface Origin {
  readonly origin: Language;
  readonly year: number;
  readonly mean: number;
  readonly unrated: number;
}

/** No list has a rating below its floor. */
function lowestIn(year: number): number {
  const floor = floorOfList(dayOf(Math.max(year, 2006), 3, 1), "standard") ?? 1000;
  return floor + 1;
}

function randomPlayer(dice: Dice, { origin, year, mean, unrated }: Origin): TruePlayer {
  const sex = dice.chance(0.85) ? "m" : "w";
  const lowest = lowestIn(year);
  const strength = within(Math.round(dice.around(mean, 200)), lowest, 2780);
  const rating = dice.chance(unrated) ? null : strength;
  const near = (deviation: number) =>
    dice.chance(0.1) ? null : within(Math.round(dice.around(strength, deviation)), lowest, 2850);
  const birth = randomBirth(dice, year);
  return {
    last: dice.pick(NAMES[origin].last),
    given: dice.pick(sex === "m" ? NAMES[origin].men : NAMES[origin].women),
    title: titleOf(rating, sex, dice),
    sex,
    federation: dice.pick(FEDERATIONS[origin]),
    club: dice.pick(CLUBS[origin]),
    birth,
    id: rating === null && dice.chance(0.3) ? "" : String(dice.whole(100_000, 39_999_999)),
    licence: dice.whole(1_100, 2_600),
    rating,
    national: near(80),
    rapid: near(70),
    blitz: near(90),
    after: rating === null ? null : within(rating + dice.whole(-38, 38), 1000, 2850),
    performance: Math.round(dice.around(strength, 150)),
    peak: rating === null ? null : rating + dice.whole(0, 120),
    k: rating !== null && rating >= 2400 ? 10 : year - birth.year < 18 ? 40 : 20,
    earlier: rating === null ? 0 : dice.whole(9, 800),
  };
}

function randomBirth(dice: Dice, year: number): Birth {
  const age = dice.chance(0.3) ? dice.whole(9, 18) : dice.whole(19, 80);
  return { year: year - age, month: dice.whole(1, 12), day: dice.whole(1, 28) };
}

function titleOf(rating: number | null, sex: "m" | "w", dice: Dice): string {
  if (rating === null || dice.chance(0.3)) return "";
  const own = rating >= 2500 ? "GM" : rating >= 2400 ? "IM" : rating >= 2300 ? "FM" : "";
  if (own !== "") return own;
  if (sex === "w" && rating >= 2100) return dice.pick(["WGM", "WIM", "WFM"]);
  return rating >= 2150 && dice.chance(0.4) ? "CM" : "";
}

/** Where nobody is rated there is nothing to rate by. */
function atLeastTwoRated(players: TruePlayer[], dice: Dice): TruePlayer[] {
  const lacking = 2 - players.filter(({ rating }) => rating !== null).length;
  return players.map((player, place) => {
    if (player.rating !== null || place >= lacking + 1) return player;
    const rating = player.national ?? dice.whole(1500, 2200);
    return { ...player, rating, after: rating + dice.whole(-30, 30), peak: rating + 20 };
  });
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
