import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";
import { mutationMarkdown, type MutationReport } from "./mutation/page";

/** Another file can be named. */
const PAGE = process.argv[2] ?? "docs/mutation.md";
/** As stryker.config.js has it. */
const REPORT = ".cache/mutation/incremental.json";

if (existsSync(REPORT)) {
  const report = JSON.parse(readFileSync(REPORT, "utf8")) as MutationReport;
  const layout = { ...(await resolveConfig(PAGE)), filepath: PAGE };
  writeFileSync(PAGE, await format(mutationMarkdown(report), layout));
  console.log(`${PAGE} is written.`);
} else {
  console.error(`Nothing was found yet. First: npm run test:mutation`);
  process.exitCode = 1;
}
