import type { PaneTexts } from "../pane";
import { IT_SAYINGS } from "./sayings";

export const IT_PANE: PaneTexts = {
  title: "Rating FIDE",
  learn: "Imparare",
  contents: "In questa pagina",
  sheetLanguage: "Fogli in",
  asPane: "come Office",
  start:
    "Digitare una funzione in una cella, oppure selezionarne una vuota e premere Inserisci: vi compare un esempio, da modificare.",
  tryIt: "Per cominciare",
  example: "Punteggio atteso con una differenza di 100 punti",
  filter: "Cerca una funzione",
  functions: "Funzioni",
  noMatch: (words) =>
    `Nessuna funzione per «${words}». Provare con una sola parola, come giovane, senza Elo, curva, italiana, lista o orologio.`,
  found: (count) => (count === 1 ? "1 funzione" : `${count} funzioni`),
  sayings: IT_SAYINGS,
  insert: "Inserisci",
  insertOf: (name) => `Inserisci FIDE.${name} nella cella selezionata`,
  askReplace: (cell, shown) => `${cell} non è vuota: ${shown}. Sostituire il contenuto?`,
  replace: "Sostituisci",
  keep: "Lascia com’è",
  inserted: (formula, cell) =>
    `${cell} contiene ${formula}, un esempio: mettere al suo posto i propri valori o le proprie celle.`,
  takeBack: "Annulla l’inserimento",
  takenBack: (cell) => `${cell} è di nuovo com’era.`,
  cellChanged: (cell) => `${cell} è cambiata dopo la lettura; non è stato scritto nulla.`,
  notInserted: (what) =>
    `Excel non ci è riuscito (${what}). Guardare la cella: se è com’era, selezionarne una modificabile e riprovare.`,
  notLoaded: (what) =>
    `L’elenco delle funzioni non è stato caricato (${what}). Chiudere il riquadro e riaprirlo.`,
  notices: {
    byHand:
      "Questa cartella di lavoro si calcola manualmente (Formule, Opzioni di calcolo): le cifre lette possono essere vecchie. Premere prima F9. I fogli creati qui vengono calcolati una volta.",
    from1904:
      "Questa cartella di lavoro conta i giorni dal 1904. I giorni vengono convertiti quando si leggono tabelle e si creano fogli. Nelle proprie formule indicare alle funzioni FIDE l’anno, non una cella con un giorno: lo prenderebbero per uno di quattro anni prima.",
    noFunctions:
      "Questo Excel non ha funzioni di componenti aggiuntivi (per esempio sull’iPad): le funzioni FIDE mostrano #NOME?. I fogli vengono creati con formule semplici.",
  },
  calculateNow: "Calcola ora",
  notInExcel:
    "Questa pagina lavora accanto a una cartella di lavoro in Excel, che la apre quando il componente aggiuntivo è installato; qui Excel non c’è.",
};
