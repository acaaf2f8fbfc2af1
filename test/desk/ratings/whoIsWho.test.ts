import { listedPlayers } from "../../../src/desk/ratings/listedPlayers";
import { periodOfReports } from "../../../src/desk/ratings/period";
import { BY_DATE } from "../../../src/desk/ratings/rules";
import { answersSaid, knownOf } from "../../../src/desk/ratings/whoIsWho";
import type { NamedReport } from "../../../src/sheets/period/resultsOfReports";
import type { Answer } from "../../../src/tournament/identity/answers";
import { dayOf } from "../../../src/rules/day";
import { report } from "../../support/namedReport";

type Who = readonly [name: string, rating: number | null, id?: string];

function of(title: string, day: number, ...players: readonly Who[]): NamedReport {
  const named = report(`Report ${title}`, { title, start: day, games: players.map(() => 5) });
  const all = named.report.players.map((player, index) => {
    const [name, rating, id = ""] = players[index]!;
    return { ...player, name, rating, id };
  });
  return { ...named, report: { ...named.report, players: all } };
}

const DAY = dayOf(2025, 10, 4);
const planned = (reports: readonly NamedReport[], answers: readonly Answer[] = []) => {
  const ticked = reports.map(({ sheet }) => sheet);
  return periodOfReports(
    reports,
    ticked,
    { rules: BY_DATE, list: undefined },
    [],
    reports,
    answers,
  );
};
const players = (found: ReturnType<typeof planned>) =>
  found.kind === "planned"
    ? found.order.players.map(({ name, spellings }) => [name, ...(spellings ?? [])].join(" | "))
    : found.kind;

test("one person under several spellings has one new rating, and the spellings stand beside it (8.56, 9.1)", () => {
  const reports = [
    of("A", DAY, ["Meier, Anna", 1650, "13"], ["Zürcher, Léo", 1800]),
    of("B", DAY + 7, ["Anna Meier", 1650], ["Zurcher Leo", 1800]),
  ];
  expect(players(planned(reports))).toEqual([
    "Meier, Anna | Anna Meier",
    "Zürcher, Léo | Zurcher Leo",
  ]);
});

test("who may be one or two is asked before anything is made, and answered once", () => {
  const reports = [
    of("A", DAY, ["Meier, Anna", 1650], ["Frei, Urs", 1700]),
    of("B", DAY + 7, ["Meyer, Anna", 1650], ["Frei, Urs", 1700]),
  ];
  const found = planned(reports);
  if (found.kind !== "who is who") throw new Error(found.kind);
  expect(found.doubts).toHaveLength(1);
  const [doubt] = found.doubts;
  expect(doubt!.of.map((lines) => knownOf(lines))).toMatchObject([
    { names: ["Meier, Anna"], ratings: [1650], events: ["A"], ids: [] },
    { names: ["Meyer, Anna"], ratings: [1650], events: ["B"] },
  ]);
  const said = (persons: 1 | 2) => answersSaid(new Map([[doubt!, persons]]));
  expect(players(planned(reports, said(1)))).toEqual(["Meier, Anna | Meyer, Anna", "Frei, Urs"]);
  expect(players(planned(reports, said(2)))).toEqual(["Meier, Anna", "Frei, Urs", "Meyer, Anna"]);
});

test("a first rating waits for whose events are whose (7.14)", () => {
  const reports = [of("A", DAY, ["Meier A.", null]), of("B", DAY + 7, ["Meier, Anna", null])];
  const [first] = listedPlayers(reports);
  expect(first!.player.doubts).toHaveLength(1);
  const answers = answersSaid(new Map([[first!.player.doubts[0]!, 1]]));
  const [one, another] = listedPlayers(reports, answers);
  expect(another).toBeUndefined();
  expect(one!.player).toMatchObject({ doubts: [], spellings: ["Meier, Anna"] });
  expect(one!.player.events.map(({ title }) => title)).toEqual(["A", "B"]);
});

test("what is known of one person, each once; a year is told by its day", () => {
  const line = {
    name: "A",
    id: "1",
    rating: 1500,
    federation: "SUI",
    event: { title: "X", day: null },
  };
  const births = [null, { year: 1990 }, { year: 1990, month: 2, day: 3 }];
  expect(knownOf(births.map((birth) => ({ ...line, birth })))).toEqual({
    ...{ names: ["A"], ids: ["1"], births: ["1990-02-03"], federations: ["SUI"] },
    ...{ ratings: [1500], events: ["X"] },
  });
});
