import { hasHypothetical } from "../../rules/hypothetical";
import { gamesTooFast } from "../checks";
import { cited } from "../citing";
import type { ReportTexts } from "../report";
import { FR_K_REASON } from "./kReason";
import { titleWithDays } from "../titleWithDays";
import { FR_HEAD } from "./head";

const average = cited("average");
const change = cited("change");
const k = cited("k");
const dpTable = cited("dpTable");
const pdTable = cited("pdTable");
const ratedSince = cited("ratedSince");
const decided = cited("decidedMatch");

const { birth, age, gamesSoFar, peak, kReason } = FR_K_REASON.headings;
const kHeadings = {
  birth: () => birth,
  age: () => age,
  gamesSoFar: () => gamesSoFar,
  peak: () => peak,
  kReason: () => kReason,
};

const gamesOf = gamesTooFast((round) => `ronde ${round}`);

export const FR_REPORT: ReportTexts = {
  name: "Rapport",
  gamesName: "Parties",
  pagesName: "Pages des joueurs",
  title: titleWithDays("Rapport de classement : "),
  days: FR_HEAD.days,
  sums: {
    rated:
      "Joueurs : {players} (classés : {rated}, non classés : {unrated}) · parties : {games} · somme des variations : {change} · moyenne des classements : {mean}",
    unrated: "Joueurs : {players} (classés : {rated}, non classés : {unrated}) · parties : {games}",
  },
  gamesSums: "Parties : {games} ; une partie figure chez chacun de ses joueurs",
  misfitsSaid: "Parties aux scores discordants : {misfits}, marquées ≠ sur la feuille des parties.",
  allFits: "Les scores de toutes les parties concordent.",
  allFitsAndMet: "Les scores de toutes les parties concordent et tous les contrôles sont remplis.",
  checksNotMet: "Non rempli : {articles} ({edition}).",
  checksOpen: "Non contrôlé : {articles} ({edition}).",
  notChecked: "non contrôlé",
  conditions: {
    timeControl: (where) => `Cadence, ${where}`,
    firstControl: (where) => `Premier contrôle, ${where}`,
    roundsPerDay: (where) => `Rondes par jour, ${where}`,
    hoursPerDay: (where) => `Heures par jour, ${where}`,
    duration: (where) => `Durée, ${where}`,
    composition: (where) => `Composition, ${where}`,
  },
  moved:
    "Un u a été tapé sur un classement, ou un classement sur un u : les adversaires suivent ; pour le joueur, refaites le rapport.",
  nowRated: "classé désormais : refaites le rapport",
  nowUnrated: "non classé désormais : refaites le rapport",
  unratedPlayer: "Joueur non classé",
  endDate: "Fin du tournoi",
  ratingsList: "Classements de la liste du",
  notInForce: (day) =>
    `Ce n’est pas la liste en vigueur le premier jour : ${FR_HEAD.days(day, day)}.`,
  countedBy: "Compté par la liste du",
  partTitle: (part, event) => `Partie ${part}, ${event}`,
  part: {
    part: "Partie du tournoi",
    parts: "Nombre de parties du tournoi",
    wholeStart: "Premier jour du tournoi",
    wholeEnd: "Dernier jour du tournoi",
  },
  exception: (games) => `${games} parties suffisent (1 : oui)`,
  exceptionFor: "Olympiade, championnat par équipes, IBCA, ICSC, IPCA",
  exempt: "Sans limite dès",
  nobody: "plus haut que tout classement : la limite vaut pour tous",
  perPairing: "Parties par appariement",
  kind: "Type de tournoi",
  kinds: {
    robin: "Toutes rondes",
    swiss: "Suisse",
    team: "Par équipes",
    scheveningen: "Scheveningen",
    match: "Match",
  },
  matchGames: (edition) => `Parties du match, ${decided(edition)}`,
  misfits: "Scores discordants",
  oneUpgrade: (edition) =>
    `${change(edition)} : un adversaire, le plus loin au-dessous, est relevé à la limite ; ceux au-dessus sont limités dans chaque partie.`,
  byIteration: (sheet, edition) =>
    `Les non-classés comptent avec Ru (nouv.) de la feuille « ${sheet} » : ${cited("robin")(edition)}.`,
  byFirstRu: (sheet, edition) =>
    `Les non-classés comptent avec Ru du premier passage de la feuille « ${sheet} », comme on peut lire ${cited("robin")(edition)} ; Ru est ici Ru (nouv.).`,
  everybodyRated: (edition) =>
    `Fait pour un toutes rondes où tous sont classés : avec un non-classé (u), refaites le rapport, pour l’itération de ${cited("robin")(edition)}.`,
  tooFast: (edition, minutes, games) =>
    `${cited("time")(edition)} : ${minutes} minutes pour 60 coups ne suffisent pas à ces parties, d’après les classements du tableau ; elles ne comptent pas : ${gamesOf(games)}.`,
  robinAsSwiss: "Toutes rondes, compté comme un suisse",
  asSwiss: (edition) =>
    `${cited("unplayedInRobin")(edition)} : une partie n’a pas été jouée, le toutes rondes se déclare comme un suisse.`,
  decided: (edition) =>
    `${cited("decidedMatch")(edition)} : {counted} parties jouées sur {games} comptent ; les autres ont suivi la décision du match.`,
  scheveningen: (edition) =>
    `${cited("scheveningen")(edition)} : un seul non-classé compte avec Ru ; avec plus d’un, rien n’est pris en compte.`,
  notRated: (edition, apart, above) =>
    `${cited("notRated")(edition)} : une partie à ${apart} points d’écart ou plus n’est pas prise en compte si un joueur dépasse ${above}.`,
  headings: {
    number: () => "N°",
    player: () => "Joueur",
    rating: () => "Classement",
    firstEvent: () => "Premier tournoi",
    asOpponent: () => "comme adv.",
    k: () => "K",
    kCounted: () => "K compté",
    rc: ({ report }) => (report === "11.31" ? "Rar" : "Rc"),
    ra: () => "Ra",
    n: () => "n",
    w: () => "W",
    we: () => "We",
    wMinusWe: () => "W − We",
    change: () => "chang.",
    rn: () => "Rn",
    p: () => "p",
    dp: () => "dp",
    ru: () => "Ru",
    rnFirst: () => "premier Rn",
    lacks: () => "Manque encore",
    remarks: () => "Remarques",
    kGiven: () => "K donné",
    firstEventOfRated: () => "Premier tournoi, si classé depuis",
    pAsOpponent: () => "p, comme adv.",
    dpAsOpponent: () => "dp, comme adv.",
    ruAsOpponent: () => "Ru, comme adv.",
    lifted: () => "Ligne relevée",
    id: () => "ID FIDE",
    ...kHeadings,
  },
  hints: {
    firstEvent: (edition) =>
      `Non-classés : « non » si ce n’est pas le premier tournoi, pour que trop peu de points ne l’empêchent pas de compter : ${cited("firstEvent")(edition)}.`,
    asOpponent: (edition) =>
      `Classé au moment du traitement : pour ses adversaires le joueur reste non classé, ${ratedSince(edition)}.`,
    k: (edition) =>
      `Si aucun n’est donné, d’après la naissance, les parties jusqu’ici et le plus haut classement ; à défaut, un adulte de 30 parties ou plus : ${k(edition)}. Tapez un autre K par-dessus.`,
    kCounted: (edition) =>
      `K × n est au plus ${edition.highestKTimesGames}, ${k(edition)} ; n compte ici les parties de ce seul tournoi.`,
    rc: (edition) =>
      edition.hasRobin
        ? `La moyenne des adversaires qui comptent ; d’un non-classé en toutes rondes, Rc (nouv.) : ${average(edition)}.`
        : `La moyenne des adversaires qui comptent : ${average(edition)}.`,
    ra: (edition) =>
      `D’un non-classé : Rc avec deux adversaires hypothétiques de ${edition.firstRating.hypothetical.rating} en plus, ${average(edition)}. Une feuille de premier classement demande Rc, non Ra.`,
    ...FR_K_REASON.hints,
    remarks: (edition) =>
      `Un classement sous le plancher est délisté : ${cited("delisted")(edition)}.`,
    kGiven: (edition) =>
      `K était dans le tableau ; d’un non-classé il ne change rien : ${k(edition)}.`,
    lifted: (edition) =>
      `La ligne de la seule partie dont l’adversaire est relevé à la limite, s’il est au-dessous : ${cited("limit")(edition)}.`,
    ruAsOpponent: (edition) =>
      `Classé depuis : les adversaires comptent avec ce Ru, ${ratedSince(edition)}.`,
    n: () => "Parties qui comptent.",
    w: () => "Points des parties qui comptent.",
    we: (edition) => `La somme des PD : ${pdTable(edition)}.`,
    change: (edition) => `K × (W − We) : ${change(edition)}.`,
    rn: (edition) => `Arrondi une fois, le demi en s’éloignant de zéro : ${change(edition)}.`,
    p: (edition) =>
      hasHypothetical(edition)
        ? `W + 1 sur n + 2, avec les adversaires hypothétiques : ${average(edition)}.`
        : `W sur n, deux décimales, le demi vers le haut : ${dpTable(edition)}.`,
    dp: (edition) => `D’après p par la table : ${dpTable(edition)}.`,
    ru: (edition) => `Le premier classement que donne ce seul tournoi : ${average(edition)}.`,
    rnFirst: (edition) =>
      `Ru si rien ne manque : le premier classement, à moins que d’autres tournois ne comptent, ${cited("window")(edition)}.`,
  },
  hypothetical: "hypothétique, nulle",
  twoDraws: (edition) =>
    `Des non-classés, Ra et p contiennent deux nulles contre ${edition.firstRating.hypothetical.rating}, ${average(edition)} : Rc, n et W non.`,
  delisted: (floor) => `délisté : sous ${floor}`,
  firstRating: "premier classement {rating}",
  lacksOpponents: (needed) => `adversaires classés, il en faut ${needed}.`,
  lacksPoints: (needed) => `points, il en faut ${String(needed).replace(".", ",")}.`,
  notCounted: (edition) => `Ru est indiqué, pas compté : ${cited("ruReported")(edition)}.`,
  lacksDp: (edition) => `aucun point : dp n’est pas défini, ${dpTable(edition)}.`,
  noDpInRobin: (edition) =>
    `un score de 0 % ou 100 % n’a pas de dp, ${dpTable(edition)} : pas de Ru dans ce toutes rondes ; les parties entre classés comptent.`,
  lacksGames: (needed) => `parties, il en faut ${needed} en tout.`,
  belowFloor: (floor) => `sous le plancher ${floor}.`,
  gamesTitle: titleWithDays("Parties : "),
  gamesNote:
    "Les seules parties jouées. Une partie sans rien sous « compté comme » ne compte pas, comme celle contre un non-classé.",
  opponentNumber: "N° adv.",
  gameHeadings: {
    number: "N°",
    player: "Joueur",
    rating: "Classement",
    round: "Ronde",
    opponent: "Adversaire",
    opponentRating: "Classement",
    counted: "compté comme",
    difference: "D",
    pd: "PD",
    score: "Score",
    w: "W",
    delta: "ΔR",
    fits: "accord",
    opponentNumber: "N° adv.",
    line: "Ligne",
    reply: "Autre ligne",
    firstScore: "saisi",
    ratingOnly: "sans Ru",
    wOfRated: "W (classés)",
    forfeitsWon: "par forfait",
    forfeitsLost: "par forfait, adversaire",
  },
  gameHints: {
    opponentRating: (edition) =>
      `Le classement au début du tournoi ; u : non classé, ${average(edition)}.`,
    counted: (edition) =>
      `Le classement de l’adversaire tel qu’il compte, dans la limite : ${cited("limit")(edition)}. Rien : la partie ne compte pas.`,
    difference: () => "Le classement moins celui compté pour l’adversaire.",
    pd: (edition) => `L’espérance par la table : ${pdTable(edition)}.`,
    score: () => "Bleu : tapez un autre score ; il figure aussi chez l’adversaire.",
    w: () => "Le score d’une partie qui compte.",
    delta: (edition) => `Score − PD : ${cited("delta")(edition)}.`,
    fits: () => "≠ : les scores des deux joueurs ne font pas un point ensemble.",
    opponentNumber: () =>
      "Le numéro de l’adversaire dans le rapport, qui donne son nom et son classement. Rien : il n’est pas du tournoi.",
    line: () => "Triez d’après ces numéros pour retrouver les lignes dans leur premier ordre.",
    reply: () => "La ligne où la même partie figure chez l’adversaire.",
    firstScore: () => "Le score que suit la ligne de l’adversaire.",
    ratingOnly: (edition) =>
      `Le classement de l’adversaire, sans Ru : il donne le Ru pour lequel le joueur compte lui-même, ${edition.articles.scheveningen ?? ""} (${edition.name}).`,
    wOfRated: () => "Le score d’une partie contre un adversaire classé.",
    forfeitsWon: (edition) =>
      `Points par forfait contre cet adversaire avant cette partie : ils décident du match, ${cited("decidedMatch")(edition)}.`,
    forfeitsLost: () => "Les mêmes de l’adversaire.",
  },
  pages: {
    title: (event, { name }) => `${event} : classement par joueur, édition ${name}`,
    note: "Une page par joueur ; tout vient du rapport et de ses parties.",
    k: {
      strong: (edition) => `2400 a été atteint : ${k(edition)}`,
      junior: (edition) => `junior : ${k(edition)}`,
      new: (edition) => `nouveau, moins de 30 parties : ${k(edition)}`,
    },
    score: "Score : {w} en {n} parties qui comptent.",
    expected: (edition) =>
      `Espérance par la table ${pdTable(edition)} : {we}. Score moins espérance : {difference}.`,
    change: (edition) => `K × la différence = {k} × {difference} = {change}, ${change(edition)}.`,
    rounding:
      "Arrondi, le demi en s’éloignant de zéro : {rounded}. Nouveau classement : {rating} {rounded} = {rn}.",
    average: (edition) =>
      hasHypothetical(edition)
        ? `Moyenne des adversaires : Rc = {rc} ; avec deux nulles contre ${edition.firstRating.hypothetical.rating} : Ra = {ra}, ${average(edition)}.`
        : `Moyenne des adversaires : {rc}, ${average(edition)}.`,
    noRu: "Pas de premier classement par ce tournoi.",
    fraction: (edition) =>
      hasHypothetical(edition)
        ? `p = (W + 1) / (n + 2) = {p}, deux décimales ; par la table ${dpTable(edition)} dp = {dp}.`
        : `p = W / n = {p}, deux décimales ; par la table ${dpTable(edition)} dp = {dp}.`,
    bonus: (_, bonus) =>
      `50 % ou plus : ${String(bonus).replace(".", ",")} points par demi-point au-dessus, {above} en tout, ajoutés à la moyenne.`,
    ru: (edition) => `Premier classement par ce seul tournoi : Ru = {ru}, ${average(edition)}.`,
    byIteration: (sheet, edition) =>
      `Par l’itération de la feuille « ${sheet} », ${cited("robin")(edition)} : Rc (nouv.) = {rc}.`,
    firstRating: (edition) =>
      `Rien ne manque : premier classement {rating}, ${cited("window")(edition)}.`,
    lacks: "Manque encore : {lacks}",
  },
};
