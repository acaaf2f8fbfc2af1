import type { ManifestTexts } from "../manifest";

export const DE_MANIFEST: ManifestTexts = {
  name: "FIDE-Elo",
  description:
    "Berechnet Elo-Zahlen nach dem Regelwerk der FIDE, Fassung um Fassung von 2005 bis 2025: Funktionen FIDE.*, deren Zahlen alle erklärt werden.",
  tooltip:
    "Aufgabenbereich öffnen: Auswertungen aus Tabellen und Turnierdateien, Erstwertungen, Wertungsperioden, Liste der Funktionen",
  ready: "FIDE-Elo ist bereit",
  firstStep:
    "Geben Sie =FIDE.PD(100) in eine Zelle ein, oder öffnen Sie den Aufgabenbereich auf der Registerkarte Start.",
};
