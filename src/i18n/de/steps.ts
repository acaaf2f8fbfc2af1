import type { StepValues } from "../../rules/steps/step";
import type { StepTexts } from "../steps";
import { asked, named, shortened, stepWriting, summed } from "../stepWriting";
import { writing } from "../writing";
import { DE_WORDS } from "./words";

const { count, player } = writing(DE_WORDS);
const { number, signed, hundredths, signedHundredths, added, points, rounded } =
  stepWriting(DE_WORDS);

const whole = (exact: number, result: number) => rounded(exact, result, ", gerundet auf ");
const list = (all: readonly string[]) => shortened(all, (more) => `und ${more} weitere`).join(", ");
const sum = (all: readonly string[]) => summed(shortened(all, (more) => `… (${more} weitere)`));

type K = StepValues["kFits"];

const K_NAMES: Readonly<Record<K["name"], string>> = {
  strong: "Hohe Elo-Zahl",
  junior: "Jugend",
  new: "Neuer Spieler",
  otherwise: "Alle anderen",
};

/** What a step of K asks, and what is known of the player. */
function kStep({ name, asks, games, age, peak, rating }: K) {
  const told = asked(asks, {
    gamesBelow: (most) => [
      `weniger als ${most} Partien`,
      Number.isFinite(games)
        ? count(games, "game")
        : `keine Zahl von Partien angegeben: ${most} oder mehr`,
    ],
    lastAge: (last) => [
      `bis zum Alter von ${last}`,
      Number.isFinite(age) ? `Alter ${age}` : "kein Alter angegeben: erwachsen",
    ],
    peakFrom: (from) => [`${from} erreicht`, `höchste Elo-Zahl ${number(peak)}`],
    peakBelow: (below) => [`${below} nie erreicht`, `höchste Elo-Zahl ${number(peak)}`],
    ratingFrom: (from) => [`Elo-Zahl ${from} oder mehr`, `Elo-Zahl ${number(rating)}`],
    ratingUpTo: (to) => [`Elo-Zahl ${to} oder weniger`, `Elo-Zahl ${number(rating)}`],
  });
  return {
    title: [K_NAMES[name], told.map(([asks]) => asks).join(", ")]
      .filter((part) => part !== "")
      .join(" – "),
    known: told.map(([, known]) => known).join("; "),
  };
}

/** A sentence for every step of a calculation. */
export const DE_STEPS: StepTexts = {
  withinLimit: ({ rating, opponent, limit }) =>
    Number.isFinite(limit)
      ? `Der Gegner ist ${number(Math.abs(rating - opponent))} Punkte entfernt, innerhalb der Grenze von ${limit}, und zählt mit seiner Elo-Zahl: ${number(opponent)}`
      : `Es gibt keine Grenze: Der Gegner zählt mit seiner Elo-Zahl: ${number(opponent)}`,
  limited: ({ rating, opponent, limit, counted }) =>
    `Der Gegner, ${number(opponent)}, ist ${number(Math.abs(rating - opponent))} Punkte entfernt, weiter als die Grenze von ${limit}, und zählt als ${number(rating)}${opponent > rating ? " + " : " − "}${limit} = ${number(counted)}`,
  noLimit: ({ rating, opponent, exemptFrom }) =>
    `Mit einer Elo-Zahl von ${number(rating)}, also ${exemptFrom} oder mehr, gibt es keine Grenze: Der Gegner zählt mit seiner Elo-Zahl: ${number(opponent)}`,
  notUpgraded: ({ rating, opponent, limit }) =>
    `Der Gegner, ${number(opponent)}, liegt mehr als ${limit} Punkte unter ${number(rating)}, aber je Turnier wird nur einer angehoben, und das ist der einer anderen Partie: Er zählt mit seiner Elo-Zahl: ${number(opponent)}`,
  difference: ({ rating, counted, difference }) =>
    `Differenz: ${number(rating)} − ${number(counted)} = ${signed(difference)}`,
  pd: ({ difference, pd }) =>
    `PD, die Gewinnerwartung, bei einer Differenz von ${signed(difference)} nach der Tabelle: ${hundredths(pd)}`,
  delta: ({ score, pd, delta }) =>
    `ΔR, das Ergebnis minus die Gewinnerwartung: ${points(score)} − ${hundredths(pd)} = ${signedHundredths(delta)}`,
  sumOfDeltas: ({ deltas, sum: all }, { opponents }) => {
    const each = deltas.map(signedHundredths);
    const byName = named(each, opponents);
    if (each.length === 0) return `Keine Partie zählt: ΣΔR = 0`;
    return byName === null
      ? `ΣΔR, die Summe aus ${count(each.length, "game")}: ${sum(each)} = ${signedHundredths(all)}`
      : `ΣΔR, die Summe aus ${count(each.length, "game")} (${list(byName)}) = ${signedHundredths(all)}`;
  },
  kPassedOver: (step) => {
    const { title, known } = kStep(step);
    return `${title} wäre K = ${step.k}: trifft nicht zu (${known})`;
  },
  kFits: (step) => {
    const { title, known } = kStep(step);
    return `${title}${known === "" ? "" : ` (${known})`}: K = ${step.k}`;
  },
  kGiven: ({ k }) => `K, wie es angegeben ist: ${k}`,
  kInPeriod: ({ k, games, highest, counted }) =>
    counted < k
      ? `K × Partien der Periode, ${k} × ${games} = ${k * games}, ist mehr als ${highest}: K = ${highest} / ${games}, abgerundet = ${counted}`
      : `K × Partien der Periode, ${k} × ${games} = ${k * games}, ist nicht mehr als ${highest}: K bleibt ${counted}`,
  change: ({ k, sum: all, change }) =>
    `Änderung: K × ΣΔR = ${k} × ${hundredths(all)} = ${signed(change / 100)}`,
  newRating: ({ rating, change, newRating }) =>
    `Rn, die neue Elo-Zahl: ${number(rating)}${added(change / 100)} = ${whole(rating + change / 100, newRating)}`,
  rc: ({ ratings, rc }, { opponents }) => {
    const each = ratings.map(number);
    const total = ratings.reduce((all, rating) => all + rating, 0);
    return `Rc, der Schnitt der Gegner mit Elo-Zahl (${list(named(each, opponents) ?? each)}): ${number(total)} / ${ratings.length} = ${number(rc)}`;
  },
  ra: ({ rc, games, opponents, rating, ra }) =>
    `Ra, mit ${opponents} hypothetischen Gegnern von ${rating}: (${number(rc)} × ${games} + ${rating} × ${opponents}) / ${games + opponents} = ${number(ra)}`,
  p: ({ score, games, p }) => `p, der Punktanteil: ${points(score)} / ${games} = ${hundredths(p)}`,
  dp: ({ p, dp }) => `dp zu p = ${hundredths(p)} nach der Tabelle: ${signed(dp)}`,
  half: ({ average, ru }) => `50 % der Punkte: Ru ist der Schnitt, ${whole(average, ru)}`,
  bonus: ({ average, halves, bonus, ru }) =>
    `Über 50 % ist jeder halbe Punkt ${number(bonus)} wert: Ru = ${number(average)} + ${halves} × ${number(bonus)} = ${whole(average + halves * bonus, ru)}`,
  bonusPrinted: ({ average, halves, bonus, ru }) =>
    `Wie gedruckt, ein Druckfehler: Jeder halbe Punkt über 50 % zählt ${number(bonus)}, den Zuschlag von 2005: Ru = ${number(average)} + ${halves} × ${number(bonus)} = ${whole(average + halves * bonus, ru)}`,
  withDp: ({ average, dp, ru }) =>
    `Ru = Schnitt + dp = ${number(average)}${added(dp)} = ${whole(average + dp, ru)}`,
  withDpInRobin: ({ average, dp, opponents, ru }) =>
    `Ru = Schnitt + dp × n/(n+1) = ${number(average)}${added(dp)} × ${opponents}/${opponents + 1} = ${whole(average + (dp * opponents) / (opponents + 1), ru)}`,
  performance: ({ average, dp, rp }) =>
    `Rp, die Turnierleistung = Rc gerundet + dp = ${number(average)}${added(dp)} = ${number(rp)}`,
  highest: ({ ru, highest }) =>
    `${number(ru)} ist mehr, als eine Erstwertung sein darf: Ru = ${number(highest)}`,
  rar: ({ ratings, rar }) => {
    const total = ratings.reduce((all, rating) => all + rating, 0);
    return `Rar, der Schnitt der ${ratings.length} Spieler mit Elo-Zahl (${list(ratings.map(number))}): ${number(total)} / ${ratings.length} = ${number(rar)}`;
  },
  dpa: ({ differences, dpa }) => {
    const total = differences.reduce((all, dp) => all + dp, 0);
    return `dpa, das Mittel ihrer dp (${list(differences.map(signed))}): ${number(total)} / ${differences.length} = ${signed(dpa)}`;
  },
  raOfRobin: ({ rar, dpa, opponents, ra }) =>
    `Ra = Rar − dpa × n/(n+1) = ${number(rar)}${added(-dpa)} × ${opponents}/${opponents + 1} = ${whole(rar - (dpa * opponents) / (opponents + 1), ra)}`,
  countedFromRu: ({ opponent, rating, ru, limit, counted }, { field }) =>
    `${field[opponent] ?? player(opponent)}, ${number(rating)}, ist mehr als ${limit} Punkte von Ru = ${number(ru)} entfernt und zählt als ${number(counted)}`,
  rcNew: ({ ra, moved, opponents, rcNew }) =>
    moved === 0
      ? `Niemand verschiebt den Schnitt: Rc (neu) = Ra = ${number(rcNew)}`
      : `Rc (neu): Diese Gegner verschieben den Schnitt um ${signed(moved)} / ${opponents}: ${number(ra)}${added(moved / opponents)} = ${whole(ra + moved / opponents, rcNew)}`,
  we: ({ expected, we }) =>
    `We, die erwarteten Punkte aus ${count(expected.length, "game")}: ${sum(expected.map(hundredths))} = ${hundredths(we)}`,
  wePrinted: ({ expected, we }) =>
    `We wie gedruckt, ein Druckfehler: mit dem ersten Ru statt mit Ru (neu), ${count(expected.length, "game")}: ${sum(expected.map(hundredths))} = ${hundredths(we)}`,
  wMinusWe: ({ score, we, difference }) =>
    `W − We = ${points(score / 50)} − ${hundredths(we)} = ${signedHundredths(difference)}`,
  periodChange: ({ events, change }) =>
    `Änderung der Periode, K × ΣΔR jedes Turniers: ${sum(events.map(({ k, delta }) => `${delta < 0 ? "−" : ""}${k} × ${hundredths(Math.abs(delta))}`))} = ${signed(change / 100)}`,
  weighted: ({ events, games, rn }) => {
    const total = events.reduce((all, event) => all + event.ru * event.games, 0);
    return `Rn, das Mittel der Ru nach ihren Partien: (${sum(events.map((event) => `${number(event.ru)} × ${event.games}`))}) / ${games} = ${whole(total / games, rn)}`;
  },
  pooled: ({ events, score, games, rc }) =>
    `Alle Turniere als eines, ${points(score)} / ${games}. Rc: (${sum(events.map((event) => `${number(event.rc)} × ${event.games}`))}) / ${games} = ${number(rc)}`,
  games: ({ played, counted }) =>
    counted === played
      ? `n, die Partien, die zählen: ${counted}`
      : `n, die Partien, die zählen: ${counted} von ${played}`,
  points: ({ scores, sum: all }, { opponents }) => {
    const each = scores.map(points);
    const byName = named(each, opponents);
    if (each.length === 0) return `Keine Partie zählt: W = 0`;
    return byName === null
      ? `W, die Punkte aus ${count(each.length, "game")}: ${sum(each)} = ${points(all)}`
      : `W, die Punkte aus ${count(each.length, "game")} (${list(byName)}) = ${points(all)}`;
  },
  gamesTogether: ({ each, games }) =>
    `n, die Partien aller Turniere, die zählen: ${sum(each.map(number))} = ${games}`,
  rarNone: ({ games, needed }) =>
    `${count(games, "game")} gegen Gegner mit Elo-Zahl, nötig sind ${needed}: Rar = 0`,
  roundedChange: ({ change, rounded: whole }) =>
    `Die Änderung in ganzen Punkten, einmal gerundet: ${signed(change / 100)} → ${signed(whole)}`,
  timesGames: ({ games, rating, product }) =>
    `Zählt für jede Partie einmal: ${games} × ${number(rating)} = ${number(product)}`,
  eventDeltas: ({ deltas, sum: all }, { opponents }) => {
    const each = deltas.map(signedHundredths);
    const byName = named(each, opponents);
    return byName === null
      ? `ΣΔR der Turniere: ${sum(each)} = ${signedHundredths(all)}`
      : `ΣΔR der Turniere (${list(byName)}) = ${signedHundredths(all)}`;
  },
};
