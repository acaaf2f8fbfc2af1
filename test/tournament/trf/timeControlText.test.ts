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
])("%p %p", (encoded, words, control) => {
  expect(timeControlOf(encoded, words)).toEqual(control);
});

test.each(["moves/time, increment", "W300-B240", "", "2 hours"])("%p is none", (text) => {
  expect(timeControlOf(text, text)).toBeNull();
});
