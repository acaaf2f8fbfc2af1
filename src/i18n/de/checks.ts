import type { CheckTexts } from "../checks";
import { gamesTooFast } from "../checks";
import { writing } from "../writing";
import { DE_WORDS } from "./words";

const { count, points, number } = writing(DE_WORDS);

const gamesOf = gamesTooFast((round) => `Runde ${round}`);

export const DE_CHECKS: CheckTexts = {
  kindChecks: {
    unratedMatch: ({ unrated }) =>
      unrated === ""
        ? "Zweikämpfe sind zwischen Spielern mit Elo-Zahl"
        : `Zweikämpfe mit einem Spieler ohne Elo-Zahl werden nicht gewertet: ${unrated}`,
    decidedMatch: ({ games, of }) =>
      games === 0
        ? `Zweikampf über ${count(of, "game")}: keine nach der Entscheidung gespielt`
        : `Zweikampf über ${count(of, "game")}: ${games} nach der Entscheidung gespielt, nicht gezählt`,
    scheveningen: ({ unrated }) =>
      `Scheveninger System mit höchstens einem Spieler ohne Elo-Zahl: ${unrated}`,
    pooled: ({ tables, isDuty }) =>
      `Vor- und Endrunden ${isDuty ? "sind" : "können"} ein Turnier${isDuty ? "" : " sein"}: ${count(tables, "table")} zusammengefasst`,
  },
  timeChecks: {
    timeControl: ({ minutes, needed, highest, leftOut }) => {
      if (needed === null)
        return `${count(minutes, "minute")} für 60 Züge, innerhalb der Grenzen des Spieltempos`;
      return leftOut.length === 0
        ? `${count(minutes, "minute")} für 60 Züge; nötig sind ${needed}, die höchste Elo-Zahl ist ${highest ?? "u"}`
        : `${count(minutes, "minute")} für 60 Züge sind zu wenig für ${count(leftOut.length, "game")}. Nicht gewertet wird: ${gamesOf(leftOut)}`;
    },
    firstControl: ({ moves, needed, isDuty }) =>
      `Erste Zeitkontrolle nach ${count(moves, "move")}; ${isDuty ? `vorgeschrieben sind ${needed}` : `empfohlen sind ${needed}`}`,
    roundsPerDay: ({ is, allowed, isAtLeast }) =>
      `${isAtLeast ? "mindestens " : ""}${count(is, "round")} an einem Tag, höchstens ${allowed}`,
    hoursPerDay: ({ is, allowed, rounds, minutes, by, isAtLeast }) =>
      `${isAtLeast ? "mindestens " : ""}${number(Math.round(100 * is) / 100)} h Spielzeit an einem Tag (Runden: ${rounds}, zu 2 × ${number(minutes)} min für 60 Züge${by === null ? "" : `, wie ${by} rechnet`}), höchstens ${allowed}`,
    duration: ({ is, allowed, championship, approved, interim, isChampionship }, edition) => {
      const days = `${count(is, "day")} vom ersten bis zum letzten, höchstens ${allowed}`;
      if (is <= allowed) return days;
      const more = [
        ...(championship === null ? [] : [`als Meisterschaft, ${championship} (${edition})`]),
        ...(approved === null || isChampionship
          ? []
          : [`wenn die Qualifikationskommission zustimmt, ${approved} (${edition})`]),
      ];
      const longer = more.length === 0 ? "" : `; mehr ${more.join(" oder ")}`;
      const owed =
        interim === null
          ? ""
          : `. Längere Turniere schulden jeden Monat Ergebnisse, ${interim} (${edition})`;
      return `${days}${longer}${owed}`;
    },
  },
  exception: (games) =>
    `${games} Partien genügen: Olympiade, Mannschaftsmeisterschaft, IBCA, ICSC, IPCA`,
  official: (article) => `Offizielles FIDE-Turnier, ${article}`,
  deadlines: "Fristen",
  deadline: {
    registered: (date, article) => `Anzumelden bis zum ${date}, ${article}`,
    normRegistered: (date, article) =>
      `Anzumelden bis zum ${date}, wenn Titelnormen möglich sind, ${article}`,
    reported: (date, article) => `Bericht des Schiedsrichters bis zum ${date}, ${article}`,
    uploaded: (date, article) => `An die FIDE zu senden bis zum ${date}, ${article}`,
    list: (date, article) => `Zählt auf der Liste vom ${date}, ${article}`,
    lastList: (date, article) => `Wird nach der Liste vom ${date} nicht mehr gewertet, ${article}`,
  },
  normally: (list, reportedBy, article) =>
    `Zählt gewöhnlich auf der Liste vom ${list}, wenn der Bericht bis zum ${reportedBy} eintraf, ${article}`,
  interim: (dates, article) => `Zwischenergebnisse jeden Monat: bis zum ${dates}, ${article}`,
  licensed: (article) =>
    `Alle Schiedsrichter haben eine FIDE-Lizenz, sonst wird das Turnier nicht gewertet, ${article}`,
  announced: (article) =>
    `Ein Turnier wird gewertet, außer die Einladungen sagen das Gegenteil; der Hauptschiedsrichter sagt das dann vor Beginn an, ${article}`,
  appeal: (article) =>
    `Die FIDE kann die Wertung eines Turniers ablehnen; der Veranstalter kann innerhalb von sieben Tagen nach der Mitteilung Berufung einlegen, ${article}`,
  notFirst: (name, score) =>
    `${name} (${points(score)}): nicht das erste Turnier, die Partien zählen`,
  checksMet: (unmet) =>
    unmet === 0 ? "Prüfungen: alle erfüllt" : `Prüfungen: ${number(unmet)} nicht erfüllt`,
  composition: {
    third: ({ rated, needed }) =>
      `Mindestens ein Drittel mit Elo-Zahl: ${rated}, erwartet ${needed}`,
    fourOfFew: ({ rated, needed }) =>
      `Weniger als zehn Spieler: ${rated} mit Elo-Zahl, erwartet ${needed}`,
    doubleRound: ({ rated, needed, players }) =>
      `Doppelrundig mit Spielern ohne Elo-Zahl: ${count(players, "player")}, ${rated} mit Elo-Zahl; erwartet 6 und ${needed}`,
    ratedOpponents: ({ rated, needed }) =>
      `Spieler ohne Elo-Zahl brauchen ${needed} Gegner mit Elo-Zahl: ${rated}. Mit weniger zählen sie für niemanden`,
    championship: ({ rated, needed }) =>
      `Landesmeisterschaft: ${rated} mit Elo-Zahl, erwartet ${needed}`,
  },
  met: "erfüllt",
  notMet: "nicht erfüllt",
  leftOutCheck: (names) =>
    `Zu wenige Punkte in einem ersten Turnier: ${names}. Der Spieler und alle Partien gegen ihn fallen weg.`,
  tooFewPoints: (names, isFirst) =>
    `Zu wenige Punkte gegen Gegner mit Elo-Zahl${isFirst ? " in einem ersten Turnier" : ""}: ${names}. Das Ergebnis geht in keine Erstwertung ein.`,
  nobodyLeftOut: "Jeder Spieler ohne Elo-Zahl hat die Punkte, die ein erstes Turnier verlangt",
};
