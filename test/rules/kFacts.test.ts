import { someFacts } from "../../src/rules/kFacts";

test("one fact is something, none is nothing", () => {
  const nothing = { birth: null, games: null, peak: null };
  expect(someFacts(nothing)).toBeNull();
  for (const fact of [{ birth: { year: 2000 } }, { games: 0 }, { peak: 2000 }]) {
    expect(someFacts({ ...nothing, ...fact })).toEqual({ ...nothing, ...fact });
  }
});
