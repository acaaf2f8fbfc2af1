import type { WhatIfTexts } from "../../learn/whatIf";

export const IT_WHAT_IF: WhatIfTexts = {
  heading: "E se…",
  what: "Domande al regolamento, con la risposta mentre si scrive.",
  edition: "Regolamento",
  rating: "Elo",
  k: "K",
  opponents: "Elo di tutti gli avversari",
  score: "Punti finora",
  left: "Partite da giocare",
  take: "Prendi il giocatore selezionato in un rapporto",
  taken: (player) => `Preso dal rapporto: ${player}.`,
  takenUnrated: (player) =>
    `Avversari e punti presi dal rapporto: ${player}, senza Elo. Elo e K restano come erano.`,
  notAPlayer: "Selezionare prima la riga di un giocatore in un rapporto Elo.",
  otherPace: "Qui contano le partite standard: selezionare una riga di un rapporto di queste.",
  noRatings: "Scrivere gli Elo degli avversari, separati da spazi o virgole: 1850 1912 2040.",
  create: "Scrivi le tabelle in un foglio",
  made: (sheet) => `Creato: ${sheet}. Modificare le celle azzurre: le tabelle si aggiornano.`,
  changes: {
    heading: "Ogni punteggio ancora possibile",
    what: "La variazione e il nuovo rating per ogni punteggio, dai punti finora a tutti i punti.",
  },
  first: {
    heading: "Un primo rating oltre una soglia",
    mark: "Soglia",
    answer: (points, games, mark) =>
      `${points} in queste ${games} partite è il minimo che dà un primo rating di ${mark} o più.`,
    never: (mark) => `Nessun punteggio contro questi avversari dà un primo rating di ${mark}.`,
  },
  field: {
    heading: "Avversari più forti o più deboli di un punto",
    what: "Tutti gli avversari con un punto Elo in meno o in più, per lo stesso punteggio.",
  },
  columns: {
    score: "Punti",
    change: "Variazione",
    rn: "Nuovo rating",
    ru: "Ru",
    shift: "Scarto",
    average: "Media",
    performance: "Rp",
    opponent: "Avversario",
    pd: "PD",
  },
  turnover: {
    heading: "In quante partite un rating si rinnova",
    what: "K dà stabilità al sistema: più è piccolo, più partite ci vogliono perché un rating poggi su partite nuove.",
    answer: ({ k, games, points, edition, article }) =>
      `Con K = ${k} un rating si rinnova in circa ${games} partite: ${points} / K, articolo ${article} (${edition}).`,
  },
  sheet: {
    tab: "E se",
    title: "E se: ogni punteggio",
    sums: "Partite: {games} · media degli avversari: {average} · We: {we}",
    note: "Tutte le tabelle dipendono dalle celle azzurre: Elo, K, avversari, punti, scarto.",
  },
};
