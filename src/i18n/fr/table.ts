import type { TableTexts } from "../table";
import { FR_K } from "./kWords";
import { writing } from "../writing";
import { FR_CHECKS } from "./checks";
import { FR_FINDINGS } from "./findings";
import { FR_WORDS } from "./words";

const { came, count, number } = writing(FR_WORDS);

export const FR_TABLE: TableTexts = {
  ...FR_CHECKS,
  tab: "Tableau",
  what: "Sélectionnez une grille ou un tableau de suisse dans la feuille : noms, classements et résultats, avec les en-têtes. Une case du tableau suffit. Puis appuyez sur le bouton.",
  useSelection: "Utiliser la sélection",
  follow: "Suivre la sélection",
  nothingSelected:
    "Les cases choisies sont vides. Sélectionnez la grille, ou une case de la grille.",
  severalAreas:
    "La sélection n’est pas une seule zone de cases : plusieurs zones, ou un graphique. Sélectionnez la grille, ou une case.",
  cellEdited:
    "Une case est en cours de saisie. Terminez-la par Entrée (ou quittez-la par Échap), puis appuyez de nouveau sur le bouton.",
  stillCalculating:
    "Excel calcule encore, et ce que montrent les cases peut être ancien. Attendez la fin (en calcul manuel, appuyez sur F9), puis appuyez de nouveau sur le bouton.",
  isProtected: (sheet, left) => {
    if (left !== "") {
      const [what, where] =
        sheet === null
          ? ["la structure de ce classeur", "Révision, Protéger le classeur"]
          : [`la feuille « ${sheet} »`, "Révision, Ôter la protection de la feuille"];
      return `Ceci n’a pas pu être annulé, car ${what} est protégée. Reste tel quel : ${left}. Ôtez la protection (${where}), et appuyez de nouveau sur le bouton.`;
    }
    return sheet === null
      ? "La structure de ce classeur est protégée : aucune feuille ne peut être ajoutée, renommée ou supprimée, et aucune ne l’a été. Ôtez la protection (Révision, Protéger le classeur), ou prenez une copie du fichier, et appuyez de nouveau sur le bouton."
      : `La feuille « ${sheet} » est protégée, et rien n’y a été écrit. Ôtez la protection (Révision, Ôter la protection de la feuille), ou choisissez une autre feuille, et appuyez de nouveau sur le bouton.`;
  },
  failed: (what, left) =>
    left === ""
      ? `Excel n’a pas pu le faire (${what}). Votre feuille est inchangée ; essayez de nouveau, ou enregistrez et rouvrez le classeur.`
      : `Excel n’a pas pu le faire (${what}). Votre feuille est inchangée, mais celles-ci peuvent être encore là : ${left}. Regardez-les, supprimez ce dont vous n’avez pas besoin, et réessayez.`,
  reading: "Lecture…",
  planning: "Préparation…",
  cancelling: "Annulation…",
  working: "En cours…",
  writing: (done, total) => `Écriture : ligne ${done} sur ${total}`,
  cancel: "Annuler",
  cancelled: "Annulé : les feuilles commencées ont été supprimées.",
  understood: "Compris",
  kinds: {
    single: "Toutes rondes, chacun une fois",
    double: "Toutes rondes, aller-retour",
    totals: "Toutes rondes, totaux sans les résultats",
  },
  byRounds: (kind) => `${kind}, partie par partie`,
  kind: "Type de tournoi",
  matchGames: "Parties prévues du match",
  pace: "Cadence",
  paces: { standard: "standard", rapid: "rapide", blitz: "blitz" },
  paceAsked: (came) => `« ${came} » : quelle cadence a été jouée ?`,
  paceNeeded: "La cadence n’est pas claire : choisir standard, rapide ou blitz.",
  toPace: "Vers la cadence",
  toPersons: "Vers les joueurs",
  paceFrom: (pace) => `Cadence : ${pace}, indiquée dans la case`,
  standardColumn: (article) =>
    `Classements standard, pour qui n’en a pas d’autre ${article}`.trim(),
  noStandardColumn: "aucune",
  ratedSince: (players, article) =>
    players === 0
      ? `Classé depuis le tournoi ? ${article}`
      : `Classés depuis le tournoi : ${players}, ${article}`,
  ratedSinceMeans:
    "Le classement publié au moment où le tournoi est traité. Le joueur compte avec lui ; pour ses adversaires il reste non classé.",
  playerPages: "Une page par joueur, à imprimer ou envoyer",
  pool: "Ajouter la sélection : autre partie du tournoi",
  poolNotFollowing: "Pour ajouter une autre partie du tournoi, cessez de suivre la sélection.",
  unpool: (table) => `Retirer ${table}`,
  notPooled:
    "Les cases choisies n’ont pas été ajoutées : elles ne se lisent pas comme des parties jouées. Attendu : un tableau avec résultats ; corrigez-le dans la feuille, puis ajoutez-le.",
  alreadyThere:
    "Les cases choisies sont déjà dans le tournoi. Choisissez un autre tableau, puis ajoutez-le.",
  times: "Cadence",
  endDate: "Dernier jour",
  minutes: "Minutes pour la partie",
  increment: "Secondes de plus par coup",
  notRated: (article) =>
    `${article} : ce tournoi n’est pas pris en compte, il n’y a pas de rapport à créer.`,
  players: (players, rated, unrated) =>
    `${count(players, "player")} : ${rated} ${rated > 1 ? "classés" : "classé"}, ${unrated} ${unrated > 1 ? "non classés" : "non classé"}`,
  games: (games) => count(games, "game"),
  k: FR_K,
  showPlayers: "Joueurs tels que lus",
  previewMeans:
    "Choisissez ce qu’est une colonne, ou un nom pour en corriger les valeurs : pour ce qui est fait ici. Votre feuille ne change pas.",
  previewColumns: { player: "Joueur", points: "Pts" },
  meanings: { rating: "Elo", k: "K", birth: "Naissance", id: "Code FIDE" },
  notUsed: "non utilisée",
  columnIs: (letters, heading) => `${letters} : ${heading}`,
  noHeadings: "Le tableau n’a pas d’en-têtes pour distinguer ses colonnes.",
  correct: (player) => `Corriger ce qui est lu de ${player}`,
  nothingToCorrect: "Le tableau n’a rien de ce joueur qui puisse être corrigé ici.",
  allPlayers: (players) => `Tous les joueurs (${number(players)})`,
  asInSheet: "Tout lire comme dans la feuille",
  toLine: (player) => `Ligne de ${player}`,
  ratingColumn: "Classements de",
  column: (letters, heading) =>
    heading === "" ? `colonne ${letters}` : `${heading} (colonne ${letters})`,
  findings: "À voir",
  noFindings: "Rien : chaque case a été comprise.",
  finding: FR_FINDINGS,
  goTo: (address) => `Aller à ${address}`,
  readRatings: (letters, heading) =>
    `Classements : colonne ${letters}${heading === "" ? "" : ` (${heading})`}`,
  nobodyRated: "Personne n’est classé",
  ratingsFrom: (letters, heading) =>
    `Les classements sont lus dans la colonne ${letters}${heading === "" ? "" : `, ${heading}`}.`,
  readAs: (value) => `Lire ${value}`,
  selectArea: (address) => `Sélectionner ${address}`,
  applyAll: (count) => `Lire ainsi les ${count}`,
  readAllAs: (count, value) => `Lire ${value} dans les ${count}`,
  moreOfKind: (count) =>
    count === 1 ? "Et un autre de ce genre." : `Et ${count} autres de ce genre.`,
  oneByOne: (count) => `Les ${count}, un à un`,
  event: "Tournoi",
  startDate: "Premier jour",
  when: "Quand, et selon quelles règles",
  dayFrom: "Trouvé dans la case",
  severalDays: "peut désigner plusieurs jours. Lequel est-ce ?",
  inParts: (article) => `Compter période par période, un rapport pour chacune : ${article}`,
  roundsUndated: "Quels jours ces rondes se sont-elles jouées ?",
  dayOfRound: (round) => `Ronde ${round}`,
  ratingsOfParts: "Classements de chaque partie",
  ratingsOfThen: "au moment de la partie jouée",
  ratingsOfStart: "au premier jour du tournoi",
  partLine: (part, rounds, days) => `Partie ${part} : rondes ${rounds} ; ${days}.`,
  partCounted: (list) => `Comptée par la liste du ${list}.`,
  ratingsOfPart: (heading) => `Classements : ${heading}.`,
  noRatingsOfPart:
    "Le tableau n’a pas de colonne de classements de cette période. Attendu : une colonne dont l’en-tête porte le mois.",
  partsUnsettled:
    "Une partie ne peut pas être comptée : sa colonne de classements a quelque chose à régler. Choisissez-la pour les classements et vous verrez quoi.",
  dayNeeded:
    "Quand le tournoi a-t-il commencé ? Le premier jour fixe le règlement ; ou choisissez-le à la main.",
  toDay: "Vers le premier jour",
  toFindings: "Vers ces points",
  toChecks: "Vers les contrôles",
  dayUnknown: "Choisie à la main ; le jour n’est pas connu.",
  edition: "Règlement",
  byDate: "selon le jour",
  editionName: (id, from) => `${id}, dès le ${from}`,
  editionInForce: (name, source) =>
    source === "text"
      ? `Édition ${name}, vérifiée sur son texte.`
      : `Édition ${name} : connue de sources secondaires, ou reprise de la précédente.`,
  style: "Formules",
  styles: { fide: "fonctions FIDE", plain: "formules simples, sans complément" },
  asPrinted: "Comme imprimé en 8.58, avec ses errata",
  kOnFirstDay:
    "K au premier jour du tournoi, et non à la date de la liste en vigueur : le règlement ne tranche pas",
  championship: "Championnat national",
  championships: { none: "non", open: "oui", women: "oui, féminin" },
  leftOut: "Écartés",
  article: (article, edition) => `${article} (${edition})`,
  methodGone:
    "Depuis le 1er janvier 2022 la méthode des toutes rondes n’existe plus (8.2) : un premier classement vient des seules parties contre des classés, comme dans un suisse. Choisissez un jour ou une édition d’avant, ou la méthode pour l’enseignement.",
  teach: (edition) =>
    `Montrer quand même la méthode de ${edition}, marquée « pour l’enseignement »`,
  unplayed: "Une partie n’a pas été jouée : le tournoi se déclare comme un suisse.",
  everybodyRated:
    "Tous sont classés : il n’y a rien à itérer, c’est le rapport de classement qu’il faut. La feuille peut quand même être créée.",
  noRoundRobin:
    "Prêt : le rapport de classement peut être créé. Les parties contre des non-classés ne comptent pas.",
  oneUnratedCounts: (article) =>
    `Prêt : le rapport de classement peut être créé. Les parties contre le seul non-classé comptent, avec le Ru de ce tournoi, ${article}.`,
  makeReport: "Le rapport de classement peut être créé.",
  noSheetBecause: "La feuille d’itération, non :",
  correctFindings: (count) =>
    count === 1
      ? "Un point est à régler d’abord."
      : `${number(count)} points sont à régler d’abord.`,
  compositionFails:
    "La composition ne remplit pas le règlement ; la feuille peut quand même être créée.",
  ready: "Prêt : la feuille peut être créée.",
  createReport: "Créer le rapport",
  create: "Créer la feuille d’itération",
  changedSince:
    "Le tableau a changé depuis la lecture ; il a été relu. Vérifiez, puis créez la feuille.",
  created: (names) => `Créé : ${names}.`,
  selfCheck: {
    agrees: "Contrôlé d’après le règlement : tous les nombres concordent.",
    asPrinted: "Contrôlé : tous les nombres sont tels qu’imprimés, coquilles comprises.",
    differs: (cells) =>
      cells === 1
        ? "Contrôlé d’après le règlement : un nombre diffère."
        : `Contrôlé d’après le règlement : ${number(cells)} nombres diffèrent.`,
    difference: (shown, expected) =>
      `affiche ${came(shown)} ; d’après le règlement ${expected === null ? "il n’y en a pas" : `c’est ${number(expected)}`}.`,
    more: (cells) => (cells === 1 ? "Et une autre case." : `Et ${number(cells)} autres cases.`),
  },
  undo: "La supprimer",
  alreadyGone: (names) => `N’existait plus : ${names}.`,
  removed: (names) => `Supprimé : ${names}.`,
};
