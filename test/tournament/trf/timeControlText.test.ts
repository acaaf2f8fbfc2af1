import { timeControlOf } from "../../../src/tournament/trf/timeControlText";

test.each([
  ["5400+30", "", { minutes: 90, increment: 30 }],
  ["40/6000+30:900+30", "", { minutes: 115, increment: 30 }],
  ["40/7200:3600+30", "", { minutes: 180, increment: 0 }],
  ["", "90 min + 30 s", { minutes: 90, increment: 30 }],
  ["", "90' + 30''", { minutes: 90, increment: 30 }],
  ["", "90 minutes + 30 sec/move", { minutes: 90, increment: 30 }],
  ["", "G/90+30", { minutes: 90, increment: 30 }],
  ["900+10", "90+30", { minutes: 15, increment: 10 }],
  ["", "5400+30", { minutes: 90, increment: 30 }],
  ["", "900+10", { minutes: 15, increment: 10 }],
  ["", "90 min. + 30 sec. par coup", { minutes: 90, increment: 30 }],
  ["", "90 min   +   30 s   /   move", { minutes: 90, increment: 30 }],
  ["", "90 minutes + 30 each move", { minutes: 90, increment: 30 }],
  ["", "90+30 Fischer", { minutes: 90, increment: 30 }],
])("%p %p", (encoded, words, control) => {
  expect(timeControlOf(encoded, words)).toEqual(control);
});

test.each([
  "moves/time, increment",
  "W300-B240",
  "",
  "2 hours",
  "90+30 after move 40",
  "90+30 s / move, then 30",
  "90+3000000",
  "40/90+30, 30+30",
  ":",
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
