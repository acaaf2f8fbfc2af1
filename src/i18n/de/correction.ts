import type { CorrectionTexts } from "../correction";

export const DE_CORRECTION: CorrectionTexts = {
  reports: {
    name: "Korrektur",
    title: (event) => `Korrektur: ${event}`,
    note: "Die Zahlen kommen aus beiden Auswertungen und folgen ihnen. Spieler und Partien wurden beim Erstellen des Blattes verglichen.",
    sums: "Spieler mit abweichender Elo-Zahl: {ratings} · mit abweichenden Zahlen: {figures} · in beiden Auswertungen oder einer davon: {players}",
    before: "Auswertung davor",
    after: "Auswertung danach",
    otherEdition:
      "Die Auswertungen folgen verschiedenen Fassungen: Zahlen können auch ohne Korrektur abweichen.",
    causes: "Was korrigiert wurde",
    noCauses: "Nichts: Spieler, Elo-Zahlen, K, Gegner und Ergebnisse sind dieselben.",
    onlyBefore: "Spieler nur in der Auswertung davor",
    onlyAfter: "Spieler nur in der Auswertung danach",
  },
  periods: {
    name: "Vergleich",
    title: (period) => `Vergleich zweier Perioden: ${period}`,
    note: "Die Zahlen kommen aus beiden Perioden und folgen ihnen. Spieler und Turniere wurden beim Erstellen des Blattes verglichen.",
    sums: "Spieler mit abweichender neuer Elo-Zahl: {ratings} · mit abweichenden Zahlen: {figures} · in beiden Perioden oder einer davon: {players}",
    before: "Periode davor",
    after: "Periode danach",
    otherEdition:
      "Die Perioden folgen verschiedenen Fassungen: Zahlen können auch bei denselben Turnieren abweichen.",
    causes: "Woher es kommt",
    noCauses:
      "Nichts weicht ab: Spieler, Elo-Zahlen, K, Turniere und Erstwertungen sind dieselben.",
    onlyBefore: "Spieler nur in der Periode davor",
    onlyAfter: "Spieler nur in der Periode danach",
  },
  was: "davor",
  is: "danach",
  count: "Spieler, deren Zahlen sich ändern",
  countOf: (changed, players) => `${changed} von ${players}`,
  noEffects: "Für niemanden: Alle Zahlen sind dieselben.",
  madeAnew: (sheets) =>
    `Die Periode davor folgt Auswertungen, die seither neu erstellt wurden, und zeigt deren neue Zahlen: ${sheets}. Vergleichen Sie jede mit dem, was sie war.`,
  difference: "±",
  headings: {
    rating: "Elo",
    n: "n",
    w: "W",
    wMinusWe: "W − We",
    k: "K",
    change: "Änd.",
    rn: "Rn",
    ru: "Ru",
    events: "Turn.",
    delta: "ΣΔR",
  },
  missing: "–",
  cause: {
    name: "Name",
    rating: "Elo-Zahl",
    k: "K",
    ofGame: (game, what) => `${game}: ${what}`,
    game: (round, opponent) =>
      round === null ? `gegen ${opponent}` : `Runde ${round} gegen ${opponent}`,
    result: "Ergebnis",
    opponent: (round) => `Runde ${round}: Gegner`,
    opponentRating: "Elo-Zahl des Gegners",
    gameOnlyBefore: "Partie nur in der Auswertung davor",
    gameOnlyAfter: "Partie nur in der Auswertung danach",
    firstRating: "Erstwertung",
    games: "Partien",
    delta: "ΔR",
    eventOnlyBefore: {
      change: "Turnier nur in der Periode davor, K × ΔR",
      games: "Turnier nur in der Periode davor, Partien",
    },
    eventOnlyAfter: {
      change: "Turnier nur in der Periode danach, K × ΔR",
      games: "Turnier nur in der Periode danach, Partien",
    },
  },
};
