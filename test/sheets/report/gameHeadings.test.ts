import { EN_REPORT } from "../../../src/i18n/en/report";
import { reportPlaces } from "../../../src/sheets/report/places";
import { eventOfRoundRobin } from "../../support/tournaments";
import type { Event } from "../../../src/tournament/event";
import { pooledEvents } from "../../../src/tournament/kinds/pooledEvents";
import { edition } from "../../support/editions";
import { PLAIN_ORDER, reportPlans } from "../../support/reportOnSheet";
import { placeIn } from "../../support/tableCells";

const players = ["A", "B", "C"].map((name) => ({ name, rating: 2000, k: null }));
const square = players.map((_, one) =>
  players.map((__, other): (0 | 1 | 2 | null)[] => (one === other ? [] : [1])),
);
const ROBIN = eventOfRoundRobin({ players, scores: { square } })!;
/** The same games, as rounds tell them. */
const ROUNDS: Event = { kind: "robin", rounds: ROBIN.rounds, players: ROBIN.players };

/** What stands over a game's round on the sheet of games, and on the players' pages. */
function headings(event: Event): unknown[] {
  const order = {
    ...PLAIN_ORDER,
    event,
    edition: edition(2024),
    style: "plain",
    hasPages: true,
  } as const;
  const [, games, pages] = reportPlans(order);
  const round = placeIn(reportPlaces(order).games, "round", -1);
  const first = games!.cells.find(
    ({ row, column }) => row === round.row && column === round.column,
  );
  const [page] = pages!.cells.filter(
    ({ column, content }) =>
      column === 0 && (content === EN_REPORT.opponentNumber || content === "Round"),
  );
  return [first?.content, page?.content];
}

test("a crosstable tells opponents' numbers, and no rounds", () => {
  expect(headings(ROBIN)).toEqual(["Opp. no.", "Opp. no."]);
  expect(headings(ROUNDS)).toEqual(["Round", "Round"]);
});

test("an event of which one part is a crosstable has no rounds either", () => {
  const final: Event = { ...ROUNDS, kind: "swiss" };
  const partOf = (each: Event) => ({ event: each, of: { title: "", day: null } });
  const { event } = pooledEvents(partOf(final), [partOf(ROBIN)]);
  expect(headings(event)).toEqual(["Opp. no.", "Opp. no."]);
  const [first] = event.players;
  expect(first!.games.map(({ round, opponent }) => [round, opponent.place])).toEqual([
    [2, 1],
    [3, 2],
    [2, 1],
    [3, 2],
  ]);
  expect(headings(pooledEvents(partOf(final), [partOf(ROUNDS)]).event)).toEqual(["Round", "Round"]);
});
