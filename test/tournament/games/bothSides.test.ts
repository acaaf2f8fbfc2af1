import fc from "fast-check";
import type { Result } from "../../../src/rules/units";
import {
  blackToo,
  bothSides,
  type GameSide,
  type Line,
} from "../../../src/tournament/games/bothSides";

const side = (name: string): GameSide => ({
  number: name.charCodeAt(name.length - 1),
  name,
  id: "",
  rating: 2000,
  k: null,
  facts: null,
});
const line = (player: string, opponent: string, score: Result | null): Line => ({
  round: null,
  player: side(player),
  opponent: side(opponent),
  colour: null,
  score,
});

test("a list with both lines of every game stays as it is", () => {
  const lines = [line("A", "B", 2), line("B", "A", 0), line("A", "C", null), line("C", "A", null)];
  expect(bothSides(lines)).toEqual({ lines, lonely: [] });
});

test("a list with every game once gets the other lines; who is no player of it gets none", () => {
  const lines = [line("A", "B", 2), line("B", "C", 1), line("C", "X", 0)];
  expect(bothSides(lines)).toEqual({
    lines: [
      line("A", "B", 2),
      line("B", "A", 0),
      line("B", "C", 1),
      line("C", "B", 1),
      line("C", "X", 0),
    ],
    lonely: [],
  });
});

test("where most lines have theirs, one without is told", () => {
  const lines = [
    line("A", "B", 2),
    line("B", "A", 0),
    line("A", "C", 2),
    line("C", "A", 2),
    line("B", "C", 1),
    line("C", "B", 1),
  ];
  expect(bothSides(lines)).toEqual({ lines, lonely: [2, 3] });
});

test("Black has the other half of every game", () => {
  expect(blackToo([line("A", "B", 2), line("B", "A", 2)])).toEqual([
    line("A", "B", 2),
    line("B", "A", 0),
    line("B", "A", 2),
    line("A", "B", 0),
  ]);
});

test("a full list, in any order, is left alone", () => {
  const games = fc.array(fc.tuple(fc.nat(4), fc.nat(4), fc.constantFrom<Result>(0, 1, 2)), {
    minLength: 1,
    maxLength: 30,
  });
  fc.assert(
    fc.property(games, fc.func(fc.nat()), (all, order) => {
      const once = all
        .filter(([one, other]) => one !== other)
        .map(([one, other, score]) => line(`P${one}`, `P${other}`, score));
      const lines = [...blackToo(once)].sort(
        (one, other) => order(JSON.stringify(one)) - order(JSON.stringify(other)),
      );
      expect(bothSides(lines)).toEqual({ lines, lonely: [] });
    }),
  );
});
