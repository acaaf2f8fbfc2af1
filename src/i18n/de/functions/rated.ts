import type { FunctionTexts } from "../../../functions/functionTexts";
import {
  EDITION_OR_FSE,
  EDITION_ON_DATE,
  OWN_RATING,
  OPPONENTS,
  RESULTS_OR_TOTAL,
} from "./arguments";

/** Rated players. */
export const RATED: FunctionTexts["functions"] = {
  EXPECTED: {
    description:
      "Gewinnerwartung einer Partie, mit der Elo-Differenz so begrenzt, wie die Fassung es sagt.",
    details:
      '"" neben einem Spieler ohne Elo-Zahl oder wo die Partie nicht gewertet wird (Schnellschach und Blitz: 600 Punkte Unterschied, einer über 2600). 2022 wird die Partie als diejenige genommen, deren Gegner angehoben wird; eine Summe von EXPECTED ist daher nicht CHANGE.',
    parameters: {
      rating: OWN_RATING,
      opponent: "Elo-Zahl des Gegners",
      edition: EDITION_OR_FSE,
    },
  },
  COUNTED: {
    description:
      "Die Elo-Zahl, mit der der Gegner zählt: nicht weiter entfernt als die Grenze der Fassung.",
    details:
      "2005 sind es 350 Punkte, ab 2009 400; ab Oktober 2025 keine Grenze für einen Spieler mit 2650 oder mehr.",
    parameters: {
      rating: OWN_RATING,
      opponent: "Elo-Zahl des Gegners",
      edition: EDITION_OR_FSE,
    },
  },
  DELTA: {
    description:
      "Ergebnis minus Gewinnerwartung einer Partie. Excel auf dem Desktop zählt leer als Niederlage: - für nicht gespielt.",
    details: '"" neben einem Gegner ohne Elo-Zahl und für eine nicht gespielte Partie.',
    parameters: {
      rating: OWN_RATING,
      opponent: "Elo-Zahl des Gegners",
      score: "Das Ergebnis: 1, 0,5, 0, ½, =, w, d, l; - für eine nicht gespielte Partie",
      edition: EDITION_OR_FSE,
    },
  },
  CHANGE: {
    description:
      "Elo-Änderung eines Turniers: K × ΣΔR, genau. Excel auf dem Desktop zählt leer als Niederlage: - für nicht gespielt.",
    details:
      "Nicht gespielte Partien und Partien gegen Gegner ohne Elo-Zahl zählen nicht. 2022 wird nur in einer Partie, der mit der größten Differenz gegen einen schwächeren Gegner, angehoben; stärkere Gegner bleiben in jeder Partie begrenzt, wie die FIDE es angewandt hat.",
    parameters: {
      rating: OWN_RATING,
      opponents: OPPONENTS,
      scores: "Das Ergebnis gegen jeden Gegner; - für eine nicht gespielte Partie",
      k: "K, wie aus FIDE.KFACTOR",
      edition: EDITION_OR_FSE,
    },
  },
  NEWRATING: {
    description:
      "Neue Elo-Zahl: die Änderung der Periode, auf eine ganze Zahl gerundet, ein halber Punkt von null weg.",
    details: "Einmal je Wertungsperiode: Zählen Sie zuerst die Änderungen ihrer Turniere zusammen.",
    parameters: { rating: OWN_RATING, change: "Elo-Änderung der Periode" },
  },
  KFACTOR: {
    description:
      "Der Entwicklungskoeffizient K (K-Faktor) aus dem, was vor dem Turnier bekannt ist.",
    details:
      "Ohne Partien gilt der Spieler als einer mit 30 oder mehr, ohne Alter als Erwachsener. Ein Spieler ohne Elo-Zahl hat keines.",
    parameters: {
      rating: OWN_RATING,
      games: "Gewertete Partien bisher; fehlt, leer oder 0: 30 oder mehr",
      age: "Alter wie aus FIDE.AGE; fehlt, leer oder 0: erwachsen",
      peak: "Höchste je veröffentlichte Elo-Zahl; fehlt sie: die Elo-Zahl",
      periodGames: "Partien der Periode, für K × n ≤ 700 ab 2017; fehlt oder 0: keine Kürzung",
      edition: EDITION_OR_FSE,
    },
  },
  AGE: {
    description:
      "Das Alter, nach dem die Jugendregel fragt: bis 2014 vollendete Jahre, ab 2017 Kalenderjahre.",
    details: "Ein Geburtsjahr allein zählt als 1. Januar.",
    parameters: {
      birth: "Geburtsdatum oder Geburtsjahr",
      on: "Der Tag, gewöhnlich der Turnierbeginn",
      edition: EDITION_ON_DATE,
    },
  },
  PERFORMANCE: {
    description:
      "Turnierleistung Rp: gerundeter Gegnerschnitt plus dp. Excel auf dem Desktop zählt leer als Niederlage: - eingeben.",
    details: "Nicht gespielte Partien und Partien gegen Gegner ohne Elo-Zahl zählen nicht.",
    parameters: { opponents: OPPONENTS, scores: RESULTS_OR_TOTAL },
  },
  STAKES: {
    description:
      "Was eine Partie bei jeder Elo-Differenz wert ist: Sieg, Remis und Niederlage für beide Spieler.",
    details: "Die Zeilen der Tabelle bis zur Grenze; die letzte gilt für jede größere Differenz.",
    parameters: { k: "K, für beide Spieler gleich", edition: EDITION_OR_FSE },
  },
  COMPRESS: {
    description:
      "Die Elo-Zahl nach der Anpassung vom 1. März 2024: unter 2000 plus 40 % dessen, was auf 2000 fehlt.",
    details: "Auf ganze Zahlen, die halbe auf; ab 2000 unverändert.",
    parameters: { rating: "Elo-Zahl vor dem 1. März 2024" },
  },
};
