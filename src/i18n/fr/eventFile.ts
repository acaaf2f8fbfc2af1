import type { EventFileTexts } from "../eventFile";
import { writing } from "../writing";
import { FR_PAPER } from "./paper";
import { FR_WORDS } from "./words";

const { count, countedPoints, points } = writing(FR_WORDS);

export const FR_EVENT_FILE: EventFileTexts = {
  paper: FR_PAPER,
  tab: "Fichier",
  what: "Ouvrez des fichiers de rapport de tournoi (TRF16, TRF26). Chacun devient une feuille à vérifier et corriger ; les rapports viennent d’elle.",
  open: "Ouvrir des fichiers…",
  drop: "Ou déposez-les ici.",
  opened: (files) => (files === 1 ? "1 fichier ouvert." : `${files} fichiers ouverts.`),
  failed: (what, left) =>
    left === ""
      ? `Excel n’a pas pu le faire (${what}). Aucune feuille n’est restée ; réessayez.`
      : `Excel n’a pas pu le faire (${what}). Ces feuilles peuvent être encore là : ${left}. Regardez-les, supprimez ce dont vous n’avez pas besoin, et réessayez.`,
  noSheet: "Aucune feuille n’a été créée.",
  becameSheet: (sheet) => `C’est maintenant la feuille « ${sheet} ».`,
  noFindings: "Chaque ligne a été comprise, et toutes concordent.",
  moreFindings: (more) => `Et ${more} de plus.`,
  use: "Utiliser cette feuille",
  daysMissing:
    "Le fichier ne dit pas quand le tournoi s’est joué ; or c’est le jour qui choisit le règlement. La feuille garde ce que vous tapez.",
  useWithDays: "Remplir et utiliser cette feuille",
  write: "Écrire un fichier",
  writeWhat:
    "De la feuille affichée : celle d’un fichier, ou une grille, un tableau suisse ou par équipes dont une case est sélectionnée.",
  version: "Format",
  exportTrf: "Écrire le fichier de tournoi",
  nothingToWrite:
    "La feuille affichée n’est ni celle d’un fichier de tournoi ni une grille, ni un tableau suisse ou par équipes avec résultats. Affichez la feuille, choisissez une case de son tableau, et essayez encore.",
  noRounds:
    "Une grille ne dit ni rondes ni couleurs, et un fichier en a besoin. Étaient-elles celles des tables de Berger, dans l’ordre des joueurs ? Alors une feuille est créée, où vous pouvez les corriger ; une partie non jouée y figure comme - pour les deux.",
  berger: "Oui, d’après les tables de Berger",
  needs:
    "Un fichier à traiter demande aussi ceci. Ces données sont écrites dans la feuille et demandées une seule fois.",
  roundDate: (round) => `Date de la ronde ${round}`,
  fillIn: "Remplir et écrire le fichier",
  toSettle: (findings, sheet) =>
    `La feuille « ${sheet} » a des points à régler d’abord : ${findings}. Choisissez une case de son tableau et « Utiliser la sélection » sous Tableau pour les voir.`,
  written: (file) => `Écrit : ${file}.`,
  copy: "Copier le texte",
  copied: {
    copied: (file) => `Copié. Collez-le dans un éditeur de texte et enregistrez-le sous ${file}.`,
    selected: (file) =>
      `Le texte est sélectionné : copiez-le par Ctrl+C (sur Mac ⌘C), collez-le dans un éditeur de texte et enregistrez-le sous ${file}.`,
  },
  download: (file) => `Enregistrer ${file}`,
  text: "Son texte, à copier",
  withoutNumber: (names) => `Sans numéro FIDE : ${names}. La FIDE en demande un à chaque joueur.`,
  withoutRank: (names) => `Sans rang : ${names}.`,
  withoutPoints: (names) =>
    `Sans points : ${names}. Complétez-les sur la feuille du tournoi ; un bye dont le tableau ne dit pas la valeur y figure comme Z.`,
  withoutColour: (rounds) =>
    `Des couleurs manquent dans ces rondes : ${rounds}. Dans les cases des rondes de la feuille du tournoi, mettez w ou b à la place de « ? », et écrivez le fichier de nouveau.`,
  withoutResult: (rounds) =>
    `Des rencontres sans résultat dans ces rondes : ${rounds}. Le fichier les a en Z, rien pour les deux. Sur la feuille du tournoi, mettez le résultat à la place de z, et écrivez le fichier à nouveau.`,
  cutNames: (names) => `Un fichier a 33 caractères pour un nom ; la fin est coupée : ${names}.`,
  sheetName: "Tournoi",
  title: (event) => `Fichier de tournoi : ${event}`,
  note: "D’un fichier de rapport de tournoi. Vérifiez et corrigez ici ; tout rapport vient de cette feuille. Rondes : adversaire, w ou b, résultat ; + - par forfait ; f : décidée sans un coup de chacun ; H F U Z byes.",
  labels: {
    "012": "Nom du tournoi",
    "013": "Équipe",
    "022": "Ville",
    "032": "Fédération",
    "042": "Date de début",
    "052": "Date de fin",
    "062": "Nombre de joueurs",
    "072": "Nombre de joueurs classés",
    "082": "Nombre d’équipes",
    "092": "Type de tournoi",
    "102": "Arbitre principal",
    "112": "Arbitres adjoints",
    "122": "Cadence",
    "132": "Dates des rondes",
    "142": "Nombre de rondes",
    "152": "Première couleur",
    "162": "Points par résultat",
    "172": "Classement initial",
    "182": "Programme d’appariement",
    "192": "Type de tournoi, codé",
    "202": "Départages",
    "212": "Départages, définis",
    "222": "Cadence, codée",
    "240": "Exempts",
    "310": "Équipe",
    "320": "Équipes exemptes",
    "330": "Match perdu par forfait",
    "352": "Couleurs des échiquiers",
    "362": "Points d’équipe",
    XXR: "Nombre de rondes",
  },
  kept: "gardé tel quel",
  columns: ["N°", "Nom", "Titre", "Sexe", "Féd", "ID FIDE", "Né", "Elo", "Pts", "Rg"],
  finding: {
    notTrf: ({ lines }) =>
      `Ce n’est pas un fichier de rapport de tournoi : sur ${count(lines, "line")} aucune ne commence par 001. Attendu : TRF16 ou TRF26.`,
    tooLarge: ({ megabytes, most }) =>
      `Le fichier fait ${megabytes} Mo. Attendu : un fichier de rapport de tournoi, ${most} Mo au plus.`,
    tooManyLines: ({ lines, most }) =>
      `Le fichier a ${count(lines, "line")}. Attendu : un fichier de rapport de tournoi, ${count(most, "line")} au plus.`,
    longLine: ({ signs, most }) =>
      `La ligne a ${count(signs, "sign")}. Attendu : ${most} au plus, ce que contient une cellule ; le reste est laissé de côté.`,
    tooManyRounds: ({ most }) =>
      `Il y a quelque chose après la ronde ${most}. Attendu : ${count(most, "round")} au plus ; les suivantes sont laissées de côté, dans chaque ligne.`,
    badStart: ({ came }) =>
      `« ${came} » n’est pas un numéro de départ. Attendu : un nombre aux colonnes 5 à 8 ; la ligne est laissée de côté.`,
    badId: ({ player, came }) =>
      `${player} : « ${came} » n’est pas un code FIDE et ne sert pas comme tel. Attendu : des chiffres aux colonnes 58 à 68.`,
    sameId: ({ player, id, before, line }) =>
      `${player} a le code FIDE ${id}, et ${before} l’a aussi à la ligne ${line}. Attendu : à chaque joueur son propre code ; corrigez-le sur la feuille.`,
    sameStart: ({ start }) =>
      `Le numéro ${start} figure déjà plus haut. Attendu : chaque numéro une fois ; la ligne est laissée de côté.`,
    noName: ({ start }) =>
      `Le joueur ${start} n’a pas de nom aux colonnes 15 à 47 : son numéro en tient lieu.`,
    badRating: ({ player, came }) =>
      `${player} : « ${came} » n’est pas un classement. Attendu : 1 à 4000 aux colonnes 49 à 52, ou 0 ; lu comme non classé.`,
    badPoints: ({ player, came }) =>
      `${player} : « ${came} » n’est pas un nombre de points. Attendu : un multiple de ½ aux colonnes 81 à 84.`,
    badRound: ({ player, round, came }) =>
      `${player}, ronde ${round} : « ${came} » n’est pas une ronde. Attendu : adversaire, couleur et résultat, comme 12 w 1 ; lue comme non jouée.`,
    nobody: ({ player, round, opponent }) =>
      `${player}, ronde ${round} : personne n’a le numéro ${opponent}. Attendu : un numéro du fichier.`,
    oneself: ({ player, round }) =>
      `${player}, ronde ${round} : joue contre soi-même. Attendu : un autre numéro.`,
    contradiction: ({ player, opponent, round }) =>
      `Ronde ${round} : ce que disent ${player} et ${opponent} de leur partie ne concorde pas. Attendu : 1 et 0, = et =, + et -.`,
    sameColour: ({ player, opponent, round }) =>
      `Ronde ${round} : ${player} et ${opponent} ont la même couleur. Attendu : w et b.`,
    pointsDiffer: ({ player, came, expected }) =>
      `${player} : ${countedPoints(came)} dans le fichier, mais les rondes donnent ${points(expected)}.`,
    badFree: ({ tag, came }) =>
      `${tag} : « ${came} » n’est pas compris et ne compte pour rien. Attendu : ${tag === "240" ? "F ou H, la ronde et ceux qui ont le bye" : "+- ou --, la ronde et les deux équipes"}.`,
    nobodyFree: ({ tag, number }) =>
      `${tag} : personne n’a le numéro ${number}. Attendu : une équipe du fichier, ou un joueur s’il n’a pas d’équipes.`,
    freeAndGame: ({ tag, player, round }) =>
      `${player}, ronde ${round} : la ligne ${tag} dit qu’il n’y a pas eu de partie, mais en voici une. Attendu : l’un des deux.`,
    tooFast: ({ player, opponent, round }) =>
      `${player} – ${opponent}, ronde ${round} : trop peu de temps pour 60 coups, la partie est donc écrite comme non comptée (W, D, L).`,
    openDate: ({ tag, came }) =>
      `${tag} : « ${came} » peut désigner plusieurs jours. Attendu : année, mois, jour : 2026/09/24 ; le tableau demande lequel.`,
    badDate: ({ tag, came }) =>
      `${tag} : « ${came} » n’est pas une date. Attendu : année, mois, jour : 2026/09/24.`,
    playersDiffer: ({ came, players }) =>
      `Le nombre de joueurs est ${came} à la ligne 062. Le fichier en a ${players}.`,
  },
  inLine: (line, sentence) => `Ligne ${line}. ${sentence}`,
};
