import { readTrf } from "../../../src/tournament/trf/readTrf";
import { writeTrf } from "../../../src/tournament/trf/writeTrf";
import { SMALL_FILE } from "../../fixtures/trf";
import { LEAGUE, teamTrf } from "../../support/teamTrf";

const broken = (text: string, at: number) =>
  text
    .split("\r\n")
    .flatMap((line) =>
      line.startsWith("001") && line.length > at ? [line.slice(0, at), line.slice(at)] : [line],
    )
    .join("\r\n");

test.each([91, 95, 96, 99, 101, 106])(
  "players' lines that are broken at column %i and go on below are whole again",
  (at) => {
    for (const text of [writeTrf(SMALL_FILE, "TRF26"), teamTrf(LEAGUE)]) {
      const whole = readTrf(text);
      const read = readTrf(broken(text, at));
      expect(read.file!.players).toEqual(whole.file!.players);
      expect(read.file!.lines).toEqual(whole.file!.lines);
      expect(read.findings.map(({ key }) => key)).toEqual(whole.findings.map(({ key }) => key));
    }
  },
);

test("rulers, comments and lines of people's own between players are no rounds", () => {
  const between = ["0        1         2", "---- - -", "### w 1", "FRA    1   2400", "  see below"];
  const text = writeTrf(SMALL_FILE, "TRF26").replace(/^(001 .*)\r\n/gm, (line) =>
    [line, ...between.map((each) => `${each}\r\n`)].join(""),
  );
  expect(readTrf(text).file!.players).toEqual(SMALL_FILE.players);
});

test("a number without a tag among the data of the event is no round of the last player, written again", () => {
  const text = writeTrf(SMALL_FILE, "TRF26").replace("\r\n", "\r\n  007\r\n");
  const { file } = readTrf(text);
  expect(readTrf(writeTrf(file!, "TRF26")).file).toEqual(file);
});

test("what is no FIDE ID is told, and no two players are one by it", () => {
  const ids = ["CM1", "11/01/1987", "11/01/1987"];
  const players = SMALL_FILE.players.map((player, index) => ({
    ...player,
    fideNumber: ids[index] ?? player.fideNumber,
  }));
  const { findings } = readTrf(writeTrf({ ...SMALL_FILE, players }, "TRF26"));
  expect(findings.map(({ key, values }) => [key, "came" in values ? values.came : null])).toEqual(
    ids.map((id) => ["badId", id]),
  );
});
