import { isOfTeams, teamsOf } from "../../../src/tournament/trf/teams";
import { writeTrf } from "../../../src/tournament/trf/writeTrf";
import { readTrf } from "../../../src/tournament/trf/readTrf";
import { LEAGUE, teamTrf } from "../../support/teamTrf";

const lines = (...all: (readonly [tag: string, text: string])[]) => ({
  lines: all.map(([tag, text]) => ({ tag, text })),
});

test("310: number, name and players in their columns", () => {
  const teams = teamsOf(readTrf(teamTrf(LEAGUE)).file!);
  expect(teams).toHaveLength(50);
  expect(teams[0]).toEqual({ number: 1, name: "Invented club 1", players: [1, 2, 3, 4, 5] });
  expect(teams[49]).toEqual({
    number: 50,
    name: "Invented club 50",
    players: [246, 247, 248, 249],
  });
});

test("013 of TRF16: teams are numbered by their lines", () => {
  const old = lines(
    ["013", `${"Alpha".padEnd(32)}   1    3`],
    ["013", `${"Beta".padEnd(32)}   2    4`],
  );
  expect(teamsOf(old)).toEqual([
    { number: 1, name: "Alpha", players: [1, 3] },
    { number: 2, name: "Beta", players: [2, 4] },
  ]);
});

test("written as TRF16 the teams of TRF26 are lines 013, and no tag is left that it does not know", () => {
  const { file } = readTrf(teamTrf(LEAGUE));
  const old = writeTrf(file!, "TRF16");
  expect(old).toMatch(/^013 Invented club 50 {16} 246 {2}247 {2}248 {2}249\r$/m);
  expect(old).not.toMatch(/^(?:310|240|330|320|352|362) /m);
  const { file: again } = readTrf(old);
  expect(teamsOf(again!)).toEqual(teamsOf(file!));
  expect(again!.players).toEqual(file!.players);
});

test.each([
  [["082", "50"], true],
  [["082", "0"], false],
  [["192", "FIDE_TEAM_TYPEA_MP_GP"], true],
  [["192", "FIDE_SCHILLER"], true],
  [["192", "FIDE_DUTCH"], false],
  [["092", "Team: Swiss-System"], true],
  [["092", "Individual: Swiss-System"], false],
  [["013", `${"Alpha".padEnd(32)}   1    3`], true],
] as const)("%j is of teams: %p", (line, is) => {
  expect(isOfTeams(lines(line))).toBe(is);
});
