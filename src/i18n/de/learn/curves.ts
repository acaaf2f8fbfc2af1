import type { CurveTexts } from "../../learn/curves";
import { cited } from "../../citing";

const [tables, change] = [cited("tables"), cited("change")];

export const DE_CURVES: CurveTexts = {
  heading: "Kurven und Tabellen",
  what: "Eine Tabelle mit ihrem Diagramm auf einem eigenen Blatt: Ändern Sie eine blaue Zahl, und beide folgen.",
  which: "Was gezeichnet wird",
  seed: "Startzahl des Spielers",
  create: "Zeichnen",
  made: (sheet) => `Erstellt: ${sheet}.`,
  noRatings:
    "Wählen Sie zuerst die Elo-Zahlen einer Liste aus: eine Spalte mit mehr als einer Zahl.",
  sheet: {
    state: "Blaue Zellen sind Eingaben: Tabelle und Diagramm folgen.",
    stateOfFixed: "Das Diagramm folgt der Tabelle.",
    seed: (seed) => `erfunden mit der Startzahl ${seed}`,
    ofList: (ratings) => `${ratings} Elo-Zahlen`,
    curves: {
      expectation: {
        name: "Erwartung",
        about: (edition) =>
          `Was von einem Spieler erwartet wird, der um D über seinem Gegner steht: Es gilt die Tabelle, ${tables(edition)}; die logistische und die Normalkurve kommen ihr nahe.`,
        axes: { x: "Differenz", y: "Erwartung" },
      },
      outcomes: {
        name: "Sieg, Remis, Niederlage",
        about: (edition) =>
          `Was eine Partie vor K bringt: Ergebnis minus Erwartung, ${change(edition)}.`,
        axes: { x: "Differenz", y: "Ergebnis − Erwartung" },
      },
      stakes: {
        name: "Punkte, die auf dem Spiel stehen",
        about: (edition) =>
          `Was eine Partie für den höher Gewerteten ändert, bei zwei verschiedenen K: K × (Ergebnis − PD), ${change(edition)}, bis zur größten Differenz, die zählt.`,
        axes: { x: "Differenz", y: "Änderung" },
      },
      pdTable: {
        name: "Tabelle von D zu PD",
        about: (edition) =>
          `Wie sie gedruckt ist: ${cited("pdTable")(edition)}. H ist der höher Gewertete.`,
        axes: { x: "D", y: "PD" },
      },
      dpTable: {
        name: "Tabelle von p zu dp",
        about: (edition) => `Wie sie gedruckt ist: ${cited("dpTable")(edition)}.`,
        axes: { x: "p", y: "dp" },
      },
      categories: {
        name: "Klassen von 200 Punkten",
        about: (edition) =>
          `Die Skala ist eine von Intervallen, mit Klassen von 200 Punkten: ${tables(edition)}. Was von der höheren Klasse erwartet wird.`,
        axes: { x: "Klassen Abstand", y: "Erwartung" },
      },
      career: {
        name: "Laufbahn eines erfundenen Spielers",
        about: (edition) =>
          `Die Elo-Zahl folgt der Spielstärke, umso schneller, je größer K ist: ${change(edition)}.`,
        axes: { x: "Wertungsperiode", y: "Elo-Zahl" },
      },
      histogram: {
        name: "Elo-Zahlen einer Liste",
        about: () => "Wie viele Spieler eine Elo-Zahl in jedem Hundert haben.",
        axes: { x: "Elo-Zahl", y: "Spieler" },
      },
    },
    headings: {
      difference: "D",
      table: "PD",
      logistic: "logistisch",
      normal: "Normalkurve",
      upTo: "bis D",
      win: "Sieg",
      draw: "Remis",
      loss: "Niederlage",
      from: "D ≥",
      range: "von – bis",
      higher: "H",
      lower: "L",
      p: "p",
      dp: "dp",
      classes: "Klassen",
      period: "Periode",
      rating: "Rn",
      strength: "Stärke",
      opponents: "Rc",
      games: "n",
      score: "W",
      k: "K",
      before: "Ro",
      players: "Spieler",
      listed: "Elo-Zahl",
      gamesSoFar: "Partien bisher",
      highest: "höchste",
      least: "ab",
    },
    inputs: { difference: "Differenz D", firstK: "Erstes K", secondK: "Zweites K" },
    withK: (heading, which) => `${heading}, ${which === 1 ? "1." : "2."} K`,
    chosen: (heading) => `${heading} von D`,
    classes: (count, points) => `${count} (${points})`,
  },
};
