import type { SheetNamesTexts } from "../sheetNames";

export const IT_SHEET_NAMES: SheetNamesTexts = {
  title: "I nomi sui fogli",
  introduction: [
    "Ogni foglio creato qui porta dei nomi per le sue parti: i dati dell’intestazione e le colonne delle tabelle. Un nome resta alle sue celle anche quando si inseriscono righe o colonne, si riscrive un’intestazione, o si rinomina, copia o salva il foglio.",
    "Sul foglio stesso un nome si usa così com’è; da un altro foglio, preceduto dal nome del foglio: `='Rapporto Elo'!limit`. Il nome di una colonna indica tutte le sue righe; `INDICE(Rn;3)` è il Rn del terzo giocatore. Due fogli possono avere gli stessi nomi: ognuno indica le proprie celle.",
    "Quali nomi ci sono dipende dal torneo e dall’edizione: una colonna che non è mostrata non ne ha.",
  ],
  name: "Nome",
  what: "Che cosa indica",
  example: "Esempio",
  sheets: {
    report: "Rapporto Elo",
    games: "Partite del rapporto",
    iteration: "Iterazione di un torneo all’italiana",
    period: "Periodo di valutazione",
    results: "Risultati del periodo",
    firstRating: "Primo rating",
    correction: "Correzione",
  },
  ofSheet: "il titolo: da esso si riconosce il foglio",
  ofNote: "la nota su ciò per cui il foglio è stato fatto",
  ofGames: "il foglio delle partite",
};
