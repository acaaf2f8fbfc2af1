import type { Edition } from "../../rules/editions/edition";
import { hasHypothetical } from "../../rules/hypothetical";
import type { CareerTexts } from "../career";
import { cited } from "../citing";

const isAveraged = ({ firstRating }: Edition) =>
  firstRating.severalEvents === "weighted mean of Ru";

export const DE_CAREER: CareerTexts = {
  name: "Erstwertung",
  title: (player) => (player === "" ? "Erstwertung" : `Erstwertung: ${player}`),
  note: ({ hasRobin }) =>
    hasRobin
      ? "Eine Zeile je Turnier, in ihrer Reihenfolge; im Rundenturnier ist Rc Ra oder Rc (neu)."
      : "Eine Zeile je Turnier, in ihrer Reihenfolge; Rc ist der Schnitt nur der Gegner mit Elo-Zahl.",
  answer: {
    first: "Erstwertung: {first}",
    list: ", auf der Liste vom {day}",
    noList: ", ihre Liste ist noch nicht eingetragen",
    lacks: "Noch keine Erstwertung, es fehlt: {lacks}",
    until: "; Turniere bis {day} zählen noch mit diesen",
    counts: "{events} von {all} Turnieren zählen, mit {points} Punkten aus {games} Partien",
    day: "{day}.{month}.{year}",
  },
  toSettle: "Unvollständige Zeilen oder solche außerhalb der Reihenfolge der Tage: {lines}.",
  otherEdition:
    "Das letzte Turnier fällt unter ein anderes Regelwerk: Erstellen Sie das Blatt dafür neu.",
  earlierEvents:
    "Turniere, die in keiner Auswertung stehen: Schreiben Sie sie in die blauen Zeilen. Neu erstellt behält das Blatt sie, nach Tagen geordnet.",
  allRead: "Jede ausgefüllte Zeile wird gelesen.",
  player: "Spieler",
  id: "FIDE-ID",
  gamesNeeded: "Nötige Partien",
  published: "Erstwertung veröffentlicht, Liste vom",
  notPublished: "leer: noch nicht",
  notADate: "kein Datum, wird also nicht gelesen",
  lastEvent: "Letztes Turnier",
  outOfForce: "unter einem anderen Regelwerk als diesem: Blatt dafür neu erstellen",
  opens: (edition) => `Turniere zählen ab, ${cited("window")(edition)}`,
  closes: "Der Zeitraum endet am",
  floor: "Untergrenze",
  kinds: { swiss: "Schweizer S.", robin: "Rundenturnier" },
  headings: {
    number: () => "Nr.",
    event: () => "Turnier",
    date: () => "Datum",
    list: () => "Liste",
    kind: () => "Art",
    rc: () => "Rc",
    w: () => "W",
    n: () => "n",
    opponents: () => "Gegner mit Elo",
    ra: () => "Ra",
    unrated: () => "Ohne Elo am",
    p: () => "p",
    dp: () => "dp",
    ru: () => "Ru",
    guide: () => "laut Leitfaden",
    counts: () => "zählt",
    product: (edition) => (isAveraged(edition) ? "n × Ru" : "n × Rc"),
    why: () => "Warum nicht",
  },
  hints: {
    rc: (edition) =>
      hasHypothetical(edition)
        ? `Der Schnitt der Gegner mit Elo-Zahl wie in der Auswertung: ohne die zwei Remis von ${cited("average")(edition)}, die für alle Turniere einmal dazukommen.`
        : `Der Turnierschnitt: im Schweizer System der Schnitt der Gegner mit Elo-Zahl, ${cited("average")(edition)}.`,
    opponents: (edition) =>
      `Verschiedene Gegner mit Elo-Zahl, wo es nicht so viele sind wie Partien: ${cited("ratedOpponents")(edition)}. Leer: ebenso viele.`,
    ra: (edition) =>
      `Wie in der Auswertung des Turniers: Rc mit zwei Remis gegen ${edition.firstRating.hypothetical.rating}, ${cited("average")(edition)}.`,
    guide: (edition) =>
      `Für keinen Punkt zieht der Leitfaden zur Erstwertung 735 ab. ${cited("tables")(edition)} lässt dp dort offen: gezeigt, nicht gezählt.`,
    list: (edition) =>
      `Das Datum der Liste, auf der das Turnier zählt; leer: mit den anderen. Nach der Liste der Erstwertung zählt es wie bei einem Spieler mit Elo-Zahl, ${cited("ratedSince")(edition)}.`,
    unrated: (edition) =>
      `Das Datum, wo das Turnier eines ohne Elo-Zahl ist, ${cited("ratedSince")(edition)}: Das letzte davon beendet den Zeitraum.`,
  },
  ignored: {
    ratedAlready: (edition) =>
      `schon mit Elo: eine Auswertung wie für jeden mit Elo-Zahl, ${cited("change")(edition)}`,
    ratedSince: (edition) =>
      `da schon mit Elo: eine Auswertung mit „Seit dem Turnier mit Elo-Zahl?“, ${cited("ratedSince")(edition)}`,
    outsideWindow: (edition) => `vor dem Zeitraum, ${cited("window")(edition)}`,
    tooFewOpponents: (edition) =>
      `zu wenige Gegner mit Elo-Zahl, ${cited("ratedOpponents")(edition)}`,
    tooFewPoints: (edition) => `zu wenige Punkte, ${cited("firstEvent")(edition)}`,
    tooFewPointsLater: (edition) => `zu wenige Punkte, ${cited("laterScore")(edition)}`,
    dpUndefined: (edition) => `dp ist nicht bestimmt, ${cited("dpTable")(edition)}`,
    belowFloor: (edition) => `unter der Untergrenze, ${cited("belowFloor")(edition)}`,
  },
  incomplete: "unvollständig: Datum, Rc, W, n als Zahlen; Liste: leer oder ein späteres Datum",
  outOfOrder: "nicht nach Tagen geordnet",
  together: (edition) => `Alles, was zählt, ${cited("severalEvents")(edition)}`,
  rating: (edition) =>
    isAveraged(edition) ? "Rn, das Mittel der Ru nach Partien" : "Ru aus allem zusammen",
  firstRating: "Erstwertung",
  notYet: "noch nicht",
  stillLacks: "Fehlt noch",
  games: "Partien: ",
  belowFloor: "unter der Untergrenze",
};
