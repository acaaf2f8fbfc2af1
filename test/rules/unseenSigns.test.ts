import { withoutUnseenSigns } from "../../src/rules/unseenSigns";

test("NUL and its like go; what is seen stays", () => {
  expect(withoutUnseenSigns("A\0n\u0007n\u0085\u001A")).toBe("Ann");
  expect(withoutUnseenSigns("a\tb\r\nc 😀 ß \u200D")).toBe("a\tb\r\nc 😀 ß \u200D");
  expect(withoutUnseenSigns("\uD83D x \uDE00 \uFFFE\uFFFF", "-")).toBe("- x - --");
});
