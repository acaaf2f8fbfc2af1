import { edition } from "../../support/editions";

test("6.43 until 2012 is 6.4 in 2014", () => {
  expect(edition(2011).articles.unplayedInRobin).toBe("6.43");
  expect(edition(2014).articles.unplayedInRobin).toBe("6.4");
});

test("10.5 of 2005 is 8.5 from 2009 and 8.3 from 2022", () => {
  const ids = [2005, 2009, 2017, 2022, 2025] as const;
  expect(ids.map((id) => edition(id).articles.change)).toEqual([
    "10.5",
    "8.5",
    "8.5",
    "8.3",
    "8.3",
  ]);
});
