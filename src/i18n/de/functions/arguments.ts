/** Words for arguments that several functions share. */
export const EDITION =
  'Fassung: ihr Jahr, das Datum des Turnierbeginns, "rapid" oder "blitz"; fehlt sie, die neueste';
export const EDITION_OR_FSE = `${EDITION}; "FSE" für die Schweizer Liste`;
export const EDITION_ON_DATE = "Fassung: ihr Jahr oder ein Datum; fehlt sie, die am Datum geltende";
export const ROBIN_EDITION =
  "Fassung: ihr Jahr oder das Datum des Turnierbeginns; fehlt sie, 2017, die letzte mit dem Verfahren";
export const OWN_RATING = "Elo-Zahl des Spielers";
export const OPPONENTS = "Elo-Zahlen der Gegner; u für einen ohne Elo-Zahl, der nicht zählt";
export const RESULTS_OR_TOTAL =
  "Ein Ergebnis je Gegner oder die Punktsumme; leer zählt auf dem Desktop als Niederlage, - für nicht gespielt";
export const PLAYER_RATINGS = "Elo-Zahl jedes Spielers; u oder leer für einen ohne";
export const FIRST = "WAHR (Vorgabe) für das erste Turnier; FALSCH für ein späteres";
