import { strFromU8, unzipSync } from "fflate";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const SCHEMA = path.resolve("test/fixtures/spreadsheetml.xsd");
const PARTS = /^xl\/(workbook|styles|sharedStrings|worksheets\/sheet\d+)\.xml$/;

/** libxml2 in a process of its own: a test's environment may be a browser's. */
const SCRIPT = `
  const { readFileSync } = require("node:fs");
  const { validateXML } = require("xmllint-wasm");
  const [, schema, ...files] = process.argv;
  validateXML({
    xml: files.map((name) => ({ fileName: name.split("/").pop(), contents: readFileSync(name, "utf8") })),
    schema: [readFileSync(schema, "utf8")],
    initialMemoryPages: 1024,
    maxMemoryPages: 16384,
  }).then(({ errors }) => console.log(JSON.stringify(errors.map(({ rawMessage }) => rawMessage))));`;

/** What a strict reader that knows nothing of the workbench finds wrong in a saved workbook. */
export function schemaFaults(bytes: Uint8Array): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), "schema-"));
  try {
    const files = Object.entries(unzipSync(bytes)).flatMap(([name, content]) => {
      if (!PARTS.test(name)) return [];
      const file = path.join(folder, name.replace(/\//g, "."));
      writeFileSync(file, strFromU8(content));
      return [file];
    });
    const words = ["--input-type=commonjs", "-e", SCRIPT, SCHEMA, ...files];
    const output = execFileSync(process.execPath, words, { encoding: "utf8" });
    return JSON.parse(output) as string[];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
