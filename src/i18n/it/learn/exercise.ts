import { writing } from "../../writing";
import { IT_WORDS } from "../words";
import type { ExerciseTexts } from "../../learn/exercise";

const { number } = writing(IT_WORDS);

export const IT_EXERCISE: ExerciseTexts = {
  page: {
    heading: "Esercizi",
    what: "Domande su un torneo generato a caso, in un foglio che corregge le risposte mentre si scrivono, e un secondo foglio con le soluzioni.",
    level: "Argomento",
    edition: "Regolamento",
    seed: "Seme: lo stesso numero dà lo stesso esercizio su ogni computer",
    noSeed: (most) => `Un seme è un numero intero da 1 a ${number(most)}.`,
    isClass: (sheets) =>
      `Una classe: ${sheets} fogli diversi di questo seme, e uno con le soluzioni`,
    create: "Crea l’esercizio",
    made: (sheet, answers) =>
      `Il foglio «${sheet}» è pronto. Scrivere le risposte nelle celle azzurre; «${answers}» contiene le soluzioni. Un 1 nelle celle accanto al foglio mostra qui suggerimenti o soluzioni.`,
    madeClass: (sheets, answers) =>
      `${sheets} fogli sono pronti, ognuno con il proprio seme; «${answers}» contiene le soluzioni di tutti. Un 1 davanti ai suggerimenti o alle soluzioni li mostra su tutti.`,
  },
  levels: {
    pd: {
      name: "PD e ΔR",
      task: "Ogni partita è di un giocatore diverso. Trovare PD e ΔR del giocatore con questo Elo e scriverli nelle celle azzurre.",
    },
    change: {
      name: "Variazione e K",
      task: "Ogni giocatore ha incontrato cinque avversari con questo Elo, con questi risultati. Trovare K, la somma dei ΔR, la variazione e il nuovo rating.",
    },
    swiss: {
      name: "Ru in uno svizzero",
      task: "Due giocatori senza Elo e i loro turni; u è un avversario senza Elo, + e − non sono state giocate. È il loro primo torneo. Trovare ciò che porta a Ru.",
    },
    robin: {
      name: "Ra e Ru di un torneo all’italiana",
      task: "Ognuno ha giocato una volta con ognuno. Trovare dp di ogni giocatore con Elo, Rar, dpa, Ra, e con esso Ru dei giocatori senza Elo (u).",
    },
    counting: {
      name: "Composizione, partite valide",
      task: "Quali tornei all’italiana possono essere valutati, e quali partite di uno svizzero contano? A ha l’Elo, B e C no, ed è il loro primo torneo; + e − non sono state giocate.",
    },
    iteration: {
      name: "L’iterazione completa",
      task: "Trovare Ra, Ru dei giocatori senza Elo (u), i loro Rc e Ru corretti una volta, e ciò che ne guadagnano o perdono i giocatori con Elo.",
    },
  },
  tabs: { questions: "Esercizio", answers: "Soluzioni" },
  title: (level) => `Esercizio: ${level}`,
  answersTitle: (level) => `Soluzioni: ${level}`,
  seed: (seed) => `Seme ${seed}`,
  seedLabel: "Seme",
  sheetOf: (sheet, sheets) => `Foglio ${sheet} di ${sheets}`,
  name: "Nome:",
  sums: "Giuste: {right} · quasi: {near} · sbagliate: {wrong} · da fare: {open} su {all}",
  answersNote:
    "I fogli delle domande si correggono con queste risposte: nascondere questo foglio a chi risponde, ma non eliminarlo.",
  switches: { solution: "1 mostra le soluzioni", hints: "1 mostra i suggerimenti" },
  tables: {
    games: "Partite",
    players: "Giocatori",
    questions: "Domande",
    rounds: "Turni",
    field: "I giocatori",
    fields: "Tornei all’italiana",
  },
  headings: {
    number: "N°",
    player: "Giocatore",
    rating: "Elo",
    opponent: "Avversario",
    result: "Risultato",
    age: "Età",
    gamesBefore: "Partite finora",
    highest: "Elo massimo",
    round: "Turno",
    players: "Giocatori",
    unrated: "Senza Elo",
    rounds: "Partite per coppia",
    w: "W",
    k: "K",
  },
  asked: {
    pd: "PD",
    delta: "ΔR",
    k: "K",
    sum: "somma dei ΔR",
    change: "K × ΣΔR",
    rn: "nuovo rating",
    n: "partite che contano",
    w: "punti in queste",
    rc: "Rc",
    ra: "Ra",
    p: "p",
    dp: "dp",
    ru: "Ru",
    rar: "Rar",
    dpa: "dpa",
    rcNew: "Rc (nuovo)",
    ruNew: "Ru (nuovo)",
    we: "We",
    needed: "Con Elo, minimo",
    isComposed: "Valido? 1/0",
    counts: "il torneo conta? 1 sì, 0 no",
  },
  ofPlayer: (player, what) => `${player}: ${what}`,
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
    wrong: (article) => `errato: vedi ${article}`,
    slips: {
      limit: (article) => `limite dimenticato: ${article}`,
      exempt: (article) => `qui nessun limite: ${article}`,
      row: (article) => `riga accanto: ${article}`,
      sign: (article) => `il segno: vedi ${article}`,
      games: (article) => `p di altro n: ${article}`,
      share: (article) => `senza n/(n+1): ${article}`,
      edition: (article, edition) => `come nel ${edition}: ${article}`,
      counted: (article) => `altre partite: ${article}`,
      hypothetical: (article) => `senza le 2 patte: ${article}`,
      firstRu: (article) => `con il primo Ru: ${article}`,
    },
  },
  hints: {
    game: ({ difference, counted, limit, table, exemptFrom }) => {
      if (exemptFrom !== null)
        return `D = ${Math.abs(difference)} per intero, tabella ${table}: nessun limite da ${exemptFrom} (${limit}); ΔR = risultato − PD`;
      return difference === counted
        ? `D = ${Math.abs(difference)}, colonna ${difference < 0 ? "L" : "H"} della tabella ${table}; ΔR = risultato − PD`
        : `D = ${Math.abs(difference)} conta come ${Math.abs(counted)} (${limit}); ΔR = risultato − PD`;
    },
    k: ({ article, hasAge }) =>
      hasAge
        ? `Articolo ${article}: decidono le partite finora, l’età e l’Elo massimo mai pubblicato, nell’ordine dell’articolo`
        : `Articolo ${article}: decidono le partite finora e l’Elo massimo mai pubblicato, nell’ordine dell’articolo`,
    sum: ({ article, points, games }) =>
      `${points} in ${games} partite, meno il PD di ogni partita; differenze limitate secondo ${article}`,
    change: ({ article }) => `K × ΣΔR (${article}), senza ancora arrotondare`,
    rn: ({ article }) => `L’Elo più la variazione arrotondata all’intero (${article})`,
    n: () => "Le partite giocate, contro avversari con Elo",
    w: () => "I punti di queste sole partite",
    average: ({ games, opponents, rating }) =>
      opponents === 0
        ? `La media dei ${games} avversari con Elo`
        : `La media dei ${games} avversari con Elo e di altri ${opponents} a ${rating}, con patte`,
    p: ({ quotient }) => `${quotient}, due decimali, il mezzo per eccesso`,
    dp: ({ table }) => `p nella tabella ${table}`,
    ru: ({ w, n, bonus, average, highest }) =>
      bonus === null
        ? `${average} + dp, arrotondato${highest === null ? "" : `, al massimo ${highest}`}`
        : `${w} in ${n} partite: la media, più ${number(bonus)} per ogni mezzo punto oltre il 50%`,
    ruBelow: ({ w, n, opponents }) =>
      `${w} in ${n} partite: Ra + dp × ${opponents}/${opponents + 1}, arrotondato`,
    rar: () => "La media degli Elo dei giocatori con Elo",
    dpa: () => "La media dei dp dei giocatori con Elo",
    robinRa: ({ n }) => `Rar − dpa × ${n}/${n + 1}, arrotondato prima di usarlo`,
    rcNew: ({ limit }) =>
      `Gli avversari a più di ${limit} dal suo Ru contano a ${limit}: la somma di questi spostamenti, divisa per n, si aggiunge a Ra`,
    ruNew: () => "Come Ru, con Rc (nuovo) al posto di Ra",
    we: ({ article }) =>
      `PD contro ognuno, i giocatori senza Elo con Ru (nuovo); limite: ${article}`,
    field: ({ articles }) => `${articles.includes(",") ? "Articoli" : "Articolo"} ${articles}`,
    counts: ({ points, opponents }) =>
      points === opponents
        ? `Punti e avversari con Elo: ${points}`
        : `Punti: ${points}; avversari con Elo: ${opponents}`,
  },
};
