import type { WorkbenchTexts } from "../workbench";

export const FR_WORKBENCH: WorkbenchTexts = {
  title: "Atelier du classement FIDE",
  notExcel: "Un tableur avec les fonctions et le volet du complément. Ce n’est pas Excel.",
  starting: "Démarrage…",
  failed: (what) =>
    `L’atelier n’a pas pu démarrer : ${what}. Construisez le complément et rechargez la page.`,
  sheet: "Départ",
  guide: [
    "Classement FIDE",
    "Tapez =FIDE. dans une cellule : les arguments s’expliquent. Pointez une erreur pour en lire la raison.",
    "Cliquez dans la grille, puis dans le volet Utiliser la sélection et Créer la feuille.",
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
  notOpened: (file, what) =>
    `${file} n’a pas pu être ouvert (${what}). Attendu : un fichier .xlsx ; ce qui était ouvert est toujours là.`,
  notSaved: (what) => `Le classeur n’a pas pu être enregistré (${what}). Il est toujours ouvert.`,
  separators:
    "Les arguments se séparent par des virgules et les décimales s’écrivent avec un point : =FIDE.RU(2348.5,7,9). Le point-virgule est accepté là où la formule n’a pas de virgule.",
  ok: "OK",
  cancel: "Annuler",
};
