import { whoIsWho, type PlacedLine } from "../../../src/tournament/identity/whoIsWho";
import { knownLines, type LineOfPerson } from "../../support/months/knownLines";
import { randomMonth, type MonthSize } from "../../support/months/month";
import { Dice } from "../../support/tables/dice";

interface Told extends PlacedLine {
  readonly line: LineOfPerson;
}

const SIZE: MonthSize = { people: 1_500, events: 90, mostPlayers: 100, hasNamesakes: true };

function toldIn(seed: number, isTidy: boolean): readonly Told[] {
  return knownLines(randomMonth(seed, SIZE), new Dice(seed), isTidy).flatMap((list, at) =>
    list.map((line): Told => ({ line, stands: [at] })),
  );
}

/** Events of a month, in which everybody is decided, asked about, or wrong. */
function measured(seed: number) {
  const lines = toldIn(seed, false);
  const { persons, doubts } = whoIsWho(lines);
  const truths = new Map<number, Set<number>>();
  const found = new Map<number, Set<number>>();
  for (const [at, { line }] of lines.entries()) {
    const [person, { place }] = [persons[at]!, line.person];
    truths.set(person, (truths.get(person) ?? new Set()).add(place));
    found.set(place, (found.get(place) ?? new Set()).add(person));
  }
  const asked = new Set(doubts.map(({ persons: [one, other] }) => `${one} ${other}`));
  const isAsked = (one: number, other: number) =>
    asked.has(`${one} ${other}`) || asked.has(`${other} ${one}`);
  const isRight = ({ persons: [one, other] }: (typeof doubts)[number]) =>
    [...truths.get(one)!].some((truth) => truths.get(other)!.has(truth));
  return {
    people: found.size,
    joinedWrongly: [...truths.values()].filter(({ size }) => size > 1).length,
    splitWithoutAWord: [...found.values()].filter((all) =>
      [...all].some((one, at, each) => each.slice(at + 1).some((other) => !isAsked(one, other))),
    ).length,
    askedRightly: doubts.filter(isRight).length,
    askedWithoutNeed: doubts.filter((doubt) => !isRight(doubt)).length,
  };
}

test("90 events of up to 100 players in their dialects: hardly anybody is joined or split wrongly, few are asked about", () => {
  const months = [1, 2, 3].map(measured);
  const sum = (of: (month: ReturnType<typeof measured>) => number) =>
    months.reduce((total, month) => total + of(month), 0);
  const people = sum((month) => month.people);
  expect(people).toBeGreaterThan(4_000);
  expect(sum((month) => month.joinedWrongly)).toBeLessThan(people / 1_000);
  expect(sum((month) => month.splitWithoutAWord)).toBeLessThan(people / 300);
  expect(sum((month) => month.askedWithoutNeed)).toBeLessThan(people / 100);
  expect(sum((month) => month.askedRightly)).toBeGreaterThan(
    5 * sum((month) => month.askedWithoutNeed),
  );
});

test("without typing errors and initials next to nothing is asked: brothers and namesakes are told apart", () => {
  const { doubts } = whoIsWho(toldIn(4, true));
  expect(doubts.length).toBeLessThan(40);
});
