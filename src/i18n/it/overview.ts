import type { OverviewTexts } from "../overview";

export const IT_OVERVIEW: OverviewTexts = {
  name: "Indice",
  title: "Indice della cartella di lavoro",
  note: "Fare clic su un nome per andare al suo foglio. Quando si aggiungono o si tolgono fogli, creare di nuovo l’indice.",
  headings: {
    sheet: "Foglio",
    kind: "Che cos’è",
    title: "Titolo",
    facts: "Edizione, giorni",
    sums: "Giocatori",
    state: "Stato",
  },
  kinds: {
    report: "rapporto Elo",
    games: "partite di un rapporto",
    pages: "pagine dei giocatori",
    iteration: "iterazione Ra, Ru",
    period: "periodo di valutazione",
    results: "risultati di un periodo",
    firstRating: "primo rating",
    correction: "confronto di rapporti o di periodi",
    file: "file di torneo",
    comparison: "confronto di edizioni",
    curve: "curva o tabella",
    exercise: "esercizio",
    answers: "soluzioni di esercizi",
    whatIf: "e se",
    persons: "risposte su chi è chi",
    lesson: "lezione",
  },
};
