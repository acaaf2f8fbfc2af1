import { withTooFastRounds } from "../../../src/tournament/trf/tooFastRounds";
import type { TrfFile } from "../../../src/tournament/trf/trfFile";
import { SMALL_FILE } from "../../fixtures/trf";

/** A of 2400 wins against B of 2200, draws with the third, and has a forfeit. */
function file(day: string, control: string): TrfFile {
  const kept = SMALL_FILE.lines.filter(({ tag }) => !["042", "122"].includes(tag));
  const lines = [...kept, { tag: "042", text: day }, { tag: "122", text: control }];
  return { ...SMALL_FILE, lines };
}

const results = (of: TrfFile) =>
  withTooFastRounds(of).file.players.map(({ rounds }) =>
    rounds.map(({ result }) => result).join(""),
  );

test("1.1 (2022): games of a player of 2400 in 90 minutes are written as not rated, and told once; a forfeit stays", () => {
  const of = file("2023/04/10", "90 min");
  const before = SMALL_FILE.players.map(({ rounds }) =>
    rounds.map(({ result }) => result).join(""),
  );
  expect(before[0]).toBe("1=+");
  expect(results(of)[0]).toBe("WD+");
  expect(results(of)[1]![0]).toBe("L");
  const { findings } = withTooFastRounds(of);
  expect(findings.map(({ key }) => key)).toEqual(["tooFast", "tooFast"]);
  expect(findings[0]!.values).toMatchObject({ player: "Zürcher, A", round: 1 });
});

test("1.1: with time enough, to 2014 where the event is judged whole, and in rapid chess nothing changes", () => {
  for (const [day, control] of [
    ["2023/04/10", "90 min + 30 s"],
    ["2015/04/10", "90 min"],
    ["2023/04/10", "15 min + 10 s"],
    ["10.09.13", "90 min"],
    ["2023/04/10", "see the rules"],
  ] as const) {
    const of = file(day, control);
    expect(withTooFastRounds(of)).toEqual({ file: of, findings: [] });
  }
});
