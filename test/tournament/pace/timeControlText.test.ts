import { firstControl, minutesOf } from "../../../src/rules/timeControl";
import { timeControlOf } from "../../../src/tournament/pace/timeControlText";

const forSixty = (encoded: string, words: string) => {
  const control = timeControlOf(encoded, words);
  return control === null ? null : [minutesOf(control), firstControl(control)];
};

test.each([
  ["5400+30", 120, null],
  ["40/6000+30:900+30", 145, 40],
  ["40/7200:3600+30", 190, 40],
  ["40/4800:1800+30", 120, 40],
  ["40/7200:20/3600:900+30", 180, 40],
  ["180+2", 5, null],
  ["900+10", 25, null],
])("222 (TRF26): %p is %p minutes for 60 moves (1.1)", (encoded, minutes, first) => {
  expect(forSixty(encoded, "")).toEqual([minutes, first]);
});

test.each([
  ["40/5400+30:1800+30", 150],
  ["40/6000+30:900+30", 145],
  ["40/7200:20/3600:900+30", 180],
])("122 (TRF16) has %p as 222 has it: %p minutes for 60 moves (1.1)", (words, minutes) => {
  expect(forSixty("", words)?.[0]).toBe(minutes);
});

test("periods too short for seconds may be minutes: nobody knows", () => {
  expect(forSixty("", "40/90+30:30+30")).toBeNull();
  expect(forSixty("", "40/5400+30:30+30")).toBeNull();
});

test("what is encoded goes before the words; what is not understood leaves it to them", () => {
  expect(forSixty("900+10", "90+30")).toEqual([25, null]);
  expect(forSixty("W300-B240", "90 min + 30 s")).toEqual([120, null]);
  /** 90 s or 90 min: nobody knows. */
  expect(forSixty("90+30", "15 min + 10 s")).toEqual([25, null]);
});

test.each([
  ["90 min + 30 s", 120],
  ["90' + 30''", 120],
  ["90’+30”", 120],
  ["90 minutes + 30 sec/move", 120],
  ["G/90+30", 120],
  ["5400+30", 120],
  ["900+10", 25],
  ["90 min. + 30 sec. par coup", 120],
  ["90 min   +   30 s   /   move", 120],
  ["90 minutes + 30 each move", 120],
  ["90+30 Fischer", 120],
  ["10 minutes + 3 seconds", 13],
  ["5'+3''", 8],
  ["5' + 3\"", 8],
  ["15 min + 10 sec", 25],
  ["15 Min. + 10 Sek./Zug", 25],
  ["15 minutes + 10 secondes par coup", 25],
  ["15 minuti + 10 secondi a mossa", 25],
  ["3m+2s", 5],
  ["3+2", 5],
  ["25+10", 35],
  ["10 min KO", 10],
  ["Rapid: 15'+5''", 20],
  ["Bedenkzeit: 20 Minuten pro Spieler", 20],
  ["2 x 60 min", 60],
  ["1h30 + 30s", 120],
  ["1 h 30 min + 30 s", 120],
  ["1:30 h + 30 s", 120],
  ["1½ h", 90],
  ["90 min with 30 seconds increment per move", 120],
  ["90 minutes avec un incrément de 30 secondes par coup", 120],
  ["90 Minuten mit 30 Sekunden Zuschlag pro Zug ab dem ersten Zug", 120],
  ["90 minuti con incremento di 30 secondi a mossa dalla prima mossa", 120],
  ["60 min", 60],
  ["2 hours", 120],
  ["two hours for the game", 120],
])("122: %p is %p minutes for 60 moves (1.1)", (words, minutes) => {
  expect(forSixty("", words)).toEqual([minutes, null]);
});

test.each([
  ["40 coups en 90 minutes, puis 30 minutes", 120],
  ["40 moves in 90 minutes, then 30 minutes", 120],
  ["40 Züge in 90 Minuten, danach 30 Minuten", 120],
  ["40 mosse in 90 minuti, poi 30 minuti", 120],
  ["90/40+30+30", 150],
  ["40/90, 30", 120],
  ["40/90'+30'", 120],
  ["40/90' + 30' + 30''", 150],
  ["90'/40 + 30' + 30''", 150],
  ["90 min/40 moves + 30 min + 30 s/move", 150],
  ["90 min/40 moves + 30 min + 30 sec increment from move 1", 150],
  ["100 Minuten für 40 Züge, danach 50 Minuten für 20 Züge, danach 15 Minuten + 30 s pro Zug", 180],
  ["40 Züge in 2 h, Rest 1 h", 180],
  ["40/2h, 20/1h", 180],
  ["40/2h + 1h", 180],
  ["40/90+30, 30+30", 150],
  ["40 moves in 80 minutes, then 30 minutes + 30 s from move 41", 120],
  ["90 Minuten für 40 Züge, nach dem 40. Zug 30 Minuten", 120],
])("122: %p is %p minutes for 60 moves, 40 of them in the first period (1.3)", (words, minutes) => {
  expect(forSixty("", words)).toEqual([minutes, 40]);
});

/** Each gives the 120 minutes of 1.11. */
test.each([
  ["Tous les coups en deux heures", null],
  ["All the moves in two hours", null],
  ["Alle Züge in zwei Stunden", null],
  ["Tutte le mosse in due ore", null],
  [
    "40 coups en 75 minutes, suivis de 15 minutes pour tous les coups restants, mais à chaque fois qu'un joueur joue un coup, un temps supplémentaire de 30 secondes est ajouté à sa pendule",
    40,
  ],
  [
    "40 moves in 75 minutes, followed by 15 minutes for all the remaining moves, but each time a player makes a move an extra 30 seconds is added to his clock",
    40,
  ],
  [
    "40 Züge in 75 Minuten, gefolgt von 15 Minuten für alle restlichen Züge, wobei jedes Mal, wenn ein Spieler einen Zug macht, 30 Sekunden zusätzlich hinzugefügt werden",
    40,
  ],
  [
    "40 mosse in 75 minuti, seguite da 15 minuti per tutte le mosse rimanenti, ma ogni volta che un giocatore compie una mossa vengono aggiunti 30 secondi",
    40,
  ],
  ["40 coups en 90 minutes, suivis de 30 minutes pour tous les coups restants", 40],
])("1.14 (2005): %p", (words, first) => {
  expect(forSixty("", words)).toEqual([120, first]);
});

test.each([
  "moves/time, increment",
  "W300-B240",
  "",
  "90",
  "long games",
  "90+30 after move 40",
  "90+30 s / move, then 30",
  "90+3000000",
  "40/90+30",
  "40 moves in 90 minutes",
  "15+10 and 5+3",
  "90 30",
  ":",
  "30 s per move",
])("%p is none", (text) => {
  expect(timeControlOf(text, text)).toBeNull();
});

test.each([
  `90+30${" ".repeat(6_000)}!`,
  `90${" ".repeat(30_000)}+30!`,
  `90+30${"s".repeat(30_000)}!`,
  `90+${"3".repeat(30_000)}`,
  `90min${"n".repeat(30_000)}!`,
  `${"1:".repeat(15_000)}x`,
])("no text keeps anybody waiting: %#", (text) => {
  expect(timeControlOf(text, text)).toBeNull();
});
