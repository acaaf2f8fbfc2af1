import type { DetailsTexts } from "../details";

export const DE_DETAILS: DetailsTexts = {
  copy: "Angaben kopieren",
  details: "Angaben zu diesem Excel, ohne Namen und Ergebnisse",
  copied: "Kopiert: Versionen, Sprache und Fassung, ohne Namen und Ergebnisse.",
  copyByHand:
    "Das Kopieren ist hier nicht erlaubt. Der Text ist markiert: Drücken Sie Strg+C oder ⌘C.",
  help: "Anleitung",
  lines: {
    version: "FIDE-Elo: ",
    host: "Programm: ",
    platform: "Plattform: ",
    office: "Office-Version: ",
    language: "Sprache: ",
    edition: "Fassung: ",
    requirements: "Anforderungssätze: ",
    fault: "Fehler: ",
  },
  unknown: "nicht bekannt",
  byDate: "nach dem Tag des Turniers",
  none: "keine gewählt",
};
