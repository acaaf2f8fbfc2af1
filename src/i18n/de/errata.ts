import type { ErrataTexts } from "../errata";

export const DE_ERRATA: ErrataTexts = {
  title: "Druckfehler der Texte",
  introduction:
    "Worüber man beim Lesen des Regelwerks stolpern kann und was stattdessen gerechnet wird. Die Blätter wiederholen unter ihren Anmerkungen, was sie betrifft.",
  guide: "Der Leitfaden zur Erstwertung (2005)",
  slides: "Die Schulungsfolien (FIDE und FSE)",
  sentences: {
    noPoint: (where) =>
      `Der Leitfaden zieht für gar keinen Punkt 735 ab (2300, 0 aus 5: 1565); ${where} lässt dp dort offen, ein solches Turnier zählt also nicht.`,
    raInSwiss: (where) =>
      `${where} sagen Ra. Im Schweizer System und im Mannschaftsturnier ist das Rc, der Schnitt der Gegner mit Elo-Zahl: Ein Ra gibt es dort nicht.`,
    poolPrinted: (where) =>
      `Das Beispiel von ${where} druckt 2197: Das sind 2184,17 + 12,5, ein Rest von 2005. Nach 8.23 sind es 15 je ½: 2199.`,
    playerForOpponent: (where) =>
      `${where} sagt „wenn der Spieler keine Elo-Zahl hat“: Gemeint ist der Gegner, der mit der am Ende des Turniers gefundenen Zahl zählt.`,
    firstRuPrinted: (where) =>
      `${where} druckt als erstes Ru von C und E 2411 und 2386: 12,5 je ½, ein Rest von 2005. Nach 8.23 sind es 15: 2423 und 2393.`,
    wePrinted: (where) =>
      `${where} druckt We 7,38; 6,50; 5,40; 2,52; 4,21; 4,21 aus dem ersten Ru. Nach dem Wortlaut, mit Ru (neu), sind es 7,36; 6,48; 5,40; 2,55; 4,21; 4,21.`,
    gamesOneByOne: (where) =>
      `${where} sagt, jede Partie einzeln zu zählen wäre genauer, aber mühsamer: 10.51 tut genau das.`,
    turnoverOf25: (where) =>
      `${where}: „K = 25, 30 Partien“ ist ein Rest von 2005. Mit K = 30 nach 8.56 erneuert sich eine Elo-Zahl in 25 Partien (750 / K).`,
    turnoverOf30: (where) =>
      `${where}: „K = 30, 18 Partien“. Das K, das eine Elo-Zahl in 18 Partien erneuert, ist das 40 von 8.56 (700 / K).`,
    gamesRenumbered: (where) =>
      `${where} verweisen auf 6.3 und 6.4; in dieser Fassung sind das 6.2 und 6.3.`,
    driftRenumbered: (where) => `${where} verweist auf 12.3: Von der Drift der Skala handelt 10.3.`,
    slidesFide: (where) =>
      `Spalte ${where}: 800 → 1,00; 500 → 0,95; 350 → 0,90; 250 → 0,80; 200 → 0,75; 100 → 0,65 sind für den Unterricht gerundet. Nach Tabelle 8.1(b), mit höchstens 400 Punkten, sind es 0,92; 0,92; 0,89; 0,81; 0,76; 0,64.`,
    slidesFse: (where) =>
      `Spalte ${where}: 300 → 0,86 und 90 → 0,63. Nach Tabelle 8.1(b) sind es 0,85 und 0,62.`,
    slidesJuniors: (where) =>
      `${where}: Jugendliche behalten K 40 „≤ 2300“, nach 8.56 (2014) unter 2300; und 100 Punkte mehr sind 64 %, nicht 66 %.`,
  },
};
