import type { StepValues } from "../../rules/steps/step";
import type { StepTexts } from "../steps";
import { asked, named, shortened, stepWriting, summed } from "../stepWriting";
import { writing } from "../writing";
import { IT_WORDS } from "./words";

const { count, player } = writing(IT_WORDS);
const { number, signed, hundredths, signedHundredths, added, points, rounded } =
  stepWriting(IT_WORDS);

const whole = (exact: number, result: number) => rounded(exact, result, ", arrotondato a ");
/** At least three of them. */
const list = (all: readonly string[]) => shortened(all, (more) => `e altri ${more}`).join(", ");
const sum = (all: readonly string[]) => summed(shortened(all, (more) => `… (altri ${more})`));

type K = StepValues["kFits"];

const K_NAMES: Readonly<Record<K["name"], string>> = {
  strong: "Rating alto",
  junior: "Giovane",
  new: "Giocatore nuovo",
  otherwise: "Tutti gli altri",
};

/** What a step of K asks, and what is known of the player. */
function kStep({ name, asks, games, age, peak, rating }: K) {
  const told = asked(asks, {
    gamesBelow: (most) => [
      `meno di ${most} partite`,
      Number.isFinite(games)
        ? count(games, "game")
        : `non è indicato un numero di partite: ${most} o più`,
    ],
    lastAge: (last) => [
      `fino all’età di ${last} anni`,
      Number.isFinite(age) ? `età ${age}` : "non è indicata un’età: un adulto",
    ],
    peakFrom: (from) => [`${from} raggiunti`, `Elo massimo ${number(peak)}`],
    peakBelow: (below) => [`${below} mai raggiunti`, `Elo massimo ${number(peak)}`],
    ratingFrom: (from) => [`${from} o più`, `rating ${number(rating)}`],
    ratingUpTo: (to) => [`${to} o meno`, `rating ${number(rating)}`],
  });
  return {
    title: [K_NAMES[name], told.map(([asks]) => asks).join(", ")]
      .filter((part) => part !== "")
      .join(" – "),
    known: told.map(([, known]) => known).join("; "),
  };
}

/** A sentence for every step of a calculation. */
export const IT_STEPS: StepTexts = {
  withinLimit: ({ rating, opponent, limit }) =>
    Number.isFinite(limit)
      ? `L’avversario è a ${number(Math.abs(rating - opponent))} punti, entro il limite di ${limit}, e conta con il suo rating: ${number(opponent)}`
      : `Non c’è alcun limite: l’avversario conta con il suo rating: ${number(opponent)}`,
  limited: ({ rating, opponent, limit, counted }) =>
    `L’avversario, ${number(opponent)}, è a ${number(Math.abs(rating - opponent))} punti, oltre il limite di ${limit}, e conta come ${number(rating)}${opponent > rating ? " + " : " − "}${limit} = ${number(counted)}`,
  noLimit: ({ rating, opponent, exemptFrom }) =>
    `Con un rating di ${number(rating)}, ${exemptFrom} o più, non c’è alcun limite: l’avversario conta con il suo rating: ${number(opponent)}`,
  notUpgraded: ({ rating, opponent, limit }) =>
    `L’avversario, ${number(opponent)}, è più di ${limit} punti sotto ${number(rating)}, ma in un torneo è ammesso un solo innalzamento, e spetta a un’altra partita: conta con il suo rating: ${number(opponent)}`,
  difference: ({ rating, counted, difference }) =>
    `Differenza: ${number(rating)} − ${number(counted)} = ${signed(difference)}`,
  pd: ({ difference, pd }) =>
    `PD, il punteggio atteso, per una differenza di ${signed(difference)} secondo la tabella: ${hundredths(pd)}`,
  delta: ({ score, pd, delta }) =>
    `ΔR, il punteggio meno il punteggio atteso: ${points(score)} − ${hundredths(pd)} = ${signedHundredths(delta)}`,
  sumOfDeltas: ({ deltas, sum: all }, { opponents }) => {
    const each = deltas.map(signedHundredths);
    const byName = named(each, opponents);
    if (each.length === 0) return `Nessuna partita conta: ΣΔR = 0`;
    return byName === null
      ? `ΣΔR, la somma di ${count(each.length, "game")}: ${sum(each)} = ${signedHundredths(all)}`
      : `ΣΔR, la somma di ${count(each.length, "game")} (${list(byName)}) = ${signedHundredths(all)}`;
  },
  kPassedOver: (step) => {
    const { title, known } = kStep(step);
    return `${title} darebbe K = ${step.k}: non si applica (${known})`;
  },
  kFits: (step) => {
    const { title, known } = kStep(step);
    return `${title}${known === "" ? "" : ` (${known})`}: K = ${step.k}`;
  },
  kGiven: ({ k }) => `K così com’è indicato: ${k}`,
  kInPeriod: ({ k, games, highest, counted }) =>
    counted < k
      ? `K × partite del periodo, ${k} × ${games} = ${k * games}, supera ${highest}: K = ${highest} / ${games}, arrotondato per difetto = ${counted}`
      : `K × partite del periodo, ${k} × ${games} = ${k * games}, non supera ${highest}: K resta ${counted}`,
  change: ({ k, sum: all, change }) =>
    `Variazione: K × ΣΔR = ${k} × ${hundredths(all)} = ${signed(change / 100)}`,
  newRating: ({ rating, change, newRating }) =>
    `Rn, il nuovo rating: ${number(rating)}${added(change / 100)} = ${whole(rating + change / 100, newRating)}`,
  rc: ({ ratings, rc }, { opponents }) => {
    const each = ratings.map(number);
    const total = ratings.reduce((all, rating) => all + rating, 0);
    return `Rc, la media degli avversari con Elo (${list(named(each, opponents) ?? each)}): ${number(total)} / ${ratings.length} = ${number(rc)}`;
  },
  ra: ({ rc, games, opponents, rating, ra }) =>
    `Ra, con ${opponents} avversari ipotetici a ${rating}: (${number(rc)} × ${games} + ${rating} × ${opponents}) / ${games + opponents} = ${number(ra)}`,
  p: ({ score, games, p }) =>
    `p, la quota dei punti: ${points(score)} / ${games} = ${hundredths(p)}`,
  dp: ({ p, dp }) => `dp per p = ${hundredths(p)} secondo la tabella: ${signed(dp)}`,
  half: ({ average, ru }) => `Il punteggio è del 50%: Ru è la media, ${whole(average, ru)}`,
  bonus: ({ average, halves, bonus, ru }) =>
    `Sopra il 50% ogni mezzo punto vale ${number(bonus)}: Ru = ${number(average)} + ${halves} × ${number(bonus)} = ${whole(average + halves * bonus, ru)}`,
  bonusPrinted: ({ average, halves, bonus, ru }) =>
    `Come stampato, un refuso: ogni mezzo punto sopra il 50% vi vale ${number(bonus)}, come nel 2005: Ru = ${number(average)} + ${halves} × ${number(bonus)} = ${whole(average + halves * bonus, ru)}`,
  withDp: ({ average, dp, ru }) =>
    `Ru = media + dp = ${number(average)}${added(dp)} = ${whole(average + dp, ru)}`,
  withDpInRobin: ({ average, dp, opponents, ru }) =>
    `Ru = media + dp × n/(n+1) = ${number(average)}${added(dp)} × ${opponents}/${opponents + 1} = ${whole(average + (dp * opponents) / (opponents + 1), ru)}`,
  performance: ({ average, dp, rp }) =>
    `Rp, la prestazione = Rc arrotondato + dp = ${number(average)}${added(dp)} = ${number(rp)}`,
  highest: ({ ru, highest }) =>
    `${number(ru)} supera quanto può valere un primo rating: Ru = ${number(highest)}`,
  rar: ({ ratings, rar }) => {
    const total = ratings.reduce((all, rating) => all + rating, 0);
    return `Rar, il rating medio ${ratings.length === 1 ? "del solo giocatore" : `dei ${ratings.length} giocatori`} con Elo (${list(ratings.map(number))}): ${number(total)} / ${ratings.length} = ${number(rar)}`;
  },
  dpa: ({ differences, dpa }) => {
    const total = differences.reduce((all, dp) => all + dp, 0);
    return `dpa, la media dei loro dp (${list(differences.map(signed))}): ${number(total)} / ${differences.length} = ${signed(dpa)}`;
  },
  raOfRobin: ({ rar, dpa, opponents, ra }) =>
    `Ra = Rar − dpa × n/(n+1) = ${number(rar)}${added(-dpa)} × ${opponents}/${opponents + 1} = ${whole(rar - (dpa * opponents) / (opponents + 1), ra)}`,
  countedFromRu: ({ opponent, rating, ru, limit, counted }, { field }) =>
    `${field[opponent] ?? player(opponent)}, ${number(rating)}, è a più di ${limit} punti da Ru = ${number(ru)} e conta come ${number(counted)}`,
  rcNew: ({ ra, moved, opponents, rcNew }) =>
    moved === 0
      ? `Nessuno sposta la media: Rc (nuovo) = Ra = ${number(rcNew)}`
      : `Rc (nuovo): questi avversari spostano la media di ${signed(moved)} / ${opponents}: ${number(ra)}${added(moved / opponents)} = ${whole(ra + moved / opponents, rcNew)}`,
  we: ({ expected, we }) =>
    `We, i punteggi attesi di ${count(expected.length, "game")}: ${sum(expected.map(hundredths))} = ${hundredths(we)}`,
  wePrinted: ({ expected, we }) =>
    `We come stampato, un refuso: con il primo Ru invece di Ru (nuovo), ${count(expected.length, "game")}: ${sum(expected.map(hundredths))} = ${hundredths(we)}`,
  wMinusWe: ({ score, we, difference }) =>
    `W − We = ${points(score / 50)} − ${hundredths(we)} = ${signedHundredths(difference)}`,
  periodChange: ({ events, change }) =>
    `Variazione del periodo, K × ΣΔR di ogni torneo: ${sum(events.map(({ k, delta }) => `${delta < 0 ? "−" : ""}${k} × ${hundredths(Math.abs(delta))}`))} = ${signed(change / 100)}`,
  weighted: ({ events, games, rn }) => {
    const total = events.reduce((all, event) => all + event.ru * event.games, 0);
    return `Rn, la media dei Ru secondo le loro partite: (${sum(events.map((event) => `${number(event.ru)} × ${event.games}`))}) / ${games} = ${whole(total / games, rn)}`;
  },
  pooled: ({ events, score, games, rc }) =>
    `Tutti i tornei come uno solo, ${points(score)} / ${games}. Rc: (${sum(events.map((event) => `${number(event.rc)} × ${event.games}`))}) / ${games} = ${number(rc)}`,
  games: ({ played, counted }) =>
    counted === played
      ? `n, le partite che contano: ${counted}`
      : `n, le partite che contano: ${counted} su ${played}`,
  points: ({ scores, sum: all }, { opponents }) => {
    const each = scores.map(points);
    const byName = named(each, opponents);
    if (each.length === 0) return `Nessuna partita conta: W = 0`;
    return byName === null
      ? `W, i punti di ${count(each.length, "game")}: ${sum(each)} = ${points(all)}`
      : `W, i punti di ${count(each.length, "game")} (${list(byName)}) = ${points(all)}`;
  },
  gamesTogether: ({ each, games }) =>
    `n, le partite di tutti i tornei che contano: ${sum(each.map(number))} = ${games}`,
  rarNone: ({ games, needed }) =>
    `${count(games, "game")} contro avversari con Elo, ne servono ${needed}: Rar = 0`,
  roundedChange: ({ change, rounded: whole }) =>
    `La variazione in punti interi, arrotondata una sola volta: ${signed(change / 100)} → ${signed(whole)}`,
  timesGames: ({ games, rating, product }) =>
    `Conta una volta per ogni partita: ${games} × ${number(rating)} = ${number(product)}`,
  eventDeltas: ({ deltas, sum: all }, { opponents }) => {
    const each = deltas.map(signedHundredths);
    const byName = named(each, opponents);
    return byName === null
      ? `ΣΔR dei tornei: ${sum(each)} = ${signedHundredths(all)}`
      : `ΣΔR dei tornei (${list(byName)}) = ${signedHundredths(all)}`;
  },
};
