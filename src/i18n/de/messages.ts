import type { Messages } from "../../functions/messages";
import { EDITION_LIST, writing } from "../writing";
import { DE_WORDS } from "./words";

const { came, count, countedPoints, date, hundredths, number, place, player, points, size } =
  writing(DE_WORDS);

const EDITION = `${EDITION_LIST}, das Datum des Turnierbeginns oder „rapid“ oder „blitz“`;

const expected: Messages["expected"] = {
  difference: "eine Elo-Differenz, etwa 120 oder -85",
  fraction: "eine Zahl von 0 bis 1 (67 % sind 0,67)",
  rating: "eine Zahl von 1 bis 4000 oder u für einen Spieler ohne Elo-Zahl",
  ratedAverage: "der Schnitt der Gegner mit Elo-Zahl",
  fieldRating: "eine Elo-Zahl oder, ohne Elo-Zahl, das Ru des ersten Durchgangs",
  result: "1, 0,5, 0, ½, =, w, d oder l oder - für eine nicht gespielte Partie",
  resultNotBlank: "ein Ergebnis; geben Sie - für eine nicht gespielte Partie ein",
  resultNotDate:
    "ein Ergebnis. Aus 1/2 macht Excel in einer Zelle ein Datum: Geben Sie ½ oder 0,5 ein",
  results:
    "die Ergebnisse einer Paarung, etwa 1, ½, 0 oder ½1, oder - für eine nicht gespielte Partie",
  total: "ganze oder halbe Punkte, etwa 6,5 oder 6½",
  games: "eine ganze Zahl von Partien",
  gamesPlayed: "eine ganze Zahl von Partien, mindestens 1",
  periodGames: "eine ganze Zahl von Partien von 0 bis 700",
  k: "eine ganze Zahl von 1 bis 100",
  change: "eine Elo-Änderung, etwa 6,2 oder -2,5",
  age: "ein Alter in ganzen Jahren",
  minutes: "eine Zahl von Minuten, 0 oder mehr",
  seconds: "eine Zahl von Sekunden, 0 oder mehr",
  date: "ein Datum (ein als Text eingegebenes zählt nicht)",
  birth: "ein Geburtsdatum oder ein Geburtsjahr, etwa 1990",
  birthBefore: "eine Geburt vor dem Tag des Turniers",
  logical: "WAHR oder FALSCH",
  system: "„swiss“, „team“ oder „robin“",
  edition: EDITION,
  editionOrFse: `${EDITION}, oder „FSE“`,
  oneCell: "eine einzelne Zelle",
  editionCell: "eine Fassung für die ganze Formel, in einer einzelnen Zelle",
  name: "ein Name",
};

const problems: Messages["problems"] = {
  wrong: (values) =>
    `${values.argument}${place(values.place)}: ${came(values.came)}. Erwartet: ${expected[values.expected]}.`,
  sizesDiffer: (values) =>
    `${values.argument} ist ${size(values.size)}, ${values.other} ${size(values.otherSize)}. Erwartet: Bereiche gleicher Größe.`,
  scoreAboveGames: (values) =>
    `${values.argument}${place(values.place)}: ${countedPoints(values.score)} aus ${count(values.games, "game")}. Erwartet: höchstens ein Punkt je Partie.`,
  totalBesideUnrated: ({ argument, other }) =>
    `${argument}: eine Punktsumme neben einem Gegner ohne Elo-Zahl in ${other}. Erwartet: ein Ergebnis je Gegner, damit nur Partien gegen solche mit Elo-Zahl zählen.`,
  neededGames: ({ came: given, regular, exception, edition }) =>
    `needed: ${number(given)}. Erwartet: ${regular === exception ? regular : `${regular}, oder ${exception} für ihre Ausnahmen,`} in der Fassung ${edition}.`,
  tooManyCells: (values) =>
    `Das Ergebnis wäre ${size(values.size)}. Erwartet: höchstens ${values.most} Zellen; geben Sie den gefüllten Bereich an, nicht ganze Spalten.`,
  tooManyPlayers: ({ players, most }) =>
    `ratings: ${count(players, "player")}. Erwartet: ein Rundenturnier mit höchstens ${most}; geben Sie den gefüllten Bereich an.`,
  scoresNotAField: (values) =>
    `scores: ${size(values.size)} für ${count(values.players, "player")}. Erwartet: eine Punktsumme je Spieler oder das Quadrat der Ergebnisse.`,
  contradiction: (values) =>
    `scores: Das Ergebnis von ${player(values.player)} gegen ${player(values.opponent)} passt nicht zu dem jenseits der Diagonale. Erwartet: 1 und 0 oder ½ und ½.`,
  totalAboveGames: (values) =>
    `scores: ${countedPoints(values.total)} für ${player(values.player)}. Erwartet: höchstens ${values.highest}, ein Punkt je Gegner; für zwei Durchgänge geben Sie das Quadrat der Ergebnisse an.`,
  totalsSum: (values) =>
    `scores: Die Punktsummen ergeben zusammen ${points(values.sum)}. Erwartet: ${points(values.expected)}, ein Punkt für jede Partie eines Durchgangs.`,
  onlyPrintedIn: ({ edition, came: given }) =>
    `asPrinted: WAHR mit der Fassung ${given}. Erwartet: die Fassung ${edition}, deren gedrucktes Beispiel von der eigenen Regel abweicht.`,
  notAnEdition: (values) =>
    `edition: ${values.year} ist keine Fassung; ${values.year} gilt: ${values.inForce}. Erwartet: ${expected[values.expected]}.`,
  commaInNumber: ({ digits }) =>
    `edition: ${digits} ist keine Fassung. Das Komma trennt hier Argumente: 0,${digits} sind zwei. Geben Sie 0.${digits} ein.`,
  noPartner: () => "Diese Zelle hat kein Gegenüber: Die Bereiche sind verschieden groß.",
  inputShows: ({ code }) => `Die Eingabe zeigt ${code}. Erwartet: eine Zelle ohne Fehler.`,
  unexpected: ({ what }) => `Unerwartet: ${what}. Bitte melden Sie es zusammen mit der Formel.`,
};

const reasons: Messages["reasons"] = {
  dpUndefined: ({ p, player: whose }) =>
    `dp ist in dieser Fassung für p = ${hundredths(p)}${whose === undefined ? "" : ` (${player(whose)})`} nicht bestimmt; erwartet: mehr als kein und weniger als jeder Punkt.`,
  beforeFirstEdition: ({ day }) =>
    `${date(day)} liegt vor dem 01.07.2005, mit dem die erste hier bekannte Fassung beginnt. Erwartet: ein späteres Datum, etwa DATUM(2014;7;1).`,
  yearBeforeFirst: ({ year }) =>
    `${year} ist ein Jahr und kein Tag und liegt vor 2005, mit dem die erste hier bekannte Fassung beginnt. Erwartet: ein späteres Datum, etwa DATUM(2014;7;1).`,
  yearForDay: ({ year, inForce }) =>
    `${year} ist ein Jahr und kein Tag; ${year} gilt: ${inForce}. Erwartet: ein Datum, etwa DATUM(${year};7;1).`,
  paceNotModelled: ({ earliest }) =>
    `Schnellschach und Blitz sind hier ab dem ${date(earliest)} bekannt; erwartet: ein Datum von da an, 2024 oder 2025.`,
  noRatedOpponents: () =>
    "Kein Gegner mit Elo-Zahl, also kein Schnitt. Erwartet: mindestens eine Elo-Zahl.",
  tooFewPoints: ({ score, needed, first }) =>
    `${countedPoints(score)} ${score === 2 ? "zählt" : "zählen"} in einem ${first ? "ersten" : "späteren"} Turnier nicht. Erwartet: mindestens ${points(needed)}.`,
  tooFewRatedOpponents: ({ games, needed }) =>
    `Partien gegen Gegner mit Elo-Zahl: ${games}. Erwartet: mindestens ${needed}.`,
  robinRemoved: ({ last }) =>
    `Das Verfahren für Rundenturniere gibt es in dieser Fassung nicht mehr. Erwartet: ${last} oder früher; ${last} ist die letzte, die es hat.`,
  averagedNotPooled: () =>
    "Diese Fassung fasst die Partien nicht zusammen, sie mittelt die Ru der Turniere: Nehmen Sie FIDE.WEIGHTED.",
  nothingToAverage: () =>
    "Es gibt nichts zu mitteln. Erwartet: mindestens ein Ru mit seinen Partien.",
  unratedHasNoK: () => "Ein Spieler ohne Elo-Zahl hat kein K. Erwartet: eine Elo-Zahl.",
  unratedHasNoChange: () =>
    "Ein Spieler ohne Elo-Zahl hat keine Elo-Änderung. Erwartet: eine Elo-Zahl; für eine Erstwertung nehmen Sie FIDE.SWISS.RU.",
  noFixedClosing: ({ normally }) =>
    normally === undefined
      ? "Der Text dieser Fassung legt keinen Stichtag fest."
      : `Der Text dieser Fassung legt keinen Stichtag fest. Gewöhnlich liegt er einen Monat vor der Liste: Das Turnier zählt auf der vom ${date(normally.list)}, wenn sein Bericht bis ${date(normally.reportedBy)} eintraf.`,
  paceHasBounds: () =>
    "Schnellschach und Blitz haben Grenzen statt einer Mindestzeit: Nehmen Sie FIDE.TIMECONTROL.",
  nobodyRated: () => "Niemand im Feld hat eine Elo-Zahl. Erwartet: mindestens eine.",
  tooFewPlayers: ({ players }) =>
    `Ein Feld von ${players} ist kein Rundenturnier. Erwartet: mindestens 3 Spieler.`,
  unplayedGame: (values) =>
    `${player(values.player)} und ${player(values.opponent)} haben eine Partie nicht gespielt: Das Turnier wird als Schweizer System gemeldet. Nehmen Sie FIDE.CHANGE und FIDE.SWISS.RU.`,
  resultsNeeded: (values) =>
    `${player(values.player)} hat ${countedPoints(values.score)}, erwartet werden mindestens ${points(values.needed)}, und fällt mit allen Partien weg. Aus Punktsummen geht das nicht: Geben Sie das Quadrat der Ergebnisse an.`,
};

export const DE_MESSAGES: Messages = {
  expected,
  problems,
  reasons,
  cite: (article, edition) =>
    edition === "FSE" ? "Schweizer Liste FSE." : `Artikel ${article} (${edition}).`,
};
