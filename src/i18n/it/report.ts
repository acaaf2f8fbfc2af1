import { hasHypothetical } from "../../rules/hypothetical";
import { gamesTooFast } from "../checks";
import { cited } from "../citing";
import type { ReportTexts } from "../report";
import { IT_K_REASON } from "./kReason";
import { titleWithDays } from "../titleWithDays";
import { IT_HEAD } from "./head";

const average = cited("average");
const change = cited("change");
const k = cited("k");
const dpTable = cited("dpTable");
const pdTable = cited("pdTable");
const ratedSince = cited("ratedSince");
const decided = cited("decidedMatch");

const { birth, age, gamesSoFar, peak, kReason } = IT_K_REASON.headings;
const kHeadings = {
  birth: () => birth,
  age: () => age,
  gamesSoFar: () => gamesSoFar,
  peak: () => peak,
  kReason: () => kReason,
};

const gamesOf = gamesTooFast((round) => `turno ${round}`);

export const IT_REPORT: ReportTexts = {
  name: "Rapporto Elo",
  gamesName: "Partite",
  pagesName: "Pagine dei giocatori",
  title: titleWithDays("Rapporto Elo: "),
  days: IT_HEAD.days,
  sums: {
    rated:
      "Giocatori: {players} ({rated} con Elo, {unrated} senza Elo) · partite: {games} · somma delle variazioni: {change} · media dei rating: {mean}",
    unrated: "Giocatori: {players} ({rated} con Elo, {unrated} senza Elo) · partite: {games}",
  },
  gamesSums: "Partite: {games}; una partita compare presso ciascuno dei suoi giocatori",
  misfitsSaid:
    "Partite con punteggi discordanti: {misfits}, contrassegnate con ≠ nel foglio delle partite.",
  allFits: "I punteggi di tutte le partite concordano.",
  allFitsAndMet: "I punteggi di tutte le partite concordano e tutti i controlli sono superati.",
  checksNotMet: "Non superato: {articles} ({edition}).",
  checksOpen: "Non controllato: {articles} ({edition}).",
  notChecked: "non controllato",
  conditions: {
    timeControl: (where) => `Cadenza, ${where}`,
    firstControl: (where) => `Primo controllo, ${where}`,
    roundsPerDay: (where) => `Turni al giorno, ${where}`,
    hoursPerDay: (where) => `Ore al giorno, ${where}`,
    duration: (where) => `Durata, ${where}`,
    composition: (where) => `Composizione, ${where}`,
  },
  moved:
    "Al posto di un rating è stato scritto u, o al posto di u un rating: gli avversari ne tengono conto; per il giocatore creare di nuovo il rapporto.",
  nowRated: "ora ha l’Elo: creare di nuovo il rapporto",
  nowUnrated: "ora è senza Elo: creare di nuovo il rapporto",
  unratedPlayer: "Giocatore senza Elo",
  endDate: "Fine del torneo",
  ratingsList: "Rating della lista del",
  notInForce: (day) => `Non è la lista in vigore il primo giorno: ${IT_HEAD.days(day, day)}.`,
  countedBy: "Conteggiato dalla lista del",
  partTitle: (part, event) => `Parte ${part}, ${event}`,
  part: {
    part: "Parte del torneo",
    parts: "Numero di parti del torneo",
    wholeStart: "Primo giorno del torneo",
    wholeEnd: "Ultimo giorno del torneo",
  },
  exception: (games) => `${games} partite bastano (1: sì)`,
  exceptionFor: "Olimpiade, campionato a squadre, IBCA, ICSC, IPCA",
  exempt: "Senza limite da Elo",
  nobody: "più alto di qualunque rating: il limite vale per tutti",
  perPairing: "Partite per abbinamento",
  kind: "Tipo di torneo",
  kinds: {
    robin: "All’italiana",
    swiss: "Svizzero",
    team: "A squadre",
    scheveningen: "Scheveningen",
    match: "Match",
  },
  matchGames: (edition) => `Partite del match, ${decided(edition)}`,
  misfits: "Punteggi discordanti",
  oneUpgrade: (edition) =>
    `${change(edition)}: un solo avversario, il più lontano al di sotto, viene innalzato al limite; quelli al di sopra sono limitati in ogni partita.`,
  byIteration: (sheet, edition) =>
    `I giocatori senza Elo contano con Ru (nuovo) dal foglio «${sheet}»: ${cited("robin")(edition)}.`,
  byFirstRu: (sheet, edition) =>
    `I giocatori senza Elo contano con il Ru della prima passata dal foglio «${sheet}», come si può leggere ${cited("robin")(edition)}; Ru è qui Ru (nuovo).`,
  everybodyRated: (edition) =>
    `Fatto per un torneo all’italiana in cui tutti hanno l’Elo: con un giocatore senza Elo (u) creare di nuovo il rapporto, per l’iterazione di ${cited("robin")(edition)}.`,
  tooFast: (edition, minutes, games) =>
    `${cited("time")(edition)}: ${minutes} minuti per 60 mosse non bastano per queste partite, secondo i rating della tabella; non sono omologate: ${gamesOf(games)}.`,
  robinAsSwiss: "All’italiana, contato come svizzero",
  asSwiss: (edition) =>
    `${cited("unplayedInRobin")(edition)}: una partita non è stata giocata, perciò il torneo all’italiana si dichiara come svizzero.`,
  decided: (edition) =>
    `${cited("decidedMatch")(edition)}: di {games} partite giocate ne contano {counted}; le altre sono venute dopo la decisione del match.`,
  scheveningen: (edition) =>
    `${cited("scheveningen")(edition)}: un solo giocatore senza Elo conta con Ru; con più di uno non si valuta nulla.`,
  notRated: (edition, apart, above) =>
    `${cited("notRated")(edition)}: una partita con ${apart} o più punti di differenza non viene valutata se un giocatore supera ${above}.`,
  headings: {
    number: () => "N°",
    player: () => "Giocatore",
    rating: () => "Elo",
    firstEvent: () => "Primo torneo",
    asOpponent: () => "come avv.",
    k: () => "K",
    kCounted: () => "K usato",
    rc: ({ report }) => (report === "11.31" ? "Rar" : "Rc"),
    ra: () => "Ra",
    n: () => "n",
    w: () => "W",
    we: () => "We",
    wMinusWe: () => "W − We",
    change: () => "variaz.",
    rn: () => "Rn",
    p: () => "p",
    dp: () => "dp",
    ru: () => "Ru",
    rnFirst: () => "primo Rn",
    lacks: () => "Manca ancora",
    remarks: () => "Osservazioni",
    kGiven: () => "K indicato",
    firstEventOfRated: () => "Primo torneo, se Elo dopo",
    pAsOpponent: () => "p, come avv.",
    dpAsOpponent: () => "dp, come avv.",
    ruAsOpponent: () => "Ru, come avv.",
    lifted: () => "Riga elevata",
    id: () => "ID FIDE",
    ...kHeadings,
  },
  hints: {
    firstEvent: (edition) =>
      `Giocatori senza Elo: «no» se non è il primo torneo, perché troppo pochi punti non gli impediscano di contare: ${cited("firstEvent")(edition)}.`,
    asOpponent: (edition) =>
      `Ha l’Elo quando il torneo viene valutato: per gli avversari il giocatore resta senza Elo, ${ratedSince(edition)}.`,
    k: (edition) =>
      `Se non è indicato, da nascita, partite finora ed Elo massimo; ciò che non è noto, come per un adulto con 30 partite o più: ${k(edition)}. Si può scrivere un altro K al suo posto.`,
    kCounted: (edition) =>
      `K × n è al massimo ${edition.highestKTimesGames}, ${k(edition)}; n comprende qui le partite di questo solo torneo.`,
    rc: (edition) =>
      edition.hasRobin
        ? `La media degli avversari che contano; di un giocatore senza Elo in un torneo all’italiana Rc (nuovo): ${average(edition)}.`
        : `La media degli avversari che contano: ${average(edition)}.`,
    ra: (edition) =>
      `Di un giocatore senza Elo: Rc con altri due avversari ipotetici a ${edition.firstRating.hypothetical.rating}, ${average(edition)}. A un foglio del primo rating va dato Rc, non Ra.`,
    ...IT_K_REASON.hints,
    remarks: (edition) =>
      `Un rating sotto il minimo è tolto dalla lista: ${cited("delisted")(edition)}.`,
    kGiven: (edition) =>
      `K era nella tabella; di un giocatore senza Elo non cambia nulla: ${k(edition)}.`,
    lifted: (edition) =>
      `La riga della sola partita il cui avversario è portato al limite, se è al di sotto: ${cited("limit")(edition)}.`,
    ruAsOpponent: (edition) =>
      `Elo ottenuto dopo: gli avversari contano con questo Ru, ${ratedSince(edition)}.`,
    n: () => "Partite che contano.",
    w: () => "Punti nelle partite che contano.",
    we: (edition) => `La somma dei PD: ${pdTable(edition)}.`,
    change: (edition) => `K × (W − We): ${change(edition)}.`,
    rn: (edition) =>
      `Arrotondato una sola volta, il mezzo allontanandosi da zero: ${change(edition)}.`,
    p: (edition) =>
      hasHypothetical(edition)
        ? `W + 1 su n + 2, con gli avversari ipotetici: ${average(edition)}.`
        : `W su n, due decimali, il mezzo per eccesso: ${dpTable(edition)}.`,
    dp: (edition) => `Da p con la tabella: ${dpTable(edition)}.`,
    ru: (edition) => `Il primo rating che dà questo solo torneo: ${average(edition)}.`,
    rnFirst: (edition) =>
      `Ru se non manca nulla: il primo rating, se non contano altri tornei, ${cited("window")(edition)}.`,
  },
  hypothetical: "ipotetico, patta",
  twoDraws: (edition) =>
    `Dei giocatori senza Elo, Ra e p comprendono due patte contro ${edition.firstRating.hypothetical.rating}, ${average(edition)}: Rc, n e W no.`,
  delisted: (floor) => `tolto dalla lista: sotto ${floor}`,
  firstRating: "primo rating {rating}",
  lacksOpponents: (needed) => `avversari con Elo, ne servono ${needed}.`,
  lacksPoints: (needed) => `punti, minimo ${String(needed).replace(".", ",")}.`,
  notCounted: (edition) => `Ru è riportato, non conteggiato: ${cited("ruReported")(edition)}.`,
  lacksDp: (edition) => `zero punti: dp non è definito, ${dpTable(edition)}.`,
  noDpInRobin: (edition) =>
    `un punteggio dello 0% o del 100% non ha dp, ${dpTable(edition)}: nessun Ru da questo girone all’italiana; le partite tra classificati contano.`,
  lacksGames: (needed) => `partite, ne servono ${needed} in tutto.`,
  belowFloor: (floor) => `sotto il minimo ${floor}.`,
  gamesTitle: titleWithDays("Partite: "),
  gamesNote:
    "Solo le partite giocate. Una partita senza nulla in «conta come» non conta, per esempio quella contro un avversario senza Elo.",
  opponentNumber: "N° avv.",
  gameHeadings: {
    number: "N°",
    player: "Giocatore",
    rating: "Elo",
    round: "Turno",
    opponent: "Avversario",
    opponentRating: "Elo",
    counted: "conta come",
    difference: "D",
    pd: "PD",
    score: "Punti",
    w: "W",
    delta: "ΔR",
    fits: "Σ=1",
    opponentNumber: "N. avv.",
    line: "Riga",
    reply: "Altra riga",
    firstScore: "inserito",
    ratingOnly: "senza Ru",
    wOfRated: "W (con Elo)",
    forfeitsWon: "a forfait",
    forfeitsLost: "a forfait, avversario",
  },
  gameHints: {
    opponentRating: (edition) =>
      `Il rating all’inizio del torneo; u: senza Elo, ${average(edition)}.`,
    counted: (edition) =>
      `Il rating dell’avversario così come conta, entro il limite: ${cited("limit")(edition)}. Nulla: la partita non conta.`,
    difference: () => "Il rating meno quello con cui conta l’avversario.",
    pd: (edition) => `Il punteggio atteso secondo la tabella: ${pdTable(edition)}.`,
    score: () => "Azzurro: scrivere un altro punteggio; compare anche presso l’avversario.",
    w: () => "Il punteggio di una partita che conta.",
    delta: (edition) => `Punti − PD: ${cited("delta")(edition)}.`,
    fits: () => "≠: i punteggi dei due giocatori non fanno insieme un punto.",
    opponentNumber: () =>
      "Il numero dell’avversario nel rapporto, con cui si trovano nome e punteggio Elo. Niente: non è del torneo.",
    line: () => "Ordinando per questi numeri le righe tornano come erano all’inizio.",
    reply: () => "La riga in cui la stessa partita figura presso l’avversario.",
    firstScore: () => "Il punteggio che la riga dell’avversario segue.",
    ratingOnly: (edition) =>
      `Il punteggio Elo dell’avversario senza Ru: da qui viene il Ru con cui il giocatore stesso conta, ${edition.articles.scheveningen ?? ""} (${edition.name}).`,
    wOfRated: () => "Il punteggio di una partita contro un avversario con Elo.",
    forfeitsWon: (edition) =>
      `Punti a forfait contro questo avversario prima della partita: decidono il match, ${cited("decidedMatch")(edition)}.`,
    forfeitsLost: () => "Gli stessi dell’avversario.",
  },
  pages: {
    title: (event, { name }) => `${event}: rating per giocatore, edizione ${name}`,
    note: "Una pagina per giocatore; tutto viene dal rapporto Elo e dalle sue partite.",
    k: {
      strong: (edition) => `2400 raggiunti: ${k(edition)}`,
      junior: (edition) => `giovane: ${k(edition)}`,
      new: (edition) => `nuovo, meno di 30 partite: ${k(edition)}`,
    },
    score: "Punti: {w} su {n} nelle partite che contano.",
    expected: (edition) =>
      `Punteggio atteso secondo la tabella ${pdTable(edition)}: {we}. Punti meno punteggio atteso: {difference}.`,
    change: (edition) => `K × la differenza = {k} × {difference} = {change}, ${change(edition)}.`,
    rounding:
      "Arrotondato, il mezzo allontanandosi da zero: {rounded}. Nuovo rating: {rating} {rounded} = {rn}.",
    average: (edition) =>
      hasHypothetical(edition)
        ? `Media degli avversari: Rc = {rc}; con due patte contro ${edition.firstRating.hypothetical.rating}: Ra = {ra}, ${average(edition)}.`
        : `Media degli avversari: {rc}, ${average(edition)}.`,
    noRu: "Nessun primo rating da questo torneo.",
    fraction: (edition) =>
      hasHypothetical(edition)
        ? `p = (W + 1) / (n + 2) = {p}, due decimali; secondo la tabella ${dpTable(edition)} dp = {dp}.`
        : `p = W / n = {p}, due decimali; secondo la tabella ${dpTable(edition)} dp = {dp}.`,
    bonus: (_, bonus) =>
      `50% o più: ${String(bonus).replace(".", ",")} punti per ogni mezzo punto oltre, in tutto {above}, aggiunti alla media.`,
    ru: (edition) => `Primo rating di questo solo torneo: Ru = {ru}, ${average(edition)}.`,
    byIteration: (sheet, edition) =>
      `Con l’iterazione del foglio «${sheet}», ${cited("robin")(edition)}: Rc (nuovo) = {rc}.`,
    firstRating: (edition) =>
      `Non manca nulla: primo rating {rating}, ${cited("window")(edition)}.`,
    lacks: "Manca ancora: {lacks}",
  },
};
