import type { FunctionTexts } from "../../../functions/functionTexts";
import {
  EDITION,
  ROBIN_EDITION,
  OPPONENTS,
  RESULTS_OR_TOTAL,
  PLAYER_RATINGS,
  FIRST,
} from "./arguments";

/** Unrated players. */
export const UNRATED: FunctionTexts["functions"] = {
  "SWISS.RC": {
    description:
      "Rc im Schweizer System oder Mannschaftsturnier: der genaue Schnitt der Gegner mit Elo-Zahl, ungerundet.",
    details: "Gegner ohne Elo-Zahl zählen nicht.",
    parameters: { opponents: OPPONENTS },
  },
  RU: {
    description:
      "Ru eines Spielers ohne Elo-Zahl aus dem Gegnerschnitt, seinen Punkten und den Partien.",
    details:
      "Ein Schritt von 8.2. Ab 2024 ist rc der Schnitt der Gegner mit Elo-Zahl: Die zwei Remis gegen 1800 kommen hier dazu, und 2200 ist das höchste Ergebnis. Bei einem späteren Turnier unter einem Punkt widersprechen sich 6.1 und 6.41 von 2011: Im Schweizer System wird 6.41 befolgt, im Rundenturnier 6.1. Die Untergrenze von 6.41 wird nicht geprüft: siehe FIDE.SWISS.RU.",
    parameters: {
      rc: "Schnitt: Rc im Schweizer System, Ra oder Rc (neu) im Rundenturnier",
      score: "Punkte, auch halbe",
      games: "Anzahl der Partien",
      system: '"swiss" (Vorgabe), "team" oder "robin"',
      edition: EDITION,
      opponents: "n in n/(n+1), wo ein doppelrundiges Turnier weniger Gegner als Partien hat",
      first: FIRST,
    },
  },
  "SWISS.RU": {
    description:
      "Ru im Schweizer System oder Mannschaftsturnier, aus den Gegnern. Desktop zählt leer als Niederlage: - eingeben.",
    details:
      "Gegner ohne Elo-Zahl und nicht gespielte Partien zählen nicht. Ru kann unter der Untergrenze liegen: Dass ein solches Ergebnis nicht zählt (6.41 und 8.31 von 2011, 10.31 von 2005), wird nicht hier geprüft, sondern auf dem Blatt der Erstwertung; FIDE.PUBLISHABLE prüft 7.14.",
    parameters: {
      opponents: OPPONENTS,
      scores: RESULTS_OR_TOTAL,
      edition: EDITION,
      first: FIRST,
    },
  },
  POOL: {
    description: "Erstwertung aus mehreren Turnieren, die als eines zählen (8.3, ab 2011).",
    details:
      "Geben Sie die Turniere an, die zählen: Was die Fassung auslässt, etwa weniger als drei Gegner mit Elo-Zahl 2011 (8.21) oder ein erstes Ergebnis unter der Untergrenze (8.31), ist wegzulassen. Die Bedingungen werden an den Summen geprüft, und dp wird nicht mit n/(n+1) multipliziert. 2005 und 2009 mitteln stattdessen die Ru: FIDE.WEIGHTED.",
    parameters: {
      averages: "Schnitt der Gegner mit Elo-Zahl, je Turnier eine Zelle",
      scores: "Punkte in jedem Turnier",
      games: "Partien gegen Gegner mit Elo-Zahl in jedem Turnier",
      edition: EDITION,
    },
  },
  WEIGHTED: {
    description:
      "Erstwertung von 2005 und 2009: das Mittel der Ru, gewichtet nach den Partien (10.3).",
    details:
      "Ergebnisse, die nach 10.31 nicht berücksichtigt werden, sind wegzulassen. Ein leeres Ru zählt nicht.",
    parameters: { ru: "Ru jedes Turniers", games: "Partien jedes Turniers" },
  },
  "ROBIN.RA": {
    description:
      "Ra eines Rundenturniers, gerundet: Schnitt der Spieler mit Elo-Zahl minus ihr mittleres dp × n/(n+1).",
    details: "Bis 2017; das Verfahren wurde 2022 abgeschafft.",
    parameters: {
      ratings: PLAYER_RATINGS,
      scores: "Punkte jedes Spielers gegen alle",
      games: "Partien eines Spielers; fehlt die Angabe: eine gegen jeden",
      edition: ROBIN_EDITION,
    },
  },
  "ROBIN.RC": {
    description: "Rc (neu) eines Rundenturniers: Ra, berichtigt um die Gegner jenseits der Grenze.",
    details: "Das Feld enthält alle Spieler, auch den Spieler selbst.",
    parameters: {
      ra: "Ra, wie aus FIDE.ROBIN.RA",
      ru: "Ru des ersten Durchgangs, des Spielers oder mehrerer",
      field: "Elo-Zahl jedes Spielers, für die ohne das Ru des ersten Durchgangs",
      edition: ROBIN_EDITION,
    },
  },
  ROBIN: {
    description:
      "Die ganze Iteration eines Rundenturniers als Tabelle. Excel auf dem Desktop zählt leer als Niederlage: - eingeben.",
    details:
      "Die Ergebnisse sind eine Punktsumme je Spieler oder das Quadrat der Ergebnisse mit seiner Diagonale. Höchstens 300 Spieler. Ergebnisse wie ½1 oder 10 bedeuten zwei Runden. Ein Spieler mit zu wenigen Punkten behält seine Zeile und fällt mit seinen Partien weg. Ob das Feld überhaupt gewertet werden darf (6.2, 6.3), wird nicht geprüft. 2014 nennt die Iteration nur: Ihre Berichtigung und die von 2017 sind aus 2011 übernommen. We nimmt auch 2005 Ru (neu), wo 10.54 Ru sagt.",
    parameters: {
      names: "Name jedes Spielers",
      ratings: PLAYER_RATINGS,
      scores: "Eine Spalte mit Punktsummen oder das Quadrat der Ergebnisse",
      k: "K jedes Spielers oder eines für alle; fehlt es: nach der Elo-Zahl allein",
      edition: ROBIN_EDITION,
      asPrinted: "WAHR: mit den Zahlen, wie sie im Beispiel von 2011 gedruckt sind",
    },
  },
  PUBLISHABLE: {
    description: "WAHR, wenn eine Erstwertung die Untergrenze und die Zahl der Partien erreicht.",
    details:
      "Prüft 7.14 (9.14 von 2005): die Untergrenze und die Partien, nicht ob jedes Turnier zählt. Ein Spieler ohne Elo-Zahl wird nicht veröffentlicht. 2005 ist die Untergrenze 1401, mit einem Datum vor 2006 1601.",
    parameters: {
      rating: "Die Erstwertung",
      games: "Partien, auf denen sie beruht",
      edition: EDITION,
      needed:
        "7, wo die Ausnahmen der Fassung es erlauben (Olympiade, Mannschaftsmeisterschaften, IBCA, ICSC, IPCA)",
    },
  },
};
