import type { FunctionTexts } from "../../../functions/functionTexts";
import { EDITION } from "./arguments";

/** The tables. */
export const LOOKUPS: FunctionTexts["functions"] = {
  PD: {
    description:
      "Gewinnerwartung bei einer Elo-Differenz, nach der Tabelle des Regelwerks (8.1b), ohne jede Grenze.",
    details:
      "Die Differenz wird auf eine ganze Zahl gerundet, ein halber Punkt von null weg. Jenseits von 735 ist der volle Punkt sicher.",
    parameters: { diff: "Eigene Elo-Zahl minus die des Gegners" },
  },
  DP: {
    description: "Elo-Differenz zu einem Punktanteil, nach der Tabelle des Regelwerks (8.1a).",
    details:
      "p wird auf Hundertstel gerundet, das halbe auf. Bei 0,00 und 1,00 zeigt die Tabelle ±800; 2005 ist dp dort nicht bestimmt.",
    parameters: { p: "Punktanteil von 0 bis 1", edition: EDITION },
  },
  PERCENT: {
    description: "Der Punktanteil p, gerundet wie im Regelwerk: zwei Dezimalen, die halbe auf.",
    details:
      "In ganzen Zahlen genau gerechnet: 11,5 aus 20 sind 0,58, wo ein gerundeter Quotient 0,57 geben kann.",
    parameters: { score: "Punkte, auch halbe", games: "Anzahl der Partien" },
  },
  LOGISTIC: {
    description:
      "Die logistische Näherung von 12.1, nur zum Vergleich: Gerechnet wird mit der Tabelle, FIDE.PD.",
    details:
      "Auf zwei Dezimalen gerundet weicht sie bei 460 der 736 Differenzen von der Tabelle ab.",
    parameters: { diff: "Eigene Elo-Zahl minus die des Gegners" },
  },
  "TABLE.DP": {
    description:
      "Die Tabelle vom Punktanteil p zur Elo-Differenz dp (8.1a), überlaufend, mit Überschriften.",
    details: "101 Zeilen, von 1,00 abwärts. 2005 haben die erste und die letzte kein dp.",
    parameters: { edition: EDITION },
  },
  "TABLE.PD": {
    description:
      "Die Tabelle von der Elo-Differenz zur Gewinnerwartung (8.1b), überlaufend, mit Überschriften.",
    details:
      "H ist der Spieler mit der höheren Elo-Zahl, L der mit der niedrigeren. Die letzte Zeile gilt ab 736.",
    parameters: {},
  },
};
