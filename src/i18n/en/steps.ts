import type { StepValues } from "../../rules/steps/step";
import type { StepTexts } from "../steps";
import { asked, named, shortened, stepWriting, summed } from "../stepWriting";
import { writing } from "../writing";
import { EN_WORDS } from "./words";

const { count, player } = writing(EN_WORDS);
const { number, signed, hundredths, signedHundredths, added, points, rounded } =
  stepWriting(EN_WORDS);

const whole = (exact: number, result: number) => rounded(exact, result, ", rounded to ");
const list = (all: readonly string[]) => shortened(all, (more) => `and ${more} more`).join(", ");
const sum = (all: readonly string[]) => summed(shortened(all, (more) => `… (${more} more)`));

type K = StepValues["kFits"];

const K_NAMES: Readonly<Record<K["name"], string>> = {
  strong: "High rating",
  junior: "Junior",
  new: "New player",
  otherwise: "Everybody else",
};

/** What a step of K asks, and what is known of the player. */
function kStep({ name, asks, games, age, peak, rating }: K) {
  const told = asked(asks, {
    gamesBelow: (most) => [
      `fewer than ${most} games`,
      Number.isFinite(games)
        ? count(games, "game")
        : `no number of games is given: ${most} or more`,
    ],
    lastAge: (last) => [
      `up to the age of ${last}`,
      Number.isFinite(age) ? `age ${age}` : "no age is given: an adult",
    ],
    peakFrom: (from) => [`${from} reached`, `highest rating ${number(peak)}`],
    peakBelow: (below) => [`${below} never reached`, `highest rating ${number(peak)}`],
    ratingFrom: (from) => [`rated ${from} or more`, `rating ${number(rating)}`],
    ratingUpTo: (to) => [`rated ${to} or less`, `rating ${number(rating)}`],
  });
  return {
    title: [K_NAMES[name], told.map(([asks]) => asks).join(", ")]
      .filter((part) => part !== "")
      .join(" – "),
    known: told.map(([, known]) => known).join("; "),
  };
}

/** A sentence for every step of a calculation. */
export const EN_STEPS: StepTexts = {
  withinLimit: ({ rating, opponent, limit }) =>
    Number.isFinite(limit)
      ? `The opponent is ${number(Math.abs(rating - opponent))} points away, within the limit of ${limit}, and counts with his rating: ${number(opponent)}`
      : `There is no limit: the opponent counts with his rating: ${number(opponent)}`,
  limited: ({ rating, opponent, limit, counted }) =>
    `The opponent, ${number(opponent)}, is ${number(Math.abs(rating - opponent))} points away, more than the limit of ${limit}, and counts as ${number(rating)}${opponent > rating ? " + " : " − "}${limit} = ${number(counted)}`,
  noLimit: ({ rating, opponent, exemptFrom }) =>
    `With a rating of ${number(rating)}, ${exemptFrom} or more, there is no limit: the opponent counts with his rating: ${number(opponent)}`,
  notUpgraded: ({ rating, opponent, limit }) =>
    `The opponent, ${number(opponent)}, is more than ${limit} points below ${number(rating)}, but one upgrade an event is all there is and another game has it: he counts with his rating: ${number(opponent)}`,
  difference: ({ rating, counted, difference }) =>
    `Difference: ${number(rating)} − ${number(counted)} = ${signed(difference)}`,
  pd: ({ difference, pd }) =>
    `PD, the expected score, of a difference of ${signed(difference)} by the table: ${hundredths(pd)}`,
  delta: ({ score, pd, delta }) =>
    `ΔR, the score less the expected score: ${points(score)} − ${hundredths(pd)} = ${signedHundredths(delta)}`,
  sumOfDeltas: ({ deltas, sum: all }, { opponents }) => {
    const each = deltas.map(signedHundredths);
    const byName = named(each, opponents);
    if (each.length === 0) return `No game counts: ΣΔR = 0`;
    return byName === null
      ? `ΣΔR, the sum of ${count(each.length, "game")}: ${sum(each)} = ${signedHundredths(all)}`
      : `ΣΔR, the sum of ${count(each.length, "game")} (${list(byName)}) = ${signedHundredths(all)}`;
  },
  kPassedOver: (step) => {
    const { title, known } = kStep(step);
    return `${title} would be K = ${step.k}: does not apply (${known})`;
  },
  kFits: (step) => {
    const { title, known } = kStep(step);
    return `${title}${known === "" ? "" : ` (${known})`}: K = ${step.k}`;
  },
  kGiven: ({ k }) => `K as it is given: ${k}`,
  kInPeriod: ({ k, games, highest, counted }) =>
    counted < k
      ? `K × games of the period, ${k} × ${games} = ${k * games}, is more than ${highest}: K = ${highest} / ${games}, rounded down = ${counted}`
      : `K × games of the period, ${k} × ${games} = ${k * games}, is not more than ${highest}: K stays ${counted}`,
  change: ({ k, sum: all, change }) =>
    `Change: K × ΣΔR = ${k} × ${hundredths(all)} = ${signed(change / 100)}`,
  newRating: ({ rating, change, newRating }) =>
    `Rn: ${number(rating)}${added(change / 100)} = ${whole(rating + change / 100, newRating)}`,
  rc: ({ ratings, rc }, { opponents }) => {
    const each = ratings.map(number);
    const total = ratings.reduce((all, rating) => all + rating, 0);
    return `Rc, the mean of the rated opponents (${list(named(each, opponents) ?? each)}): ${number(total)} / ${ratings.length} = ${number(rc)}`;
  },
  ra: ({ rc, games, opponents, rating, ra }) =>
    `Ra, with ${opponents} hypothetical opponents of ${rating}: (${number(rc)} × ${games} + ${rating} × ${opponents}) / ${games + opponents} = ${number(ra)}`,
  p: ({ score, games, p }) =>
    `p, the share of the points: ${points(score)} / ${games} = ${hundredths(p)}`,
  dp: ({ p, dp }) => `dp of p = ${hundredths(p)} by the table: ${signed(dp)}`,
  half: ({ average, ru }) => `The score is 50 %: Ru is the average, ${whole(average, ru)}`,
  bonus: ({ average, halves, bonus, ru }) =>
    `Above 50 % each half point is worth ${number(bonus)}: Ru = ${number(average)} + ${halves} × ${number(bonus)} = ${whole(average + halves * bonus, ru)}`,
  bonusPrinted: ({ average, halves, bonus, ru }) =>
    `As printed, a misprint: each half point above 50 % is taken as ${number(bonus)}, the bonus of 2005: Ru = ${number(average)} + ${halves} × ${number(bonus)} = ${whole(average + halves * bonus, ru)}`,
  withDp: ({ average, dp, ru }) =>
    `Ru = average + dp = ${number(average)}${added(dp)} = ${whole(average + dp, ru)}`,
  withDpInRobin: ({ average, dp, opponents, ru }) =>
    `Ru = average + dp × n/(n+1) = ${number(average)}${added(dp)} × ${opponents}/${opponents + 1} = ${whole(average + (dp * opponents) / (opponents + 1), ru)}`,
  performance: ({ average, dp, rp }) =>
    `Rp, the performance = Rc rounded + dp = ${number(average)}${added(dp)} = ${number(rp)}`,
  highest: ({ ru, highest }) =>
    `${number(ru)} is more than a first rating may be: Ru = ${number(highest)}`,
  rar: ({ ratings, rar }) => {
    const total = ratings.reduce((all, rating) => all + rating, 0);
    return `Rar, the mean rating of the ${ratings.length} rated players (${list(ratings.map(number))}): ${number(total)} / ${ratings.length} = ${number(rar)}`;
  },
  dpa: ({ differences, dpa }) => {
    const total = differences.reduce((all, dp) => all + dp, 0);
    return `dpa, the mean of their dp (${list(differences.map(signed))}): ${number(total)} / ${differences.length} = ${signed(dpa)}`;
  },
  raOfRobin: ({ rar, dpa, opponents, ra }) =>
    `Ra = Rar − dpa × n/(n+1) = ${number(rar)}${added(-dpa)} × ${opponents}/${opponents + 1} = ${whole(rar - (dpa * opponents) / (opponents + 1), ra)}`,
  countedFromRu: ({ opponent, rating, ru, limit, counted }, { field }) =>
    `${field[opponent] ?? player(opponent)}, ${number(rating)}, is more than ${limit} points away from Ru = ${number(ru)} and counts as ${number(counted)}`,
  rcNew: ({ ra, moved, opponents, rcNew }) =>
    moved === 0
      ? `Nobody moves the average: Rc (new) = Ra = ${number(rcNew)}`
      : `Rc (new): these opponents move the average by ${signed(moved)} / ${opponents}: ${number(ra)}${added(moved / opponents)} = ${whole(ra + moved / opponents, rcNew)}`,
  we: ({ expected, we }) =>
    `We, the expected scores of ${count(expected.length, "game")}: ${sum(expected.map(hundredths))} = ${hundredths(we)}`,
  wePrinted: ({ expected, we }) =>
    `We as printed, a misprint: with the first Ru instead of Ru (new), ${count(expected.length, "game")}: ${sum(expected.map(hundredths))} = ${hundredths(we)}`,
  wMinusWe: ({ score, we, difference }) =>
    `W − We = ${points(score / 50)} − ${hundredths(we)} = ${signedHundredths(difference)}`,
  periodChange: ({ events, change }) =>
    `Change of the period, K × ΣΔR of each event: ${sum(events.map(({ k, delta }) => `${delta < 0 ? "−" : ""}${k} × ${hundredths(Math.abs(delta))}`))} = ${signed(change / 100)}`,
  weighted: ({ events, games, rn }) => {
    const total = events.reduce((all, event) => all + event.ru * event.games, 0);
    return `Rn, the mean of the Ru by their games: (${sum(events.map((event) => `${number(event.ru)} × ${event.games}`))}) / ${games} = ${whole(total / games, rn)}`;
  },
  pooled: ({ events, score, games, rc }) =>
    `All events as one, ${points(score)} / ${games}. Rc: (${sum(events.map((event) => `${number(event.rc)} × ${event.games}`))}) / ${games} = ${number(rc)}`,
  games: ({ played, counted }) =>
    counted === played
      ? `n, the games that count: ${counted}`
      : `n, the games that count: ${counted} of ${played}`,
  points: ({ scores, sum: all }, { opponents }) => {
    const each = scores.map(points);
    const byName = named(each, opponents);
    if (each.length === 0) return `No game counts: W = 0`;
    return byName === null
      ? `W, the points of ${count(each.length, "game")}: ${sum(each)} = ${points(all)}`
      : `W, the points of ${count(each.length, "game")} (${list(byName)}) = ${points(all)}`;
  },
  gamesTogether: ({ each, games }) =>
    `n, the games of all events that count: ${sum(each.map(number))} = ${games}`,
  rarNone: ({ games, needed }) =>
    `${count(games, "game")} against rated opponents, ${needed} are needed: Rar = 0`,
  roundedChange: ({ change, rounded: whole }) =>
    `The change in whole points, rounded once: ${signed(change / 100)} → ${signed(whole)}`,
  timesGames: ({ games, rating, product }) =>
    `It counts once for each game: ${games} × ${number(rating)} = ${number(product)}`,
  eventDeltas: ({ deltas, sum: all }, { opponents }) => {
    const each = deltas.map(signedHundredths);
    const byName = named(each, opponents);
    return byName === null
      ? `ΣΔR of the events: ${sum(each)} = ${signedHundredths(all)}`
      : `ΣΔR of the events (${list(byName)}) = ${signedHundredths(all)}`;
  },
};
