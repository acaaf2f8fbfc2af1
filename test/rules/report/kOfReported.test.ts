import { kOfReported } from "../../../src/rules/report/kOfReported";
import { dayOf } from "../../../src/rules/day";
import { edition } from "../../support/editions";

const PLAYER = { rating: 2000, k: null };

test("as any player; what is given counts first", () => {
  expect(kOfReported(PLAYER, edition(2014), null)).toMatchObject({ k: 20, by: "rating alone" });
  expect(kOfReported({ ...PLAYER, k: 10 }, edition(2014), null)).toMatchObject({ k: 10 });
});

test("8.4, 8.56 (2014): who is rated since is new, unless his games are known", () => {
  const since = { ...PLAYER, isRatedSince: true } as const;
  expect(kOfReported(since, edition(2014), null)).toMatchObject({ k: 40, by: "new" });
  const facts = { birth: null, games: 31, peak: null };
  expect(kOfReported({ ...since, facts }, edition(2014), null)).toMatchObject({ k: 20 });
  const birth = { year: 2000, month: 1, day: 1 };
  const junior = { ...since, facts: { birth, games: null, peak: null } };
  expect(kOfReported(junior, edition(2014), dayOf(2016, 1, 1))).toMatchObject({ by: "junior" });
});
