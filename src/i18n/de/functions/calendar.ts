import type { FunctionTexts } from "../../../functions/functionTexts";
import { EDITION, EDITION_ON_DATE } from "./arguments";

/** Calendar and conditions. */
export const CALENDAR: FunctionTexts["functions"] = {
  EDITION: {
    description: "Die Fassung des Regelwerks, die an einem Tag gilt.",
    details: "Die erste bekannte gilt ab dem 1. Juli 2005.",
    parameters: { date: "Datum des Turnierbeginns" },
  },
  EDITIONS: {
    description:
      "Die Fassungen mit ihren Daten und wichtigsten Zahlen, überlaufend, mit Überschriften.",
    details:
      "„secondary“ kennzeichnet eine Fassung, die teilweise oder ganz aus zweiter Hand bekannt ist. „in force from“ ist ein Datum: Formatieren Sie die Spalte.",
    parameters: {},
  },
  LIST: {
    description: "Das Datum der Elo-Liste, nach der ein an einem Tag beginnendes Turnier rechnet.",
    details:
      "Vier Listen im Jahr 2005, sechs ab 2009, zwölf ab Juli 2012. Das Ergebnis ist ein Datum: Formatieren Sie die Zelle.",
    parameters: { date: "Datum des Turnierbeginns", edition: EDITION_ON_DATE },
  },
  RATEDON: {
    description: "Das Datum der ersten Elo-Liste, auf der ein an einem Tag endendes Turnier zählt.",
    details:
      "Wo der Text keinen Stichtag festlegt, gibt es keines: 2005, 2012, 2017 und 2022; für 2005 sagt die Meldung, welche Liste es gewöhnlich ist, mit dem Bericht einen Monat davor (9.13). Das Ergebnis ist ein Datum: Formatieren Sie die Zelle.",
    parameters: {
      end: "Letzter Tag des Turniers",
      edition: EDITION_ON_DATE,
      official: "WAHR für ein offizielles FIDE-Turnier, das noch am Tag vor der Liste enden darf",
    },
  },
  ACTIVE: {
    description: "WAHR, wenn so viele gewertete Partien im Jahr einen Spieler aktiv halten.",
    details: "Vier Partien im Jahr 2005, eine ab 2011.",
    parameters: { games: "Gewertete Partien innerhalb eines Jahres", edition: EDITION },
  },
  MINTIME: {
    description: "Minuten, die jeder Spieler für 60 Züge haben muss.",
    details: "Nach der höchsten Elo-Zahl des Turniers, ab 2017 der Partie.",
    parameters: {
      highestRating: "Höchste Elo-Zahl im Turnier oder in der Partie; u, wenn niemand eine hat",
      edition: EDITION,
    },
  },
  TIMECONTROL: {
    description: "WAHR, wenn eine Bedenkzeit für 60 Züge lang genug ist, um gewertet zu werden.",
    details: "Für Schnellschach und Blitz WAHR innerhalb ihrer Grenzen.",
    parameters: {
      minutes: "Minuten für alle Züge",
      increment: "Zugabe in Sekunden je Zug",
      highestRating: "Höchste Elo-Zahl im Turnier oder in der Partie; u, wenn niemand eine hat",
      edition: EDITION,
    },
  },
};
