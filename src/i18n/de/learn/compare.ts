import type { HalfPoints } from "../../../rules/units";
import type { CompareTexts, ComparisonTexts } from "../../learn/compare";
import { cited } from "../../citing";
import { stepText } from "../kReason";
import { isOpen } from "../../../rules/editions/openReading";

const RULES: ComparisonTexts["rules"] = {
  limit: {
    name: "Eine Differenz zählt bis höchstens",
    value: ({ limit }) => `${limit.points} Punkte`,
  },
  exempt: {
    name: "Ohne diese Grenze ist",
    value: ({ limit }) =>
      Number.isFinite(limit.exemptFrom)
        ? `wer ${limit.exemptFrom} oder mehr Elo-Punkte hat`
        : "niemand",
  },
  upgrades: {
    name: "Die Grenze hebt Gegner an:",
    value: ({ limit }) =>
      limit.upgrades === "every game" ? "in jeder Partie" : "nur in einer einzigen Partie",
  },
  notRated: {
    name: "Eine Partie sehr ungleicher Spieler wird",
    value: ({ notRated: { apart, above } }) =>
      Number.isFinite(apart)
        ? `nicht gewertet ab ${apart} Punkten Unterschied, wenn einer über ${above} liegt`
        : "gewertet",
  },
  k: {
    name: "K ist das erste davon, das zutrifft:",
    value: (edition) => edition.k.map((step) => stepText(step, edition)).join(", "),
  },
  kTimesGames: {
    name: "K × Partien ist",
    value: ({ highestKTimesGames: most }) =>
      Number.isFinite(most) ? `höchstens ${most} in einer Periode` : "ohne Grenze",
  },
  robin: {
    name: "Im Rundenturnier zählen Spieler ohne Elo-Zahl",
    value: ({ hasRobin }) =>
      hasRobin
        ? "nach der Iteration, und für andere mit Ru (neu)"
        : "wie im Schweizer System, und nicht für ihre Gegner",
  },
  weFromRu: {
    name: "We eines Rundenturniers kommt aus",
    value: (edition) =>
      isOpen(edition, "weOfFirstPass") ? "Ru, wie es hier gelesen wurde" : "Ru (neu)",
  },
  dpAtExtremes: {
    name: "Für alle Punkte oder keinen ist dp",
    value: ({ dpAtExtremes }) => (dpAtExtremes ? "±800" : "nicht bestimmt"),
  },
  bonus: {
    name: "Über 50 % ist Ru der Schnitt plus",
    value: ({ firstRating: { bonus } }) =>
      bonus === null ? "dp" : `${decimal(bonus)} Punkte für jeden halben Punkt`,
  },
  hypothetical: {
    name: "Gedachte Gegner eines Spielers ohne Elo-Zahl:",
    value: ({ firstRating: { hypothetical } }) =>
      hypothetical.opponents === 0
        ? "keine"
        : `${hypothetical.opponents} mit ${hypothetical.rating}, beide remis`,
  },
  highest: {
    name: "Eine Erstwertung ist",
    value: ({ firstRating: { highest } }) =>
      Number.isFinite(highest) ? `höchstens ${highest}` : "so hoch wie Ru",
  },
  score: {
    name: "Ein Spieler ohne Elo-Zahl braucht",
    value: ({ firstRating: { minimumScore, minimumScoreLater } }) =>
      `${points(minimumScore)} in einem ersten Turnier, ${points(minimumScoreLater.swiss)} in einem späteren im Schweizer System`,
  },
  ratedOpponents: {
    name: "Gegner mit Elo-Zahl, die er braucht:",
    value: ({ firstRating: { minimumRatedOpponents: needed } }) =>
      needed.swiss === 0
        ? "einen"
        : `${needed.swiss} im Schweizer System${needed.robin === 0 ? "" : " und im Rundenturnier"}`,
  },
  ruReported: {
    name: "Mit zu wenigen Punkten wird Ru",
    value: ({ articles }) =>
      articles.ruReported === null ? "nicht angegeben" : "trotzdem angegeben",
  },
  rar: {
    name: "Mit weniger als drei Gegnern mit Elo-Zahl ist der Schnitt",
    value: ({ report }) => (report === "11.31" ? "mit 0 angegeben" : "der derjenigen, die es gibt"),
  },
  match: {
    name: "Ein Zweikampf mit einem Spieler ohne Elo-Zahl wird",
    value: ({ articles }) => (articles.unratedMatch === null ? "gewertet" : "nicht gewertet"),
  },
  scheveningen: {
    name: "Das Scheveninger System wird",
    value: ({ articles }) =>
      articles.scheveningen === null
        ? "wie jedes Mannschaftsturnier gewertet"
        : "mit mehr als einem Spieler ohne Elo-Zahl nicht gewertet; ein einziger zählt mit seinem Ru",
  },
};

function points(score: HalfPoints): string {
  if (score === 0) return "keinen Punkt";
  return score === 1 ? "½ Punkt" : `${decimal(score / 2)} ${score === 2 ? "Punkt" : "Punkte"}`;
}

/** 12,5. */
function decimal(value: number): string {
  return String(value).replace(".", ",");
}

export const DE_COMPARE: CompareTexts = {
  heading: "Fassungen vergleichen",
  what: "Ein Turnier nach zwei bis vier Fassungen nebeneinander, und welche Regeln den Unterschied machen: aus der markierten Tabelle oder aus der gezeigten Auswertung oder Iteration. Eine Tabelle zählt als Standard; für Schnellschach, Blitz und alles, was auf der Seite Tabelle gewählt ist, erstellen Sie zuerst ihre Auswertung.",
  editions: "Regelwerke",
  howMany: "Wählen Sie zwei bis vier.",
  create: "Vergleichen",
  made: (sheet) => `Erstellt: ${sheet}.`,
  nothing: "Markieren Sie eine Tabelle, oder zeigen Sie eine Auswertung oder Iteration.",
  toSettle: "In der Tabelle ist zuerst etwas zu klären: Der Reiter „Tabelle“ sagt, was.",
  noEvent:
    "Das gezeigte Blatt enthält kein Turnier: Zeigen Sie eine Auswertung oder Iteration, oder markieren Sie eine Tabelle.",
  tooFew: (years) =>
    `Für Schnellschach und Blitz gibt es nur die Regelwerke von ${years}: Wählen Sie zwei davon.`,
  unreadable:
    "Das Turnier dieses Blattes lässt sich nicht mehr lesen: Seine Partien fehlen oder sind geändert.",
  sheet: {
    tab: "Vergleich",
    name: "Vergleich",
    title: (event) => `Fassungen im Vergleich: ${event}`,
    players: (all, rated) => `Spieler: ${all} (${rated} mit, ${all - rated} ohne Elo)`,
    averages: (figures) => `Ra des Rundenturniers: ${figures}`,
    stands:
      "Die Zahlen gelten für den Moment, in dem sie entstanden: Nach einer Änderung vergleichen Sie noch einmal. Farbig ist, was von der Fassung links davon abweicht.",
    points: "W",
    pointsHint: "Punkte aller Partien, ob sie zählen oder nicht.",
    section: "Regeln, die den Unterschied machen",
    noRule: "Keine: Diese Fassungen geben allen dasselbe.",
    valueCited: (value, where) => `${value}: ${where}`,
    values: (all) => all.join("; "),
    rule: ({ name, values, players }) => `${name} ${values}. Das ändert Zahlen von ${players}.`,
    someOf: (names, others) => (others === 0 ? names : `${names} und ${others} anderen`),
    everybody: "allen",
    rules: RULES,
    none: (edition, why) => `${edition} gibt niemandem etwas. ${why}`,
    notRated: {
      unratedMatch: (edition) =>
        `Ein Zweikampf mit einem Spieler ohne Elo-Zahl wird nicht gewertet: ${cited("unratedMatch")(edition)}.`,
      scheveningen: (edition) =>
        `Ein Scheveninger System mit mehr als einem Spieler ohne Elo-Zahl wird nicht gewertet: ${cited("scheveningen")(edition)}.`,
    },
    kGiven: "Ein mit dem Turnier vorgegebenes K ist in allen Fassungen dasselbe.",
    secondary: (editions) => `Aus zweiter Hand oder aus der Fassung davor übernommen: ${editions}.`,
  },
};
