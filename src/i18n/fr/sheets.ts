import { cited } from "../citing";
import type { SheetTexts } from "../sheets";
import { FR_CAREER } from "./career";
import { FR_CORRECTION } from "./correction";
import { FR_ERRATA } from "./errata";
import { FR_READINGS } from "./readings";
import { FR_HEAD } from "./head";
import { FR_PAPER } from "./paper";
import { FR_K_REASON } from "./kReason";
import { FR_PERIOD } from "./period";
import { FR_HAND_ON } from "./handOn";
import { FR_OVERVIEW } from "./overview";
import { FR_PERSONS } from "./persons";
import { FR_REPORT } from "./report";
import { FR_TABS } from "./tabs";

const robin = cited("robin");
const change = cited("change");
const average = cited("average");
const dpTable = cited("dpTable");
const k = cited("k");

/** 12,5. */
function decimal(value: number): string {
  return String(value).replace(".", ",");
}

export const FR_SHEETS: SheetTexts = {
  tabs: FR_TABS,
  paper: FR_PAPER,
  handOn: FR_HAND_ON,
  overview: FR_OVERVIEW,
  persons: FR_PERSONS,
  iterationName: (edition) => `Ra Ru ${edition}`,
  iterationTitle: (event) => `Toutes rondes, Ra et Ru : ${event}`,
  madeWith: {
    fide: "Calculé avec les fonctions FIDE : le complément est nécessaire. Les cellules bleues se saisissent.",
    plain:
      "Calculé avec des formules simples et les tables ci-dessous : sans complément. Les cellules bleues se saisissent.",
  },
  teaching: "POUR L’ENSEIGNEMENT : la méthode n’existe plus depuis le 1er janvier 2022 (8.2).",
  edition: "Édition",
  source: {
    text: "vérifiée sur le texte du règlement",
    secondary: "d’après des sources secondaires, ou reprise de l’édition précédente",
  },
  madeFor: {
    title: "Fixé à la création",
    refused:
      "La feuille a été créée pour cette valeur, et tout n’en suivrait pas une autre. Pour une autre édition ou un autre jour, refaites la feuille.",
    changed:
      "Modifié : cet en-tête ne montre plus ce pour quoi la feuille a été créée, et selon quoi elle calcule. Annulez cela, ou refaites la feuille.",
    byHand: (edition) => `édition ${edition} choisie à la main`,
    byHandWithoutDay: (edition) => `édition ${edition} choisie à la main, jour inconnu`,
  },
  head: FR_HEAD,
  startDate: "Début du tournoi",
  noDate: "non indiqué",
  limit: "Écart compté au plus",
  bonus: "Points par ½ (> 50 %)",
  firstBonus: "Au premier passage",
  opponents: "n, adversaires",
  games: "Parties de chacun",
  inputs: "Grille",
  carried: { federation: "Féd." },
  columns: {
    player: "Joueur",
    rating: "Classement",
    points: "Points",
    firstEvent: "Premier tournoi",
    counts: "Compte",
  },
  misfits: "Lignes et colonnes concordent : 0 partout",
  incomplete: (article, edition) =>
    `Pas de Ra : un résultat manque, ou une ligne et sa colonne ne concordent pas (pas 0 dans la ligne sous la grille). Avec une partie non jouée, le tournoi se déclare comme un suisse : ${article} (${edition}).`,
  yes: "oui",
  no: "non",
  iterationHead: {
    bonus: (first, then) =>
      `${first === then ? "" : `${decimal(first)}, puis `}${decimal(then)} par ½ (> 50 %)`,
    sums: (article, edition) =>
      `Joueurs : {players} (classés : {rated}, non classés : {unrated}) · Rar {rar} · dpa {dpa} · n {n} · Ra {ra} · ${article} (${edition})`,
    met: "Tous les contrôles sont remplis.",
    notMet: ["Non rempli :", ", voir les contrôles ci-dessous."],
  },
  tableHeadings: {
    player: "Joueur",
    rating: "Classement",
    w: "W",
    p: "p",
    dp: "dp",
    rc: "Rc",
    dpUnrated: "dp",
    ru: "Ru",
    rcNew: "Rc (nouv.)",
    ruNew: "Ru (nouv.)",
    we: "We",
    k: "K",
    change: "chang.",
    rn: "Rn",
  },
  tableHints: {
    player: () => "Comme dans la grille ci-dessous.",
    rating: () => "Le classement au début du tournoi ; u : non classé.",
    w: (edition) => `Le score contre tous ceux qui comptent : ${average(edition)}.`,
    p: (edition) => `Score par partie, deux décimales, le demi vers le haut : ${dpTable(edition)}.`,
    dp: (edition) => `De p par la table : ${dpTable(edition)}.`,
    rc: (edition) => `La moyenne du tournoi pour un non-classé est Ra : ${average(edition)}.`,
    dpUnrated: (edition) => `Du score sous 50 % par la table : ${dpTable(edition)}.`,
    ru: (edition) =>
      `À 50 % Rc ; au-dessus, des points par demi ; au-dessous, Rc + dp × n/(n+1) : ${robin(edition)}.`,
    rcNew: (edition) =>
      `Rc avec les adversaires hors limite tels qu’ils sont comptés : ${robin(edition)}.`,
    ruNew: (edition) => `Ru encore une fois, à partir de Rc (nouv.) : ${robin(edition)}.`,
    we: (edition) =>
      `La somme des PD des parties, Ru (nouv.) comme un classement : ${change(edition)}.`,
    k: (edition) => `Le coefficient de développement : ${k(edition)}.`,
    change: (edition) => `K × (W − We) : ${change(edition)}.`,
    rn: (edition) => `Le classement avec la variation, arrondie une fois : ${change(edition)}.`,
  },
  hints: {
    limit: (article, edition) =>
      `Un écart plus grand compte comme celui-ci : ${article} (${edition}).`,
    ra: (article, edition) =>
      `Rar : moyenne des classés. dpa : moyenne de leurs dp. Ra est arrondi avant de servir : ${article} (${edition}).`,
    firstEvent: (article, edition) =>
      `Non-classés : « non » si ce n’est pas le premier tournoi, pour que trop peu de points n’excluent pas le joueur : ${article} (${edition}).`,
  },
  raFormula: "Ra = Rar − dpa × n/(n+1), arrondi",
  countedAs: "Comptés comme : adversaires hors limite, depuis le premier Ru du non-classé",
  own: { ru: "Ru", rated: "classé", unrated: "non classé" },
  ratingOrRu: "Class. ou premier Ru",
  expected: (article) => `Scores attendus (PD) des joueurs classés, ${article}`,
  ratingOrRuNew: "Class. ou Ru (nouv.)",
  ratingOrRuPrinted: "Class. ou premier Ru (imprimé)",
  weReadings: {
    other: "De même, d’après l’autre lecture de 10.54 (2005)",
    figures: "We avec Ru (nouveau) contre le Ru du premier passage, là où ils diffèrent :",
    against: "contre",
    hint: (edition) =>
      `La somme des PD des parties, le premier Ru comme un classement : ${change(edition)}.`,
  },
  checks: "Contrôles",
  composition: {
    third: (rated) => `Au moins un tiers des joueurs classés : ${rated}`,
    fourOfFew: (rated) => `Moins de dix joueurs : au moins ${rated} classés`,
    doubleRound: (rated, players) =>
      `Aller-retour avec des non-classés : au moins ${players} joueurs, dont ${rated} classés`,
    ratedOpponents: (rated) =>
      `Un non-classé doit avoir ${rated} adversaires classés ; avec moins il ne compte pour personne`,
    championship: (rated) => `Championnat national : au moins ${rated} classés`,
  },
  everybodyCounts: "Chaque non-classé a les points que demande un premier tournoi",
  aboveFloor: (floor) =>
    `Aucun Ru (nouv.) sous le plancher ${floor} : un tel premier résultat est ignoré`,
  everyGamePlayed:
    "Chaque partie a un résultat, conforme à celui d’en face ; avec une partie non jouée, le tournoi se déclare comme un suisse",
  met: "rempli",
  notMet: "non rempli",
  notes: "Notes",
  inputsAreBlue: "Changez une cellule bleue, ou tapez u pour un classement : tout suit.",
  inputsElsewhere:
    "Joueurs, classements, K et résultats viennent du rapport et de ses parties : changez-les là-bas, et tout suit.",
  kByRating: (article, edition) =>
    `Quand rien d’autre n’est connu, K suit le seul classement : adulte, 30 parties ou plus, jamais mieux classé, ${article} (${edition}). Tapez un autre K par-dessus.`,
  kKnown: (article, edition) =>
    `K tient compte de la naissance, des parties jouées jusqu’ici et du plus haut classement, s’ils sont connus ; sinon le joueur est pris pour un adulte de 30 parties ou plus, jamais mieux classé, ${article} (${edition}).`,
  kAgeOpen: (names) =>
    `K se passe de la naissance de ${names} : elle ne dit pas l’âge au jour du K. Donnez le premier jour du tournoi, ou celui de la naissance, et refaites la feuille ; ou tapez K par-dessus.`,
  kDay: {
    label: "K à la date du",
    note: {
      list: "Âge et parties à la date de la liste en vigueur au début du tournoi, car K est publié avec la liste. C’est une lecture : le règlement ne dit pas quel jour compte ; l’autre est le premier jour du tournoi.",
      "first day":
        "Âge et parties au premier jour du tournoi. C’est une lecture : le règlement ne dit pas quel jour compte ; l’usuelle est la date de la liste en vigueur, car K est publié avec elle.",
    },
  },
  kReason: FR_K_REASON,
  asPrinted:
    "Comme imprimé en 8.58 (2011) : 12,5 par ½ au premier passage, We et la variation à partir du premier Ru.",
  errata: FR_ERRATA,
  readings: FR_READINGS,
  tables: (article) => `Tables ${article}(a) et (b)`,
  report: FR_REPORT,
  career: FR_CAREER,
  period: FR_PERIOD,
  correction: FR_CORRECTION,
};
