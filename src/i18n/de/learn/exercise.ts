import { writing } from "../../writing";
import { DE_WORDS } from "../words";
import type { ExerciseTexts } from "../../learn/exercise";

const { number } = writing(DE_WORDS);

export const DE_EXERCISE: ExerciseTexts = {
  page: {
    heading: "Übungen",
    what: "Aufgaben zu einem ausgelosten Turnier, auf einem Blatt, das die Antworten beim Eintippen bewertet, und ein zweites Blatt mit den Lösungen.",
    level: "Thema",
    edition: "Regelwerk",
    seed: "Startzahl: Dieselbe Zahl ergibt auf jedem Computer dieselbe Übung",
    noSeed: (most) => `Eine Startzahl ist eine ganze Zahl von 1 bis ${number(most)}.`,
    create: "Übung erstellen",
    isClass: (sheets) =>
      `Eine Klasse: ${sheets} verschiedene Blätter aus dieser Startzahl und eines mit ihren Lösungen`,
    madeClass: (sheets, answers) =>
      `${sheets} Blätter sind bereit, jedes mit eigener Startzahl; auf „${answers}“ stehen die Lösungen von allen. Eine 1 vor den Hinweisen oder Lösungen zeigt sie dort auf allen.`,
    made: (sheet, answers) =>
      `Das Blatt „${sheet}“ ist bereit. Tragen Sie die Antworten in seine blauen Zellen ein; auf „${answers}“ stehen die Lösungen. Eine 1 in den Zellen neben dem Papier zeigt hier Hinweise oder Lösungen.`,
  },
  levels: {
    pd: {
      name: "PD und ΔR",
      task: "Jede Partie ist von einem anderen Spieler. Bestimmen Sie PD und ΔR des Spielers mit dieser Elo-Zahl, und tragen Sie beides in die blauen Zellen ein.",
    },
    change: {
      name: "Änderung mit K",
      task: "Jeder Spieler traf auf fünf Gegner mit diesen Elo-Zahlen und erzielte diese Ergebnisse. Bestimmen Sie K, die Summe der ΔR, die Änderung und die neue Elo-Zahl.",
    },
    swiss: {
      name: "Ru im Schweizer System",
      task: "Zwei Spieler ohne Elo-Zahl und ihre Runden; u ist ein Gegner ohne Elo-Zahl, + und − wurden nicht gespielt. Es ist ihr erstes Turnier. Bestimmen Sie, was zu Ru führt.",
    },
    robin: {
      name: "Ra und Ru eines Rundenturniers",
      task: "Jeder hat einmal gegen jeden gespielt. Bestimmen Sie dp jedes Spielers mit Elo-Zahl, Rar, dpa, Ra und damit Ru der Spieler ohne (u).",
    },
    counting: {
      name: "Zusammensetzung und zählende Partien",
      task: "Welche Rundenturniere dürfen gewertet werden, und welche Partien im Schweizer System zählen? A hat eine Elo-Zahl, B und C nicht, und es ist ihr erstes Turnier; + und − wurden nicht gespielt.",
    },
    iteration: {
      name: "Die ganze Iteration",
      task: "Bestimmen Sie Ra, Ru der Spieler ohne Elo-Zahl (u), ihr einmal berichtigtes Rc und Ru und was die Spieler mit Elo-Zahl dadurch gewinnen oder verlieren.",
    },
  },
  tabs: { questions: "Übung", answers: "Lösungen" },
  title: (level) => `Übung: ${level}`,
  answersTitle: (level) => `Lösungen: ${level}`,
  seed: (seed) => `Startzahl ${seed}`,
  seedLabel: "Startzahl",
  sheetOf: (sheet, sheets) => `Blatt ${sheet} von ${sheets}`,
  name: "Name:",
  sums: "Richtig: {right} · fast: {near} · falsch: {wrong} · offen: {open} von {all}",
  answersNote:
    "Nach diesen Lösungen werden die Blätter mit den Aufgaben bewertet: Blenden Sie dieses Blatt für die Übenden aus, aber löschen Sie es nicht.",
  switches: { solution: "1 zeigt die Lösungen", hints: "1 zeigt die Hinweise" },
  tables: {
    games: "Partien",
    players: "Spieler",
    questions: "Aufgaben",
    rounds: "Runden",
    field: "Das Feld",
    fields: "Rundenturniere",
  },
  headings: {
    number: "Nr.",
    player: "Spieler",
    rating: "Elo",
    opponent: "Gegner",
    result: "Ergebnis",
    age: "Alter",
    gamesBefore: "Partien bisher",
    highest: "höchste Elo-Zahl",
    round: "Runde",
    players: "Spieler",
    unrated: "ohne Elo",
    rounds: "Partien je Paar",
    w: "W",
    k: "K",
  },
  asked: {
    pd: "PD",
    delta: "ΔR",
    k: "K",
    sum: "Summe der ΔR",
    change: "K × ΣΔR",
    rn: "neue Elo-Zahl",
    n: "Partien, die zählen",
    w: "Punkte daraus",
    rc: "Rc",
    ra: "Ra",
    p: "p",
    dp: "dp",
    ru: "Ru",
    rar: "Rar",
    dpa: "dpa",
    rcNew: "Rc (neu)",
    ruNew: "Ru (neu)",
    we: "We",
    needed: "nötig mit Elo",
    isComposed: "Gültig? 1/0",
    counts: "zählt es? 1 ja, 0 nein",
  },
  ofPlayer: (player, what) => `${player}: ${what}`,
  question: "Aufgabe",
  answer: "Antwort",
  mark: "Bewertung",
  solution: "Lösung",
  solutionOf: (what) => `Lösung ${what}`,
  hint: "Hinweis",
  article: "Artikel",
  marks: {
    right: "richtig",
    near: "fast: die Rundung",
    noNumber: "gefragt ist eine Zahl",
    wrong: (article) => `falsch: siehe ${article}`,
    slips: {
      limit: (article) => `Grenze vergessen: ${article}`,
      exempt: (article) => `hier keine Grenze: ${article}`,
      row: (article) => `Zeile daneben: ${article}`,
      sign: (article) => `Vorzeichen: ${article}`,
      games: (article) => `p aus anderem n: ${article}`,
      share: (article) => `ohne n/(n+1): ${article}`,
      edition: (article, edition) => `wie ${edition}: siehe ${article}`,
      counted: (article) => `andere Partien: ${article}`,
      hypothetical: (article) => `ohne die 2 Remis: ${article}`,
      firstRu: (article) => `mit erstem Ru: ${article}`,
    },
  },
  hints: {
    game: ({ difference, counted, limit, table, exemptFrom }) => {
      if (exemptFrom !== null)
        return `D = ${Math.abs(difference)} ganz, Tabelle ${table}: ab ${exemptFrom} keine Grenze (${limit}); ΔR = Ergebnis − PD`;
      return difference === counted
        ? `D = ${Math.abs(difference)}, Spalte ${difference < 0 ? "L" : "H"} der Tabelle ${table}; ΔR = Ergebnis − PD`
        : `D = ${Math.abs(difference)} zählt als ${Math.abs(counted)} (${limit}); ΔR = Ergebnis − PD`;
    },
    k: ({ article, hasAge }) =>
      hasAge
        ? `Artikel ${article}: bisherige Partien, Alter und die höchste je veröffentlichte Elo-Zahl entscheiden, in seiner Reihenfolge`
        : `Artikel ${article}: bisherige Partien und die höchste je veröffentlichte Elo-Zahl entscheiden, in seiner Reihenfolge`,
    sum: ({ article, points, games }) =>
      `${points} aus ${games} Partien, minus PD jeder Partie; Differenzen begrenzt nach ${article}`,
    change: ({ article }) => `K × ΣΔR (${article}), noch nicht gerundet`,
    rn: ({ article }) =>
      `Die auf eine ganze Zahl gerundete Änderung (${article}) plus die Elo-Zahl`,
    n: () => "Gespielte Partien gegen Gegner mit Elo-Zahl",
    w: () => "Die Punkte aus diesen Partien allein",
    average: ({ games, opponents, rating }) =>
      opponents === 0
        ? `Der Schnitt der ${games} Gegner mit Elo-Zahl`
        : `Der Schnitt der ${games} Gegner mit Elo-Zahl und ${opponents} weiterer von ${rating}, gegen die er remis spielte`,
    p: ({ quotient }) => `${quotient}, zwei Dezimalen, die halbe auf`,
    dp: ({ table }) => `p in der Tabelle ${table}`,
    ru: ({ w, n, bonus, average, highest }) =>
      bonus === null
        ? `${average} + dp, gerundet${highest === null ? "" : `, höchstens ${highest}`}`
        : `${w} aus ${n} Partien: der Schnitt und ${number(bonus)} für jeden halben Punkt über 50 %`,
    ruBelow: ({ w, n, opponents }) =>
      `${w} aus ${n} Partien: Ra + dp × ${opponents}/${opponents + 1}, gerundet`,
    rar: () => "Der Schnitt der Elo-Zahlen",
    dpa: () => "Das Mittel der dp der Spieler mit Elo-Zahl",
    robinRa: ({ n }) => `Rar − dpa × ${n}/${n + 1}, vor der Verwendung gerundet`,
    rcNew: ({ limit }) =>
      `Gegner, die weiter als ${limit} von seinem Ru sind, zählen als ${limit} entfernt: Die Summe dieser Verschiebungen, durch n geteilt, kommt zu Ra hinzu`,
    ruNew: () => "Wie Ru, mit Rc (neu) an der Stelle von Ra",
    we: ({ article }) =>
      `PD gegen alle, die Spieler ohne Elo-Zahl mit Ru (neu); Grenze: ${article}`,
    field: ({ articles }) => `Artikel ${articles}`,
    counts: ({ points, opponents }) =>
      points === opponents
        ? `Punkte und Gegner mit Elo-Zahl: ${points}`
        : `Punkte: ${points}; Gegner mit Elo-Zahl: ${opponents}`,
  },
};
