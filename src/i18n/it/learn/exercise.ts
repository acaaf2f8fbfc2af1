import type { ExerciseTexts } from "../../learn/exercise";

export const IT_EXERCISE: ExerciseTexts = {
  page: {
    heading: "Esercizi",
    what: "Domande su un torneo sorteggiato, in un foglio che corregge le risposte mentre si scrivono, e un secondo foglio con le soluzioni.",
    level: "Argomento",
    edition: "Regolamento",
    seed: "Seme: lo stesso numero dà lo stesso esercizio su ogni computer",
    create: "Crea l’esercizio",
    made: (sheet, answers) =>
      `Il foglio «${sheet}» è pronto. Scrivere le risposte nelle celle azzurre; «${answers}» contiene le soluzioni.`,
  },
  levels: {
    pd: {
      name: "PD e ΔR",
      task: "Ogni partita è di un altro giocatore. Trovare PD e ΔR del giocatore con questo Elo e scriverli nelle celle azzurre.",
    },
    change: {
      name: "Variazione e K",
      task: "Ogni giocatore ha incontrato cinque avversari con questo Elo, con questi risultati. Trovare K, la somma dei ΔR, la variazione e il nuovo rating.",
    },
  },
  tabs: { questions: "Esercizio", answers: "Soluzioni" },
  title: (level) => `Esercizio: ${level}`,
  answersTitle: (level) => `Soluzioni: ${level}`,
  seed: (seed) => `Seme ${seed}`,
  sums: "Giuste: {right} · quasi: {near} · sbagliate: {wrong} · da fare: {open} su {all}",
  answersNote:
    "I fogli delle domande si correggono con queste risposte: nascondere questo foglio a chi risponde, ma non eliminarlo.",
  switches: { solution: "1 mostra le soluzioni", hints: "1 mostra i suggerimenti" },
  tables: { games: "Partite", players: "Giocatori", questions: "Domande" },
  headings: {
    number: "N°",
    player: "Giocatore",
    rating: "Elo",
    opponent: "Avversario",
    result: "Risultato",
    age: "Età",
    gamesBefore: "Partite finora",
    highest: "Elo massimo",
  },
  asked: {
    pd: "PD",
    delta: "ΔR",
    k: "K",
    sum: "somma dei ΔR",
    change: "K × ΣΔR",
    rn: "nuovo rating",
  },
  question: "Domanda",
  answer: "Risposta",
  mark: "Correzione",
  solution: "Soluzione",
  solutionOf: (what) => `Soluzione ${what}`,
  hint: "Suggerimento",
  article: "Articolo",
  marks: {
    right: "giusto",
    near: "quasi: arrotondare",
    noNumber: "serve un numero",
    wrong: (article) => `sbagliato: vedere ${article}`,
  },
  hints: {
    game: ({ difference, counted, limit, table }) =>
      difference === counted
        ? `D = ${Math.abs(difference)}, colonna ${difference < 0 ? "L" : "H"} della tabella ${table}; ΔR = risultato − PD`
        : `D = ${Math.abs(difference)} conta come ${Math.abs(counted)} (${limit}); ΔR = risultato − PD`,
    k: ({ article }) =>
      `Articolo ${article}: decidono le partite finora, l’età e l’Elo massimo mai pubblicato, nell’ordine dell’articolo`,
    sum: ({ article, points, games }) =>
      `${points} in ${games} partite, meno il PD di ogni partita; differenze limitate secondo ${article}`,
    change: ({ article }) => `K × ΣΔR (${article}), senza ancora arrotondare`,
    rn: ({ article }) => `L’Elo più la variazione arrotondata all’intero (${article})`,
  },
};
