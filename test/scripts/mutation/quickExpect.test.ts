import { quickExpect } from "../../../scripts/mutation/quickExpect";

test.each<[string, () => void]>([
  [
    "toBe",
    () => {
      quickExpect(1).toBe(1);
    },
  ],
  [
    "toEqual of another",
    () => {
      quickExpect({ a: 1 }).toEqual({ a: 1 });
    },
  ],
  [
    "toBeNull",
    () => {
      quickExpect(null).toBeNull();
    },
  ],
  [
    "not",
    () => {
      quickExpect(1).not.toBe(2);
    },
  ],
  [
    "matchers within",
    () => {
      quickExpect({ a: [1, 2] }).toEqual({ a: quickExpect.arrayContaining([2]) });
    },
  ],
])("%s: holds", (_, holds) => {
  expect(holds).not.toThrow();
});

test.each<[string, () => void]>([
  [
    "toBe",
    () => {
      quickExpect({}).toBe({});
    },
  ],
  [
    "toEqual",
    () => {
      quickExpect(0).toEqual(-0);
    },
  ],
  [
    "toMatchObject",
    () => {
      quickExpect({ a: 1 }).toMatchObject({ a: 2 });
    },
  ],
  [
    "not",
    () => {
      quickExpect(1).not.toBe(1);
    },
  ],
])("%s: fails", (_, fails) => {
  expect(fails).toThrow(/expect/);
});
