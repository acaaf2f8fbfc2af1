import type { HalfPoints } from "../../../rules/units";
import type { CompareTexts, ComparisonTexts } from "../../learn/compare";
import { cited } from "../../citing";
import { stepText } from "../kReason";
import { isOpen } from "../../../rules/editions/openReading";

const RULES: ComparisonTexts["rules"] = {
  limit: {
    name: "Una differenza conta fino a",
    value: ({ limit }) => `${limit.points} punti`,
  },
  exempt: {
    name: "Questo limite non vale per",
    value: ({ limit }) =>
      Number.isFinite(limit.exemptFrom)
        ? `chi ha ${limit.exemptFrom} o più`
        : "nessuno: vi sono soggetti tutti",
  },
  upgrades: {
    name: "Il limite alza gli avversari",
    value: ({ limit }) =>
      limit.upgrades === "every game" ? "in ogni partita" : "in una sola partita",
  },
  notRated: {
    name: "Una partita fra giocatori molto distanti è",
    value: ({ notRated: { apart, above } }) =>
      Number.isFinite(apart)
        ? `non valutata da ${apart} punti di differenza, se uno supera ${above}`
        : "valutata",
  },
  k: {
    name: "K è il primo di questi che si applica:",
    value: (edition) => edition.k.map((step) => stepText(step, edition)).join(", "),
  },
  kTimesGames: {
    name: "K × partite è",
    value: ({ highestKTimesGames: most }) =>
      Number.isFinite(most) ? `al massimo ${most} in un periodo` : "senza tetto",
  },
  robin: {
    name: "In un torneo all’italiana i giocatori senza Elo contano",
    value: ({ hasRobin }) =>
      hasRobin
        ? "con l’iterazione, e per gli altri con Ru (nuovo)"
        : "come in uno svizzero, e non per gli avversari",
  },
  weFromRu: {
    name: "We di un torneo all’italiana viene da",
    value: (edition) =>
      isOpen(edition, "weOfFirstPass") ? "Ru, come è stato letto qui" : "Ru (nuovo)",
  },
  dpAtExtremes: {
    name: "dp con tutti i punti, o nessuno, è",
    value: ({ dpAtExtremes }) => (dpAtExtremes ? "±800" : "indefinito"),
  },
  bonus: {
    name: "Sopra il 50% Ru è la media più",
    value: ({ firstRating: { bonus } }) =>
      bonus === null ? "dp" : `${decimal(bonus)} punti per ogni mezzo punto`,
  },
  hypothetical: {
    name: "Avversari ipotetici di chi è senza Elo:",
    value: ({ firstRating: { hypothetical } }) =>
      hypothetical.opponents === 0
        ? "nessuno"
        : `${hypothetical.opponents} a ${hypothetical.rating}, con altrettante patte`,
  },
  highest: {
    name: "Un primo rating è",
    value: ({ firstRating: { highest } }) =>
      Number.isFinite(highest) ? `al massimo ${highest}` : "alto quanto Ru",
  },
  score: {
    name: "Chi è senza Elo deve fare",
    value: ({ firstRating: { minimumScore, minimumScoreLater } }) =>
      `${points(minimumScore)} in un primo torneo, ${points(minimumScoreLater.swiss)} in uno svizzero successivo`,
  },
  ratedOpponents: {
    name: "Avversari con Elo che gli servono:",
    value: ({ firstRating: { minimumRatedOpponents: needed } }) =>
      needed.swiss === 0
        ? "uno"
        : `${needed.swiss} in uno svizzero${needed.robin === 0 ? "" : " e in un torneo all’italiana"}`,
  },
  ruReported: {
    name: "Con troppo pochi punti Ru",
    value: ({ articles }) =>
      articles.ruReported === null ? "non è dato" : "è riportato, senza contare",
  },
  rar: {
    name: "Con meno di tre avversari con Elo la media è",
    value: ({ report }) => (report === "11.31" ? "riportata come 0" : "quella di chi c’è"),
  },
  match: {
    name: "Un match con un giocatore senza Elo è",
    value: ({ articles }) => (articles.unratedMatch === null ? "valutato" : "non valutato"),
  },
  scheveningen: {
    name: "Uno Scheveningen è",
    value: ({ articles }) =>
      articles.scheveningen === null
        ? "un torneo a squadre come gli altri"
        : "non valutato con più di un giocatore senza Elo, che conta con il suo Ru",
  },
};

function points(score: HalfPoints): string {
  if (score === 0) return "zero punti";
  return score === 1 ? "½ punto" : `${decimal(score / 2)} ${score === 2 ? "punto" : "punti"}`;
}

function decimal(value: number): string {
  return String(value).replace(".", ",");
}

export const IT_COMPARE: CompareTexts = {
  heading: "Confrontare le edizioni",
  what: "Un torneo secondo da due a quattro edizioni affiancate, e le regole che fanno la differenza: della tabella selezionata, o del rapporto o dell’iterazione visualizzati. Una tabella conta come partite standard; per rapid, lampo e quanto si sceglie nella pagina Tabella, crearne prima il rapporto.",
  editions: "Regolamenti",
  howMany: "Sceglierne da due a quattro.",
  create: "Confronta",
  made: (sheet) => `Creato: ${sheet}.`,
  nothing: "Selezionare una tabella, o visualizzare un rapporto o un’iterazione.",
  toSettle: "La tabella ha prima qualcosa da sistemare: la scheda Tabella dice che cosa.",
  noEvent:
    "Il foglio visualizzato non ha un torneo: visualizzare un rapporto o un’iterazione, o selezionare una tabella.",
  tooFew: (years) =>
    `Per rapid e lampo (blitz) ci sono solo i regolamenti di ${years}: sceglierne due.`,
  unreadable:
    "Il torneo di questo foglio non si può più leggere: le sue partite mancano, o sono cambiate.",
  sheet: {
    tab: "confronto",
    name: "Confronto",
    title: (event) => `Edizioni a confronto: ${event}`,
    players: (all, rated) => `Giocatori: ${all} (${rated} con Elo, ${all - rated} senza Elo)`,
    averages: (figures) => `Ra del torneo all’italiana: ${figures}`,
    stands:
      "Le cifre sono quelle del momento in cui sono state calcolate: dopo una modifica confrontare di nuovo. È colorato ciò che differisce dall’edizione a sinistra.",
    points: "W",
    pointsHint: "Punti di tutte le partite, che contino o no.",
    section: "Regole che fanno le differenze",
    noRule: "Nessuna: queste edizioni danno a tutti lo stesso.",
    valueCited: (value, where) => `${value}: ${where}`,
    values: (all) => all.join("; "),
    rule: ({ name, values, players }) => `${name} ${values}. Cambia le cifre di ${players}.`,
    someOf: (names, others) =>
      others === 0 ? names : `${names} e ${others === 1 ? "un altro" : `altri ${others}`}`,
    everybody: "tutti",
    rules: RULES,
    none: (edition, why) => `${edition} non dà nulla a nessuno. ${why}`,
    notRated: {
      unratedMatch: (edition) =>
        `Un match con un giocatore senza Elo non è valutato: ${cited("unratedMatch")(edition)}.`,
      scheveningen: (edition) =>
        `Uno Scheveningen con più di un giocatore senza Elo non è valutato: ${cited("scheveningen")(edition)}.`,
    },
    kGiven: "Un K indicato con il torneo è lo stesso in tutte le edizioni.",
    secondary: (editions) =>
      `Da fonti secondarie, o ripreso dall’edizione precedente: ${editions}.`,
  },
};
