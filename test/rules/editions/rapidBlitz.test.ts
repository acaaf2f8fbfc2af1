import { rapidBlitzEditions } from "../../../src/rules/editions/rapidBlitz";

test("no exemption from 2650, and the 600 points from December 2024", () => {
  const [from2024, from2025] = rapidBlitzEditions("rapid");
  expect(from2024).toMatchObject({
    limit: { points: 400, exemptFrom: Infinity },
    notRated: { apart: Infinity },
  });
  expect(from2025).toMatchObject({
    limit: { points: 400, exemptFrom: Infinity },
    notRated: { apart: 600, above: 2600 },
  });
});

test("the bounds of 1.1.1 and 1.1.2", () => {
  expect(rapidBlitzEditions("rapid")[0]?.timeBounds).toEqual({
    above: 10,
    upTo: 60,
    upToIncluded: false,
  });
  expect(rapidBlitzEditions("blitz")[0]?.timeBounds).toEqual({
    above: 3,
    upTo: 10,
    upToIncluded: true,
  });
});
