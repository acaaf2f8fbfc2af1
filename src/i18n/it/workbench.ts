import type { WorkbenchTexts } from "../workbench";

const number = (value: number): string => value.toLocaleString("it");

export const IT_WORKBENCH: WorkbenchTexts = {
  title: "Laboratorio del rating FIDE",
  notExcel:
    "Un foglio di calcolo con le funzioni e il riquadro del componente aggiuntivo. Non è Excel.",
  starting: "Avvio…",
  failed: (what) =>
    `Il laboratorio non si è avviato: ${what}. Costruire il componente aggiuntivo e ricaricare la pagina.`,
  sheet: "Inizio",
  guide: [
    "Rating FIDE",
    "Digitare =FIDE. in una cella: funzioni e argomenti vengono nominati, la freccia accanto li spiega. Indicare un errore con il puntatore per leggerne il motivo.",
    "Fare clic su una cella della tabella qui sotto, poi premere nel riquadro Usa la selezione e Crea il foglio di iterazione.",
  ],
  startDate: "Primo giorno",
  crosstable: "I dieci giocatori dell’esempio del regolamento, in un tabellone",
  player: "Giocatore",
  rating: "Elo",
  points: "Punti",
  formulas: "Alcune formule da modificare",
  open: "Apri .xlsx",
  save: "Salva .xlsx",
  pane: "Riquadro",
  fileName: "rating",
  limits: (megabytes, cells, lastCell) =>
    `Fino a ${megabytes} MB decompressi e ${number(cells)} celle, nessuna oltre ${lastCell}`,
  opening: (file) => `Apertura di ${file}…`,
  stop: "Interrompi",
  replaceUnsaved: (file) =>
    `La cartella di lavoro aperta ha modifiche non salvate. Aprire ${file} al suo posto?`,
  openAnyway: "Apri senza salvare",
  notOpened: (file, why) => `${file} non è stato aperto. ${why} Ciò che era aperto c’è ancora.`,
  whyNotOpened: {
    password:
      "È protetto da una password: togliere la password in Excel, salvare la cartella di lavoro e riaprirla.",
    oldFormat:
      "È una cartella di lavoro nel vecchio formato .xls: salvarla come .xlsx in Excel o LibreOffice, e aprire quella.",
    noWorkbook: "Non è una cartella di lavoro .xlsx.",
    damaged: (part) =>
      `È danneggiato, o scritto in un modo che qui non si comprende: ${part} non è leggibile.`,
    tooLarge: (megabytes, limit) =>
      `Decompresso è di ${number(megabytes)} MB; qui si aprono fino a ${limit} MB.`,
    tooManyCells: (cells, limit) =>
      `Ha ${number(cells)} celle; qui se ne aprono fino a ${number(limit)}.`,
    tooSpread: (places, limit) =>
      `I suoi fogli si estendono su ${number(places)} posizioni, piene e vuote; qui se ne aprono fino a ${number(limit)}.`,
    tooFar: (sheet, cell, lastCell) =>
      `La cella ${cell} di «${sheet}» contiene qualcosa; i fogli si aprono fino a ${lastCell}. Spostare o eliminare quel contenuto in Excel e riaprire la cartella di lavoro.`,
  },
  renamedSheet: (from, to) => `Il foglio «${from}» si chiama qui «${to}», anche nelle formule.`,
  notKept: (what) => `Il file contiene anche ${what.join(", ")}: qui non si mostra e non si salva.`,
  kinds: {
    comments: "commenti",
    pictures: "immagini",
    names: "nomi di macro, di colonne di tabelle o di altri file",
    pivots: "tabelle pivot (i loro valori restano)",
    macros: "macro",
    otherSheets: "fogli grafico",
    charts: "grafici di altri tipi",
    looks: "formati lontani da ogni contenuto",
  },
  close: "Chiudi",
  notSaved: (what) => `La cartella di lavoro non è stata salvata (${what}). È ancora aperta.`,
  notOpenedAgain: (why) =>
    `La cartella di lavoro non è stata salvata, perché qui non si potrebbe più riaprire. ${why} È ancora aperta.`,
  sheetNames:
    "Il nome di un foglio ha da 1 a 31 caratteri, senza due punti, barre, asterischi, punti interrogativi, parentesi quadre, apostrofi né caratteri di controllo.",
  separators:
    "Gli argomenti si separano con virgole, e i decimali hanno il punto: =FIDE.RU(2348.5,7,9). Il punto e virgola è accettato dove la formula non ha virgole.",
  ok: "OK",
  cancel: "Annulla",
};
