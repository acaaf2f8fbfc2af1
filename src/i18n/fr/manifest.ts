import type { ManifestTexts } from "../manifest";

export const FR_MANIFEST: ManifestTexts = {
  name: "Classement FIDE",
  description:
    "Calcule le classement d’échecs par les règlements de la FIDE, édition par édition de 2005 à 2025 : des fonctions FIDE.* dont chaque nombre s’explique.",
  tooltip:
    "Ouvrir le volet : rapports des tableaux et fichiers de tournoi, premiers classements, périodes, liste des fonctions",
  ready: "Classement FIDE est prêt",
  firstStep: "Tapez =FIDE.PD(100) dans une cellule, ou ouvrez le volet depuis l’onglet Accueil.",
};
