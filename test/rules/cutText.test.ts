import { cutText, readableText } from "../../src/rules/cutText";
import { gamesOfText, totalOfText } from "../../src/rules/resultText";

test("a letter of two units is left out as a whole", () => {
  expect(cutText("ab😀", 3)).toBe("ab");
  expect(cutText("ab😀", 4)).toBe("ab😀");
  expect(cutText("abc", 2)).toBe("ab");
  expect(cutText("😀abc", 3)).toBe("😀a");
  expect(cutText("a\uD83D", 2)).toBe("a\uD83D");
});

test("what is too long to be anything is nothing when it is cut", () => {
  expect(readableText("1".repeat(200))).toBe("1".repeat(200));
  const cut = readableText("0".repeat(32_767));
  expect(cut).toHaveLength(201);
  expect(totalOfText(cut)).toBeUndefined();
  expect(gamesOfText(cut)).toBeUndefined();
});
