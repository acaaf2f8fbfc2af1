import { missingData } from "../../../src/tournament/trf/missingData";
import { SMALL_FILE } from "../../fixtures/trf";

test("nothing is missing in a whole file; tags, dates, numbers and ranks are named", () => {
  expect(missingData(SMALL_FILE)).toEqual({
    tags: [],
    rounds: [],
    withoutNumber: [],
    withoutRank: [],
  });
  const [first, ...others] = SMALL_FILE.players;
  const lines = SMALL_FILE.lines
    .filter(({ tag }) => tag !== "102")
    .map((line) => (line.tag === "132" ? { ...line, text: line.text.slice(0, 95) } : line));
  const players = [{ ...first, fideNumber: "0", rank: null }, ...others];
  expect(missingData({ lines, players })).toEqual({
    tags: ["102"],
    rounds: [2, 3],
    withoutNumber: ["Zürcher, A"],
    withoutRank: ["Zürcher, A"],
  });
});
