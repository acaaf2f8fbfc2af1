import { COMPRESS } from "../../../src/functions/definitions/compress";
import { table } from "../../support/call";

test("1 March 2024", () => {
  expect(table(COMPRESS, [1500, 1037, 2000, 2400, "u"])).toEqual([
    [1700],
    [1422],
    [2000],
    [2400],
    [""],
  ]);
});
