import { cited } from "../citing";
import { stepWriting } from "../stepWriting";
import type { WhySheetTexts } from "../whySheet";
import { DE_WORDS } from "./words";

const { number } = stepWriting(DE_WORDS);

export const DE_WHY_SHEET: WhySheetTexts = {
  of: (what, who) => `${what}: ${who}`,
  against: (what, who, opponent) => `${what}: ${who} gegen ${opponent}`,
  byRule: (title) => `Nach der Regel: ${title}`,
  squares: {
    result: "Ergebnis",
    counted: "Gezählt als: die Elo-Zahl des Gegners für Ru",
    pd: "PD",
    rating: "Elo-Zahl oder Ru",
  },
  typed: "Eingegeben, keine Berechnung: Alles, was folgt, nimmt den Wert von hier.",
  heading: "Die Überschrift einer Spalte. Was darunter steht, wird Zelle für Zelle erklärt.",
  madeFor:
    "Das Blatt ist für diesen Wert erstellt. Für einen anderen braucht es ein neues Blatt: Spalten, Artikel und Formeln würden nicht folgen.",
  shows: (sheet) => `Diese Zelle zeigt, was auf dem Blatt ${sheet} steht.`,
  formula: "Aus den unten genannten Zellen zusammengesetzt.",
  mirrored: "Die andere Hälfte der Kreuztabelle: was das Ergebnis des Gegners übrig lässt.",
  noRatingYet: (edition, games, needed) =>
    `Der Spieler hat keine Elo-Zahl: Eine Erstwertung verlangt ${needed} zählende Partien, ${cited("window")(edition)}; diese Periode hat ${games}. Das Blatt der Erstwertung nimmt frühere Turniere hinzu und sagt, was sonst noch fehlt.`,
  gamesIn: (player, event) => `Partien von ${player}: ${event}`,
  onlyRated: "Der Spieler hat keine Elo-Zahl: Das hat nur, wer eine hat.",
  onlyUnrated: "Der Spieler hat eine Elo-Zahl: Das hat nur, wer keine hat.",
  noGames: "Keine Partie des Spielers zählt.",
  noDp: (edition) =>
    `Ab 50 % steht an der Stelle von dp ein Zuschlag für jeden halben Punkt: ${cited("aboveHalf")(edition)}.`,
  withRating: (rating) => `Der Gegner steht mit seiner Elo-Zahl: ${rating}.`,
  unrated: "Der Gegner hat keine Elo-Zahl und kein Ru, das zählt.",
  hypothetical: (edition) =>
    `Ein hypothetischer Gegner, remis: ${cited("average")(edition)}. Er zählt nur in Ra und p eines Spielers ohne Elo-Zahl.`,
  notCounted: {
    opponentUnrated: () => "Der Gegner hat keine Elo-Zahl: Die Partie zählt nicht.",
    unratedMatch: (edition) =>
      `Ein Zweikampf mit einem Spieler ohne Elo-Zahl wird nicht gewertet: ${cited("unratedMatch")(edition)}.`,
    matchDecided: (edition) =>
      `Der Zweikampf war vorher entschieden: Die Partie zählt nicht, ${cited("decidedMatch")(edition)}.`,
    unratedScheveningen: (edition) =>
      `Ein Scheveninger System mit mehr als einem Spieler ohne Elo-Zahl wird nicht gewertet: ${cited("scheveningen")(edition)}.`,
    tooFarApart: (edition) =>
      `Die Elo-Zahlen liegen zu weit auseinander, als dass die Partie gewertet würde: ${cited("notRated")(edition)}.`,
    noScore: () => "Das Ergebnis ist keines (0, ½ oder 1): Die Partie zählt nicht.",
  },
  withinLimit: (limit) =>
    `Nichts anders zu zählen: Der Gegner liegt innerhalb von ${limit} Punkten um das erste Ru des Spielers, oder der Spieler hat keines.`,
  counts:
    "1: Der Spieler zählt. 0: ein Spieler ohne Elo-Zahl mit zu wenigen Punkten in einem ersten Turnier.",
  eventCounts: "Das Turnier zählt zur Erstwertung.",
  notFilled: "Die Zeile ist nicht ausgefüllt: Nichts wird berechnet.",
  lastRating: "Die Elo-Zahl, mit der der Spieler in seinem letzten Turnier steht.",
  events: "Turniere der Periode, in denen eine Partie des Spielers zählt.",
  kOfEvents: "K der Turniere, wie es auf dem Blatt der Ergebnisse steht.",
  beyondLimit: (edition, difference, limit) =>
    `Eine Differenz von ${number(difference)} zählt als ${limit}: ${cited("limit")(edition)}.`,
  kTimesGames: (edition, k, games) =>
    `K × n = ${k} × ${games} = ${k * games}: in einer Periode höchstens ${edition.highestKTimesGames}, ${cited("k")(edition)}.`,
  corrected: (before, after) =>
    `Was danach steht, minus das, was davor stand: ${number(after)} − ${number(before)}.`,
  tries: {
    rating: "Elo-Zahl",
    opponent: "Elo-Zahl des Gegners",
    k: "K",
    points: "Punkte",
    score: "Ergebnis",
    edition: "Fassung",
  },
};
