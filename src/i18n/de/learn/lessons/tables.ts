import type { LessonWords, TableLessonKey } from "../../../learn/lessons";

export const DE_TABLE_LESSONS: Readonly<Record<TableLessonKey, LessonWords>> = {
  deductions: {
    name: "Leitfaden (2005): Abzüge unter 50 %",
    tab: "Leitfaden (2005), Abzüge",
    look: "Jede Zahl ist dp von p nach Tabelle 10.1(a). 1 aus 8 ist 0,125: gerundet auf 0,13, und 322 werden abgezogen.",
    steps: [
      "Leitfaden zur Erstwertung (2005): Unter 50 % eines Schweizer Turniers ist Ru gleich Rc weniger eine Zahl dieser Tabelle; oben Partien, links Punkte.",
      "Acht Partien: p wird auf zwei Dezimalen gerundet, die Hälfte aufwärts. 1 aus 8 ist 0,125, also 0,13, und dp von 0,13 ist −322.",
      "Dasselbe für drei bis neun Partien. Ab 50 % wird nichts abgezogen.",
      "Kein Punkt: Der Leitfaden zieht 735 ab. Die Tabelle lässt dp bis 2011 offen, dann wird es 800: Ein solches Turnier zählt nicht.",
    ],
  },
  nineGames2025: {
    name: "Handbuch der FIDE 2025: neun Partien",
    tab: "Neun Partien, Handbuch 2025",
    look: "Zwei Gegner sind mehr als 400 Punkte entfernt und zählen als 2612. Die Änderung ist +56,4 und wird einmal gerundet.",
    steps: [
      "FIDE Arbiters’ Manual 2025: Ein Spieler mit 2212 und K 40 spielt neun Partien. Wie lautet die neue Elo-Zahl?",
      "Ein Abstand von mehr als 400 Punkten zählt als 400: 2659 und 2652 zählen als 2612.",
      "PD nach Tabelle 8.1(b): was vom Spieler in jeder Partie erwartet wird.",
      "ΔR ist das Ergebnis weniger PD. Die Summe der neun ist +1,41.",
      "K × ΣΔR = 40 × 1,41 = +56,4, gerundet auf 56: Die neue Elo-Zahl ist 2268.",
    ],
  },
  kThroughCareer: {
    name: "K im Lauf einer Karriere",
    tab: "K im Lauf einer Karriere",
    look: "Die 40 der Jugendlichen, die 2014 kamen, und die 2400, die für immer zählen: Wer sie erreicht hat, behält K 10.",
    steps: [
      "K sagt, wie weit eine Partie eine Elo-Zahl bewegt. Elo-Zahlen, Partien, Alter und Höchststände lassen sich ändern.",
      "2005: 25 für die ersten 30 Partien, dann 15, und 10 ab 2400. Die 30 Partien gehen vor: 2450 mit 20 Partien hat 25.",
      "2011: 30 statt 25, und 2400 zählt auch ohne 30 Partien.",
      "2014: 40, 20, 10. Ein Jugendlicher unter 2300 hat 40 bis zum 18. Geburtstag; sind 2300 erreicht, ist die 40 vorbei.",
      "2024: Die 40 des Jugendlichen gilt bis zum Ende des Jahres mit dem 18. Geburtstag.",
    ],
  },
  kTimesGames: {
    name: "Die 700er-Regel: K × n",
    tab: "K × n, 700er-Regel",
    look: "K wird gesenkt, bis K × n nicht mehr als 700 ist: Wer in einem Monat viel spielt, bewegt sich nicht weiter.",
    steps: [
      "Drei Fälle aus dem Handbuch der FIDE und zwei, in denen sich nichts ändert: K und die Partien einer Wertungsperiode.",
      "K × n ist, was höchstens zu verlieren oder zu gewinnen wäre. Über 700 muss K kleiner werden.",
      "700 geteilt durch die Partien, ohne Dezimalen: 22 Partien ergeben 31, 39 Partien 17, 50 Partien 14.",
    ],
  },
  fideAndFse: {
    name: "FIDE und FSE: was eine Partie wert ist",
    tab: "FIDE und FSE, Punkte",
    look: "Die FIDE zählt höchstens 400 Punkte, die Schweizer Liste alle. Die Folien runden für den Kurs: Was von Tabelle 8.1(b) abweicht, ist markiert.",
    steps: [
      "Zwei Listen, eine Tabelle: die FIDE mit K 20, die Schweizer Liste (FSE, bis Ende 2025) mit K 24. Was bringen Sieg, Remis, Niederlage?",
      "FIDE: K × (Ergebnis − PD), der Abstand höchstens als 400 gezählt. Ein Sieg bringt immer mindestens 1,6 Punkte.",
      "FSE: K 24 und keine Grenze. Bei 1000 Punkten ist ein Sieg nichts wert.",
      "Die Folien für Schiedsrichter drucken diese PD. Markiert: wo es nicht die der Tabelle 8.1(b) sind.",
    ],
  },
  fsePeriods: {
    name: "FSE: sechs Perioden, und K",
    tab: "FSE, K und Perioden",
    look: "Das Schweizer K folgt der jetzigen Zahl: 16 ab 2200, 36 für 20 Partien und für Junioren unter 20 bis 1850, sonst 24.",
    steps: [
      "Dieselben Spieler in beiden Listen: Elo-Zahl, gewertete Partien und Alter bestimmen K, in jeder Liste auf ihre Weise.",
      "FSE: 16 ab 2200, 36 für die ersten 20 Partien und unter 20 Jahren bis 1850, sonst 24. R(neu) = R(alt) + Σ K × (Ergebnis − PD).",
      "FIDE 2024: 10, wenn 2400 erreicht wurde, 40 für die ersten 30 Partien und für Jugendliche unter 2300, sonst 20.",
      "Die FSE wertete in sechs Perioden im Jahr, je zwei Monate; die FIDE in zwölf, je einer. Die Schweizer Liste endete am 1. Januar 2026.",
    ],
  },
};
