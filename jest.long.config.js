import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import quick from "./jest.config.js";

/** What makes a test another one in a longer run: random cases, in it or in what it takes from support. */
const RANDOM = /fast-check|\bcases\(|\battacks\(|\bcompar(?:ed|ing)\(/;
const SUPPORT = /from "((?:\.{1,2}\/)+support\/[^"]+)"/g;

function hasRandomCases(file) {
  const source = readFileSync(file, "utf8");
  const taken = [...source.matchAll(SUPPORT)].map(([, name]) =>
    readFileSync(`${path.resolve(path.dirname(file), name)}.ts`, "utf8"),
  );
  return [source, ...taken].some((text) => RANDOM.test(text));
}

const tests = readdirSync("test", { recursive: true })
  .filter((name) => name.endsWith(".test.ts"))
  .map((name) => path.join("test", name));

/** The others run in `npm test`. */
const random = tests.filter(hasRandomCases);

/** The same tests with all of their random cases: a seed of its own for every run. */
export default {
  ...quick,
  projects: quick.projects.map((project) => ({
    ...project,
    globals: { run: "long" },
    ...(project.displayName === "unit" && {
      testMatch: random.map((file) => `<rootDir>/${file}`),
    }),
  })),
  /** Ten times what the longest test takes on an idle machine. */
  testTimeout: 1_200_000,
};
