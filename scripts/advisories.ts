import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { advisoriesOf, packagesIn, type Audit } from "./checks/advisories";

/** Whether anything that goes along with the add-in has a known weakness: asks npm's registry. */
const shipped = packagesIn(readFileSync("dist/licences.txt", "utf8"));
const { stdout } = spawnSync("npm", ["audit", "--json"], {
  encoding: "utf8",
  shell: process.platform === "win32",
});
const audit = auditOf(stdout);
const found = advisoriesOf(shipped, audit);
if (found === null) {
  console.error(`The registry has not told of advisories. ${audit.message ?? ""}`);
  process.exitCode = 1;
} else {
  const all = `${shipped.length} shipped (${shipped.join(", ")})`;
  console.log(`Known advisories: ${found.length}; packages: ${all}.`);
  for (const line of found) console.log(line);
  process.exitCode = found.length === 0 ? 0 : 1;
}

function auditOf(text: string): Audit {
  try {
    return JSON.parse(text) as Audit;
  } catch {
    return {};
  }
}
