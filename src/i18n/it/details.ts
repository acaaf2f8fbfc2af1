import type { DetailsTexts } from "../details";

export const IT_DETAILS: DetailsTexts = {
  copy: "Copia i dettagli",
  details: "Dettagli di questo Excel, senza nomi né risultati",
  copied: "Copiato: versioni, lingua ed edizione, senza nomi né risultati.",
  copyByHand: "La copia automatica non è riuscita. Il testo è selezionato: premere Ctrl+C o ⌘C.",
  help: "Guida all’uso",
  lines: {
    version: "Rating FIDE: ",
    host: "Programma: ",
    platform: "Piattaforma: ",
    office: "Versione di Office: ",
    language: "Lingua: ",
    edition: "Edizione: ",
    requirements: "Set di requisiti: ",
    fault: "Errore: ",
  },
  unknown: "non noto",
  byDate: "secondo il giorno del torneo",
  none: "nessuna scelta",
};
