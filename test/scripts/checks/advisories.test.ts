import { advisoriesOf, packagesIn } from "../../../scripts/checks/advisories";
import { builtFile } from "../../support/built";

const AUDIT = {
  vulnerabilities: {
    "lit-html": {
      severity: "high",
      via: [{ title: "Texts as code", url: "https://example.org/1" }, "parse5"],
    },
    webpack: { severity: "low", via: [{ title: "Slow", url: "https://example.org/2" }] },
  },
};

test("of what goes along with the add-in every advisory is told, of tools none", () => {
  expect(advisoriesOf(["lit-html", "other"], AUDIT)).toEqual([
    "lit-html: high, Texts as code (https://example.org/1)",
    "lit-html: high, by parse5",
  ]);
  expect(advisoriesOf(["other"], AUDIT)).toEqual([]);
});

test("without an answer nothing is said to be without advisories", () => {
  expect(advisoriesOf(["lit-html"], {})).toBeNull();
});

test("the packages are those that the built list names", () => {
  expect(packagesIn("@a/b 1.2.3: MIT\n\ntext\n\nc 0.1.0-beta.1: BSD-3-Clause\n")).toEqual([
    "@a/b",
    "c",
  ]);
  expect(packagesIn(builtFile("dist/licences.txt"))).toEqual(["lit-html"]);
});
