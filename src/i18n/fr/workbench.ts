import type { WorkbenchTexts } from "../workbench";

const number = (value: number): string => value.toLocaleString("fr");

export const FR_WORKBENCH: WorkbenchTexts = {
  title: "Atelier du classement FIDE",
  notExcel: "Un tableur avec les fonctions et le volet du complément. Ce n’est pas Excel.",
  starting: "Démarrage…",
  failed: (what) =>
    `L’atelier n’a pas pu démarrer : ${what}. Construisez le complément et rechargez la page.`,
  sheet: "Départ",
  guide: [
    "Classement FIDE",
    "Tapez =FIDE. dans une cellule : fonctions et arguments sont nommés, la flèche à côté explique. Pointez une erreur pour en lire la raison.",
    "Cliquez dans la grille, puis dans le volet Utiliser la sélection et Créer la feuille d’itération.",
  ],
  startDate: "Premier jour",
  crosstable: "Les dix joueurs de l’exemple du règlement, en grille américaine",
  player: "Joueur",
  rating: "Classement",
  points: "Points",
  formulas: "Quelques formules à modifier",
  open: "Ouvrir .xlsx",
  save: "Enregistrer .xlsx",
  pane: "Volet",
  fileName: "classement",
  limits: (megabytes, cells, lastCell) =>
    `Jusqu’à ${megabytes} Mo décompressés et ${number(cells)} cellules, aucune au-delà de ${lastCell}`,
  opening: (file) => `Ouverture de ${file}…`,
  stop: "Arrêter",
  replaceUnsaved: (file) =>
    `Le classeur ouvert a des modifications non enregistrées. Ouvrir ${file} à sa place ?`,
  openAnyway: "Ouvrir sans enregistrer",
  notOpened: (file, why) =>
    `${file} n’a pas été ouvert. ${why} Ce qui était ouvert est toujours là.`,
  whyNotOpened: {
    password:
      "Il est protégé par un mot de passe : retirez le mot de passe dans Excel, enregistrez le classeur et ouvrez-le de nouveau.",
    oldFormat:
      "C’est un classeur à l’ancien format .xls : enregistrez-le en .xlsx dans Excel ou LibreOffice, et ouvrez celui-ci.",
    noWorkbook: "Ce n’est pas un classeur .xlsx.",
    damaged: (part) =>
      `Il est endommagé, ou écrit d’une façon qui n’est pas comprise ici : ${part} est illisible.`,
    tooLarge: (megabytes, limit) =>
      `Décompressé, il fait ${number(megabytes)} Mo ; ici s’ouvrent jusqu’à ${limit} Mo.`,
    tooManyCells: (cells, limit) =>
      `Il a ${number(cells)} cellules ; ici s’en ouvrent jusqu’à ${number(limit)}.`,
    tooSpread: (places, limit) =>
      `Ses feuilles s’étendent sur ${number(places)} places, pleines ou vides ; ici s’en ouvrent jusqu’à ${number(limit)}.`,
    tooFar: (sheet, cell, lastCell) =>
      `La cellule ${cell} de « ${sheet} » contient quelque chose ; les feuilles s’ouvrent jusqu’à ${lastCell}. Déplacez ou supprimez ce contenu dans Excel et ouvrez le classeur de nouveau.`,
  },
  renamedSheet: (from, to) =>
    `La feuille « ${from} » s’appelle ici « ${to} », aussi dans les formules.`,
  notKept: (what) =>
    `Le fichier contient aussi ${what.join(", ")} : non affiché ici, et non enregistré.`,
  kinds: {
    comments: "des commentaires",
    pictures: "des images",
    names: "des noms de macros, de colonnes de tableaux ou d’autres fichiers",
    pivots: "des tableaux croisés dynamiques (leurs valeurs sont gardées)",
    macros: "des macros",
    otherSheets: "des feuilles graphiques",
    charts: "des graphiques d’autres sortes",
    looks: "des mises en forme loin de tout contenu",
  },
  close: "Fermer",
  notSaved: (what) => `Le classeur n’a pas pu être enregistré (${what}). Il est toujours ouvert.`,
  notOpenedAgain: (why) =>
    `Le classeur n’a pas été enregistré, car on ne pourrait plus l’ouvrir ici. ${why} Il est toujours ouvert.`,
  sheetNames:
    "Le nom d’une feuille a de 1 à 31 caractères, sans deux-points, barre oblique, astérisque, point d’interrogation, crochet, apostrophe ni caractère de contrôle.",
  separators:
    "Les arguments se séparent par des virgules et les décimales s’écrivent avec un point : =FIDE.RU(2348.5,7,9). Le point-virgule est accepté là où la formule n’a pas de virgule.",
  ok: "OK",
  cancel: "Annuler",
};
