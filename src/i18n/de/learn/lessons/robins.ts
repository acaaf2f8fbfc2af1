import type { LessonWords, RobinLessonKey } from "../../../learn/lessons";

const P =
  "p jedes Spielers mit Elo-Zahl: Punkte durch Partien, auf zwei Dezimalen. dp wird aus der Tabelle abgelesen und nie berechnet.";
const RA =
  "Rar ist der Schnitt der sechs Elo-Zahlen, dpa das Mittel ihrer dp. Ra = Rar − dpa × n / (n + 1), vor der Verwendung gerundet: 2348.";
const RC = "Wer keine Elo-Zahl hat, bekommt Ra als Schnitt seines Turniers: Rc.";

export const DE_ROBIN_LESSONS: Readonly<Record<RobinLessonKey, LessonWords>> = {
  printed2011: {
    name: "8.58 (2011): Druck und Regel",
    tab: "8.58 (2011) wie gedruckt",
    look: "Das erste Ru von C und E und We von A, B und F: Der Druck hat noch die 12,5 von 2005 und das Ru des ersten Durchgangs. Dasselbe nach der Regel steht darunter, und was abweicht, ist markiert.",
    steps: [
      "8.58 (2011): zehn Spieler, vier davon ohne Elo-Zahl (u). Jeder spielte gegen jeden; W sind die Punkte. Welche Zahl ergibt sich für C, E, H und I?",
      P,
      RA,
      RC,
      "Erstes Ru. Unter 50 % Rc + dp × n / (n + 1): H, I. Darüber ein Zuschlag für jedes ½: Gedruckt sind für C und E 12,5, wo 8.23 15 sagt.",
      "Niemand zählt als weiter entfernt als 400 Punkte: Für H zählt Spieler A als 2550, für I zählen A und B als 2432.",
      "Rc (neu): Was diese Gegner mehr oder weniger zählen, geteilt durch n, verschiebt den Schnitt. H hat jetzt 2342, I 2322.",
      "Ru (neu): noch einmal auf dieselbe Weise, aus Rc (neu) und mit 15 für jedes ½. Es gibt eine Berichtigung, nicht mehr.",
      "We ist die Summe der PD über die Partien. Gedruckt ist es aus dem ersten Ru, obwohl der Text Ru (neu) sagt.",
      "K × (W − We) ist die Änderung; die neue Elo-Zahl wird einmal gerundet, am Ende.",
      "Nach der Regel wären die markierten Zellen anders: 15 für jedes ½ von Anfang an und We aus Ru (neu).",
      "So sähen sie aus. Ändern Sie in den blauen Zellen eine Elo-Zahl oder ein Ergebnis: Beide Tabellen folgen.",
    ],
  },
  printed2005: {
    name: "10.54 (2005): beide Lesarten von We",
    tab: "10.54 (2005)",
    look: "Die Grenze von 350 Punkten, die Rc von C, H und I verschiebt; und We von F: 2,62 oder 2,55, je nachdem, wie 10.54 gelesen wird.",
    steps: [
      "10.54 (2005): zehn Spieler, vier davon ohne Elo-Zahl (u). Jeder spielte gegen jeden; W sind die Punkte. Welche Zahl ergibt sich für C, E, H und I?",
      P,
      RA,
      RC,
      "Erstes Ru. Über 50 % 12,5 für jedes ½: C hat fünf, E drei. Darunter Rc + dp × n / (n + 1): H und I.",
      "Niemand zählt als weiter entfernt als 350 Punkte: Für I zählen fünf Gegner als 2382; I zählt für C als 2061, für E als 2036; A für H als 2500.",
      "Rc (neu): was diese Gegner mehr oder weniger zählen, geteilt durch n. C gewinnt 3, E nichts, H verliert 11 und I 43.",
      "Ru (neu): noch einmal auf dieselbe Weise, aus Rc (neu): 2414, 2386, 2139, 1989. Es gibt eine Berichtigung, nicht mehr.",
      "We der Spieler mit Elo-Zahl, Ru (neu) wie eine Elo-Zahl: die Summe der PD über die Partien.",
      "Aber 10.54 sagt Ru, und erst 8.58 (2011) Ru (neu). Nach dem ersten Ru hat Spieler F We 2,55 statt 2,62.",
      "K × (W − We) ist die Änderung; die neue Elo-Zahl wird einmal gerundet, am Ende.",
    ],
  },
  rule2014: {
    name: "8.58 (2014): die spätere Regel",
    tab: "8.58 (2014)",
    look: "20 Punkte für jedes ½ statt 12,5 oder 15: C und E gewinnen, und damit ändert sich, wer weiter als 400 Punkte entfernt ist. Diese Tabelle ist nirgends gedruckt.",
    steps: [
      "Dieselben zehn Spieler nach den Regeln von 2014. Der Text hat kein Beispiel mehr: Er spricht von einem „iterative process“, und das Verfahren ist das von 2011.",
      P,
      RA,
      RC,
      "Erstes Ru: 20 für jedes ½ über 50 % (8.23). C hat 2448, wo 2005 2411 ergab; H und I liegen unter 50 % und bleiben, wie sie waren.",
      "Niemand zählt als weiter entfernt als 400 Punkte. C steht jetzt so hoch, dass für I drei Gegner als 2432 zählen, nicht zwei.",
      "Rc (neu): H hat 2342, I 2320, und C gewinnt 2, denn I zählt gegen C als 2048.",
      "Ru (neu): 2450, 2408, 2144, 2004.",
      "We mit Ru (neu), wie der Text sagt: die Summe der PD über die Partien.",
      "K ist jetzt 20, 40 für neue Spieler und 10, sobald 2400 erreicht war: Dasselbe We bewegt eine Elo-Zahl weiter.",
    ],
  },
  strongerField: {
    name: "10.54 (2005): ein stärkerer F",
    tab: "10.54 (2005), F 2380",
    look: "F hat 2380 statt 2150 und C einen Punkt weniger: C bekommt trotzdem eine bessere Zahl, denn für den, der über 50 % holt, zählt der Turnierschnitt am meisten.",
    steps: [
      "10.54 (2005) nennt F eine schlechte Wahl: 2150 drückte den Schnitt. Hier hat F 2380 und C einen Punkt weniger, den I von C gewonnen hat.",
      P,
      "Ra war 2348. Die 230 Punkte mehr von F sind 38 mehr im Schnitt der sechs Elo-Zahlen: Ra ist 2387.",
      "Erstes Ru von C: 2387 + 3 × 12,5. Mit einem Punkt mehr und dem schwächeren F war es 2348 + 5 × 12,5 = 2411.",
      "Niemand zählt als weiter entfernt als 350 Punkte: Für H und I zählt Spieler A als 2539. Sonst ist niemand mehr so weit entfernt.",
      "Rc (neu): der Schnitt, einmal berichtigt.",
      "Ru (neu) von C: Vergleichen Sie es mit den 2414 des Drucks. Ein Punkt weniger und eine bessere Zahl.",
      "Was die Spieler mit Elo-Zahl gewinnen oder verlieren. Geben Sie nun C seinen Punkt zurück oder F seine 2150: Alles folgt.",
    ],
  },
};
