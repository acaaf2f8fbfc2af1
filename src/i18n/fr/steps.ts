import type { StepValues } from "../../rules/steps/step";
import type { StepTexts } from "../steps";
import { asked, named, shortened, stepWriting, summed } from "../stepWriting";
import { writing } from "../writing";
import { FR_WORDS } from "./words";

const { count, player } = writing(FR_WORDS);
const { number, signed, hundredths, signedHundredths, added, points, rounded } =
  stepWriting(FR_WORDS);

const whole = (exact: number, result: number) => rounded(exact, result, ", arrondi à ");
const others = (more: number) => (more > 1 ? `${more} autres` : `${more} autre`);
const list = (all: readonly string[]) => shortened(all, (more) => `et ${others(more)}`).join(", ");
const sum = (all: readonly string[]) => summed(shortened(all, (more) => `… (${others(more)})`));

type K = StepValues["kFits"];

const K_NAMES: Readonly<Record<K["name"], string>> = {
  strong: "Classement élevé",
  junior: "Junior",
  new: "Nouveau joueur",
  otherwise: "Tous les autres",
};

/** What a step of K asks, and what is known of the player. */
function kStep({ name, asks, games, age, peak, rating }: K) {
  const told = asked(asks, {
    gamesBelow: (most) => [
      `moins de ${most} parties`,
      Number.isFinite(games)
        ? count(games, "game")
        : `aucun nombre de parties n’est donné : ${most} ou plus`,
    ],
    lastAge: (last) => [
      `jusqu’à l’âge de ${last} ans`,
      Number.isFinite(age) ? `âge ${age}` : "aucun âge n’est donné : un adulte",
    ],
    peakFrom: (from) => [`${from} atteint`, `plus haut classement ${number(peak)}`],
    peakBelow: (below) => [`${below} jamais atteint`, `plus haut classement ${number(peak)}`],
    ratingFrom: (from) => [`${from} ou plus`, `classement ${number(rating)}`],
    ratingUpTo: (to) => [`${to} ou moins`, `classement ${number(rating)}`],
  });
  return {
    title: [K_NAMES[name], told.map(([asks]) => asks).join(", ")]
      .filter((part) => part !== "")
      .join(" – "),
    known: told.map(([, known]) => known).join(" ; "),
  };
}

/** A sentence for every step of a calculation. */
export const FR_STEPS: StepTexts = {
  withinLimit: ({ rating, opponent, limit }) =>
    Number.isFinite(limit)
      ? `L’adversaire est à ${number(Math.abs(rating - opponent))} points, dans la limite de ${limit}, et compte avec son classement : ${number(opponent)}`
      : `Il n’y a pas de limite : l’adversaire compte avec son classement : ${number(opponent)}`,
  limited: ({ rating, opponent, limit, counted }) =>
    `L’adversaire, ${number(opponent)}, est à ${number(Math.abs(rating - opponent))} points, au-delà de la limite de ${limit}, et compte pour ${number(rating)}${opponent > rating ? " + " : " − "}${limit} = ${number(counted)}`,
  noLimit: ({ rating, opponent, exemptFrom }) =>
    `Avec un classement de ${number(rating)}, ${exemptFrom} ou plus, il n’y a pas de limite : l’adversaire compte avec son classement : ${number(opponent)}`,
  notUpgraded: ({ rating, opponent, limit }) =>
    `L’adversaire, ${number(opponent)}, est plus de ${limit} points au-dessous de ${number(rating)}, mais un tournoi ne permet qu’un relèvement et une autre partie l’a pris : il compte avec son classement : ${number(opponent)}`,
  difference: ({ rating, counted, difference }) =>
    `Écart : ${number(rating)} − ${number(counted)} = ${signed(difference)}`,
  pd: ({ difference, pd }) =>
    `PD, le score attendu, d’un écart de ${signed(difference)} selon la table : ${hundredths(pd)}`,
  delta: ({ score, pd, delta }) =>
    `ΔR, le score moins le score attendu : ${points(score)} − ${hundredths(pd)} = ${signedHundredths(delta)}`,
  sumOfDeltas: ({ deltas, sum: all }, { opponents }) => {
    const each = deltas.map(signedHundredths);
    const byName = named(each, opponents);
    if (each.length === 0) return `Aucune partie ne compte : ΣΔR = 0`;
    return byName === null
      ? `ΣΔR, la somme de ${count(each.length, "game")} : ${sum(each)} = ${signedHundredths(all)}`
      : `ΣΔR, la somme de ${count(each.length, "game")} (${list(byName)}) = ${signedHundredths(all)}`;
  },
  kPassedOver: (step) => {
    const { title, known } = kStep(step);
    return `${title} donnerait K = ${step.k} : ne s’applique pas (${known})`;
  },
  kFits: (step) => {
    const { title, known } = kStep(step);
    return `${title}${known === "" ? "" : ` (${known})`} : K = ${step.k}`;
  },
  kGiven: ({ k }) => `K tel qu’il est donné : ${k}`,
  kInPeriod: ({ k, games, highest, counted }) =>
    counted < k
      ? `K × parties de la période, ${k} × ${games} = ${k * games}, dépasse ${highest} : K = ${highest} / ${games}, arrondi vers le bas = ${counted}`
      : `K × parties de la période, ${k} × ${games} = ${k * games}, ne dépasse pas ${highest} : K reste ${counted}`,
  change: ({ k, sum: all, change }) =>
    `Variation : K × ΣΔR = ${k} × ${hundredths(all)} = ${signed(change / 100)}`,
  newRating: ({ rating, change, newRating }) =>
    `Rn : ${number(rating)}${added(change / 100)} = ${whole(rating + change / 100, newRating)}`,
  rc: ({ ratings, rc }, { opponents }) => {
    const each = ratings.map(number);
    const total = ratings.reduce((all, rating) => all + rating, 0);
    return `Rc, la moyenne des adversaires classés (${list(named(each, opponents) ?? each)}) : ${number(total)} / ${ratings.length} = ${number(rc)}`;
  },
  ra: ({ rc, games, opponents, rating, ra }) =>
    `Ra, avec ${opponents} adversaires hypothétiques à ${rating} : (${number(rc)} × ${games} + ${rating} × ${opponents}) / ${games + opponents} = ${number(ra)}`,
  p: ({ score, games, p }) =>
    `p, la part des points : ${points(score)} / ${games} = ${hundredths(p)}`,
  dp: ({ p, dp }) => `dp de p = ${hundredths(p)} selon la table : ${signed(dp)}`,
  half: ({ average, ru }) => `Le score est de 50 % : Ru est la moyenne, ${whole(average, ru)}`,
  bonus: ({ average, halves, bonus, ru }) =>
    `Au-dessus de 50 %, chaque demi-point vaut ${number(bonus)} : Ru = ${number(average)} + ${halves} × ${number(bonus)} = ${whole(average + halves * bonus, ru)}`,
  bonusPrinted: ({ average, halves, bonus, ru }) =>
    `Tel qu’imprimé, une coquille : chaque demi-point au-dessus de 50 % y vaut ${number(bonus)}, le bonus de 2005 : Ru = ${number(average)} + ${halves} × ${number(bonus)} = ${whole(average + halves * bonus, ru)}`,
  withDp: ({ average, dp, ru }) =>
    `Ru = moyenne + dp = ${number(average)}${added(dp)} = ${whole(average + dp, ru)}`,
  withDpInRobin: ({ average, dp, opponents, ru }) =>
    `Ru = moyenne + dp × n/(n+1) = ${number(average)}${added(dp)} × ${opponents}/${opponents + 1} = ${whole(average + (dp * opponents) / (opponents + 1), ru)}`,
  performance: ({ average, dp, rp }) =>
    `Rp, la performance = Rc arrondi + dp = ${number(average)}${added(dp)} = ${number(rp)}`,
  highest: ({ ru, highest }) =>
    `${number(ru)} dépasse ce que peut être un premier classement : Ru = ${number(highest)}`,
  rar: ({ ratings, rar }) => {
    const total = ratings.reduce((all, rating) => all + rating, 0);
    return `Rar, la moyenne des ${count(ratings.length, "player")} classés (${list(ratings.map(number))}) : ${number(total)} / ${ratings.length} = ${number(rar)}`;
  },
  dpa: ({ differences, dpa }) => {
    const total = differences.reduce((all, dp) => all + dp, 0);
    return `dpa, la moyenne de leurs dp (${list(differences.map(signed))}) : ${number(total)} / ${differences.length} = ${signed(dpa)}`;
  },
  raOfRobin: ({ rar, dpa, opponents, ra }) =>
    `Ra = Rar − dpa × n/(n+1) = ${number(rar)}${added(-dpa)} × ${opponents}/${opponents + 1} = ${whole(rar - (dpa * opponents) / (opponents + 1), ra)}`,
  countedFromRu: ({ opponent, rating, ru, limit, counted }, { field }) =>
    `${field[opponent] ?? player(opponent)}, ${number(rating)}, est à plus de ${limit} points de Ru = ${number(ru)} et compte pour ${number(counted)}`,
  rcNew: ({ ra, moved, opponents, rcNew }) =>
    moved === 0
      ? `Personne ne déplace la moyenne : Rc (nouveau) = Ra = ${number(rcNew)}`
      : `Rc (nouveau) : ces adversaires déplacent la moyenne de ${signed(moved)} / ${opponents} : ${number(ra)}${added(moved / opponents)} = ${whole(ra + moved / opponents, rcNew)}`,
  we: ({ expected, we }) =>
    `We, les scores attendus de ${count(expected.length, "game")} : ${sum(expected.map(hundredths))} = ${hundredths(we)}`,
  wePrinted: ({ expected, we }) =>
    `We tel qu’imprimé, une coquille : d’après le premier Ru au lieu de Ru (nouveau), ${count(expected.length, "game")} : ${sum(expected.map(hundredths))} = ${hundredths(we)}`,
  wMinusWe: ({ score, we, difference }) =>
    `W − We = ${points(score / 50)} − ${hundredths(we)} = ${signedHundredths(difference)}`,
  periodChange: ({ events, change }) =>
    `Variation de la période, K × ΣΔR de chaque tournoi : ${sum(events.map(({ k, delta }) => `${delta < 0 ? "−" : ""}${k} × ${hundredths(Math.abs(delta))}`))} = ${signed(change / 100)}`,
  weighted: ({ events, games, rn }) => {
    const total = events.reduce((all, event) => all + event.ru * event.games, 0);
    return `Rn, la moyenne des Ru selon leurs parties : (${sum(events.map((event) => `${number(event.ru)} × ${event.games}`))}) / ${games} = ${whole(total / games, rn)}`;
  },
  pooled: ({ events, score, games, rc }) =>
    `Tous les tournois comme un seul, ${points(score)} / ${games}. Rc : (${sum(events.map((event) => `${number(event.rc)} × ${event.games}`))}) / ${games} = ${number(rc)}`,
  games: ({ played, counted }) =>
    counted === played
      ? `n, les parties qui comptent : ${counted}`
      : `n, les parties qui comptent : ${counted} sur ${played}`,
  points: ({ scores, sum: all }, { opponents }) => {
    const each = scores.map(points);
    const byName = named(each, opponents);
    if (each.length === 0) return `Aucune partie ne compte : W = 0`;
    return byName === null
      ? `W, les points de ${count(each.length, "game")} : ${sum(each)} = ${points(all)}`
      : `W, les points de ${count(each.length, "game")} (${list(byName)}) = ${points(all)}`;
  },
  gamesTogether: ({ each, games }) =>
    `n, les parties de tous les tournois qui comptent : ${sum(each.map(number))} = ${games}`,
  rarNone: ({ games, needed }) =>
    `${count(games, "game")} contre des adversaires classés, il en faut ${needed} : Rar = 0`,
  roundedChange: ({ change, rounded: whole }) =>
    `La variation en points entiers, arrondie une fois : ${signed(change / 100)} → ${signed(whole)}`,
  timesGames: ({ games, rating, product }) =>
    `Il compte une fois par partie : ${games} × ${number(rating)} = ${number(product)}`,
  eventDeltas: ({ deltas, sum: all }, { opponents }) => {
    const each = deltas.map(signedHundredths);
    const byName = named(each, opponents);
    return byName === null
      ? `ΣΔR des tournois : ${sum(each)} = ${signedHundredths(all)}`
      : `ΣΔR des tournois (${list(byName)}) = ${signedHundredths(all)}`;
  },
};
