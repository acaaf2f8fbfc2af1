import { readdirSync, readFileSync } from "node:fs";
import { licenceOf, packagesOf } from "../../scripts/licences";
import { builtFile } from "../support/built";

/** Whoever passes the add-in on has to do no more than keep the text beside it. */
const ALLOWED = ["MIT", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0"];

const listed = Array.from(
  builtFile("dist/licences.txt").matchAll(/^(\S+) (\d[\w.-]*): (.+)$/gm),
  ([, name = "", version, licence]) => ({ name, version, licence }),
);

test("what goes along with the add-in is listed, under a licence that lets it", () => {
  expect(listed.map(({ name }) => name)).toEqual(["lit-html"]);
  for (const { name, version, licence } of listed) {
    expect(licenceOf(name)).toMatchObject({ version, licence });
    expect(ALLOWED).toContain(licence);
  }
});

test("its text stands there too", () => {
  for (const { name } of listed) {
    expect(builtFile("dist/licences.txt")).toContain(licenceOf(name).text);
  }
});

test("nothing of the workbench or of Microsoft is in it", () => {
  for (const file of readdirSync("dist").filter((name) => name.endsWith(".js"))) {
    expect(builtFile(`dist/${file}`)).not.toMatch(/o-spreadsheet|@odoo|OSF\.DDA/);
  }
});

test.each([
  [["node_modules/@odoo/owl/dist/owl.js", "src/a.ts"], ["@odoo/owl"]],
  [["a/node_modules\\lit-html\\lit-html.js", "node_modules/lit-html/x.js"], ["lit-html"]],
])("%j is of %j", (files, names) => {
  expect(packagesOf(files)).toEqual(names);
});

test("every dependency that is shipped is a package of package.json", () => {
  const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  for (const { name, version } of listed) expect(devDependencies[name]).toBe(version);
});
