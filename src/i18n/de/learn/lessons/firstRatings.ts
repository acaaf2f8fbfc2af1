import type { FirstRatingLessonKey, LessonWords } from "../../../learn/lessons";

export const DE_FIRST_RATING_LESSONS: Readonly<Record<FirstRatingLessonKey, LessonWords>> = {
  weighted2005: {
    name: "10.3 (2005): gewichtetes Mittel",
    tab: "10.3 (2005) gewichtet",
    look: "Das Ru jedes Turniers zählt so oft, wie es Partien hat. Der Text nennt Ru allein; hier steht jedes Turnier bei 50 %, wo Ru gleich Rc ist.",
    steps: [
      "10.3 (2005): Ein Spieler ohne Elo-Zahl hat drei Turniere, mit 5, 10 und 5 Partien. Jedes ergibt eine Zahl für sich.",
      "Ru jedes Turniers: 2280, 2400 und 2000.",
      "Jedes Ru zählt so oft, wie das Turnier Partien hat: Ru × n. Alle drei Turniere zählen.",
      "Die Summe geteilt durch die 20 Partien: 2270 wird veröffentlicht. Ein einfaches Mittel wäre 2227.",
    ],
  },
  pooled2011: {
    name: "8.34 (2011): wie ein einziges Turnier",
    tab: "8.34 (2011) zusammen",
    look: "2199, wo der Text 2197 druckt: Das sind 2184,17 + 12,5, und nach 8.23 ist ein ½ 15 wert.",
    steps: [
      "8.34 (2011): drei Turniere mit 1/3, 3/5 und 2½/4 gegen Schnitte von 2220, 2150 und 2200. Seit 2011 zählen sie wie ein einziges.",
      "Ru jedes Turniers allein: Es zählt nicht mehr für sich, sagt aber, ob das Turnier überhaupt zählt.",
      "Zusammen 12 Partien mit 6½ Punkten, ein ½ über 50 %. Der Schnitt aller Gegner ist 2184,17.",
      "2184,17 + 15 = 2199. Der Text druckt 2197: Die 12,5 von 2005 blieben stehen.",
    ],
  },
  first2024: {
    name: "8.2 (2024): zwei Remis kommen hinzu",
    tab: "8.2 (2024) Erstwertung",
    look: "Die beiden hypothetischen Gegner mit 1800, beide remis: Sie verschieben Schnitt und Ergebnis der FIDE-Musterprüfung (Arbiters’ Manual 2025, Q15).",
    steps: [
      "FIDE-Musterprüfung: sieben Gegner mit Elo-Zahl, im Schnitt 1580, und 3 Punkte. Seit 2024 kommen zwei Remis gegen 1800 hinzu.",
      "Ra: 7 × 1580 und 2 × 1800, geteilt durch 9: 1629.",
      "4 Punkte aus 9 sind 0,44, und dp von 0,44 ist −43.",
      "Ru = Ra + dp = 1586. Es wird veröffentlicht: 7 Partien sind mehr als die nötigen 5, und 1400 ist erreicht.",
    ],
  },
};
