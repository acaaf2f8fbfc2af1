import { nameFault } from "../../../../src/workbench/engine/names/nameRules";

test.each(["R", "C", "rc", "R1", "C16384", "R1C1", "RC2", "Ru1", "K40", "A1", "XFD1048576", "a01"])(
  "%s reads as a cell",
  (name) => {
    expect(nameFault(name)).toBe("cell");
  },
);

test.each(["", " ", "a b", "1a", ".a", "?", "TRUE", "false", "x!y", "a-b", "x".repeat(256)])(
  "%j has signs that no name has, or too many",
  (name) => {
    expect(nameFault(name)).toBe("signs");
  },
);

test.each([
  "Ra",
  "RCX",
  "R0",
  "Rc_mean",
  "_",
  "\\x",
  "a.b?",
  "XFE1",
  "A1048577",
  "Änderung",
  "名前",
])("%s is a name", (name) => {
  expect(nameFault(name)).toBeNull();
});
