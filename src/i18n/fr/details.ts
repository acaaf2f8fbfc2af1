import type { DetailsTexts } from "../details";

export const FR_DETAILS: DetailsTexts = {
  copy: "Copier les détails",
  details: "Détails de cet Excel, sans noms ni résultats",
  copied: "Copié : versions, langue et édition, sans noms ni résultats.",
  copyByHand: "La copie automatique a échoué. Le texte est sélectionné : appuyez sur Ctrl+C ou ⌘C.",
  help: "Mode d’emploi",
  lines: {
    version: "Classement FIDE : ",
    host: "Programme : ",
    platform: "Plateforme : ",
    office: "Version d’Office : ",
    language: "Langue : ",
    edition: "Édition : ",
    requirements: "Ensembles requis : ",
    fault: "Erreur : ",
  },
  unknown: "inconnu",
  byDate: "selon la date de l’événement",
  none: "aucune choisie",
};
