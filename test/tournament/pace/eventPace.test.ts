import { minutesOf } from "../../../src/rules/timeControl";
import { eventPace } from "../../../src/tournament/pace/eventPace";
import { cellsOf, type Row } from "../../support/sheetCells";

/** Six rows of a table below what is told. */
function read(above: readonly Row[], sheetName = "Sheet1") {
  const table: Row[] = [
    ["No", "Name", "Elo", 1],
    [1, "Anna Aal", 2000, "2w1"],
    [2, "Ben Bär", 1900, "1b0"],
  ];
  const cells = cellsOf([...above, ...table]);
  const rows = [above.length + 1, above.length + 2];
  const { pace, timeControl } = eventPace(cells, { rows, others: [] }, sheetName);
  const minutes = timeControl === null ? null : minutesOf(timeControl);
  return pace.kind === "told" ? [pace.pace, minutes] : [pace.kind, minutes];
}

test.each([
  ["Geneva Open (Rapid)", "rapid", null],
  ["Geneva Open – Blitz", "blitz", null],
  ["Geneva Open", "nothing", null],
  ["Bern 2025, 15 min + 10 sec", "rapid", 25],
  ["Blitz 3+2", "blitz", 5],
  ["Schnellschachturnier 15'+5''", "rapid", 20],
  ["Cadence: 90 min + 30 s", "standard", 120],
  ["Bedenkzeit: 10 Minuten + 3 Sekunden", "rapid", 13],
  ["Tempo di riflessione: 5'+3''", "blitz", 8],
  ["Time control: to be announced", "asked", null],
  ["Cadence : rapide", "rapid", null],
  ["Time: 14:00", "nothing", null],
  ["Modus: Schweizer System, 7 Runden", "nothing", null],
  ["Rapid & Blitz Open", "asked", null],
  ["Next: Blitz on Sunday", "nothing", null],
  ["Ratings: standard, rapid and blitz", "nothing", null],
  /** The words say another pace than the time. */
  ["Rapid Open, 90 min + 30 s", "asked", 120],
])("1.1: above a table %p is %p", (title, pace, minutes) => {
  expect(read([[title], []])).toEqual([pace, minutes]);
});

/** As chess-results, arbiters and organisers write it. */
test.each([
  [
    "Time control (Standard) : 90 min/40 moves + 30 min + 30 sec increment per move",
    "standard",
    150,
  ],
  ["Bedenkzeit (Standard) : 90 Min. für 40 Züge + 30 Min. + 30 Sek./Zug", "standard", 150],
  ["Cadence (Rapide) : 15 min + 5 sec", "rapid", 20],
  ["Time control (Blitz) : 3'+2''", "blitz", 5],
  ["90 min/40 moves + 30 min + 30 sec increment per move", "standard", 150],
  ["40 Züge in 90 min + 30 min + 30 sec", "standard", 150],
  ["100 min/40 + 50 min/20 + 15 min + 30 sec", "standard", 180],
  ["1h30 + 30 sec", "standard", 120],
  ["1h30/40 + 30 min + 30 sec", "standard", 150],
  ["15'+10''", "rapid", 25],
  ["90'/40 + 30' + 30''", "standard", 150],
  ["Bern, 5/10/2025, 15 min + 10 sec", "rapid", 25],
  ["Bern, 5 rounds of 15'+5'', first at 10h", "rapid", 20],
  ["2h/40 + 30 min + 30 sec", "standard", 180],
  ["Open 2025 Zürich, 15'+10''", "rapid", 25],
  ["Open 2025 Zug 15'+10''", "rapid", 25],
  ["Finale 2025 Coupe de Suisse 15'+10''", "rapid", 25],
  ["Rapid 2025 Minsk 15 min + 10 sec", "rapid", 25],
  ["Open 2025 \"Zytglogge\" 15'+10''", "rapid", 25],
  ["40 mv 90 min + 30 min + 30 sec", "standard", 150],
  ["90' / 40 Zu\u0308ge + 30' + 30''", "standard", 150],
  ["25 min + 10 sec, play-off 5 min + 3 sec", "asked", null],
])("1.1: %p is read whole, or asked: %p", (text, pace, minutes) => {
  expect(read([["Open"], [text], []])).toEqual([pace, minutes]);
});

test("the label may stand in a cell of its own; the sheet may be called after the pace", () => {
  expect(read([["Open"], ["Cadence", "25 min + 10 s"]])).toEqual(["rapid", 35]);
  expect(read([["Open"]], "Blitz 2025")).toEqual(["blitz", null]);
  expect(read([["Open, rapid"]], "Tabelle1")).toEqual(["rapid", null]);
});

/** An event sheet with two players. */
function ofFile(lines: readonly Row[]) {
  const headings = ["No", "Name", "Title", "Sex", "Fed", "ID", "Born", "Rtg", "Pts", "Rank", "1"];
  const above: Row[] = [["Event file"], ["note"], ["012", "Name", "Open"], ...lines];
  const cells = cellsOf([
    ...above,
    ["132", "Dates", ""],
    headings,
    [1, "Anna Aal", "", "", "", "", "", 2000, 1, 1, "2 w 1"],
    [2, "Ben Bär", "", "", "", "", "", 1900, 0, 2, "1 b 0"],
  ]);
  const rows = [above.length + 2, above.length + 3];
  const { pace, timeControl } = eventPace(cells, { rows, others: [] }, "Sheet1");
  const minutes = timeControl === null ? null : minutesOf(timeControl);
  return pace.kind === "told" ? [pace.pace, minutes] : [pace.kind, minutes];
}

test.each([
  ["122", "10 minutes + 3 seconds", "rapid", 13],
  ["122", "5'+3''", "blitz", 8],
  ["122", "15 min + 10 sec", "rapid", 25],
  ["122", "90 min + 30 s", "standard", 120],
  ["122", "Rapid", "rapid", null],
  ["122", "as announced", "asked", null],
  ["222", "900+10", "rapid", 25],
  ["222", "5400+30", "standard", 120],
  ["222", "W300-B240", "asked", null],
  ["092", "Individual: Swiss-System (FIDE Rapid)", "rapid", null],
  ["092", "Individual: Swiss-System", "nothing", null],
])("1.1: line %p of a file with %p is %p", (tag, text, pace, minutes) => {
  expect(ofFile([[tag, "label", text]])).toEqual([pace, minutes]);
});

test("what is encoded and what is said elsewhere help a 122 that is not understood", () => {
  const said: Row = ["122", "Time", "see the rules"];
  expect(ofFile([said, ["222", "Encoded", "180+2"]])).toEqual(["blitz", 5]);
  expect(ofFile([said, ["092", "Type", "Blitz, Swiss"]])).toEqual(["blitz", null]);
});
