import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { format, resolveConfig } from "prettier";
import { accuracyMarkdown } from "./accuracy/page";
import { RECORDS, type AccuracyRecord } from "./accuracy/record";

/** Another file can be named. */
const PAGE = process.argv[2] ?? "docs/accuracy.md";

const files = existsSync(RECORDS) ? readdirSync(RECORDS) : [];
const records = files
  .map((file) => JSON.parse(readFileSync(path.join(RECORDS, file), "utf8")) as AccuracyRecord)
  .filter(({ test }) => existsSync(test));

if (records.length === 0) {
  console.error(`Nothing was counted yet. First: npm run test:long`);
  process.exitCode = 1;
} else {
  const layout = { ...(await resolveConfig(PAGE)), filepath: PAGE };
  writeFileSync(PAGE, await format(accuracyMarkdown(records), layout));
  console.log(`${PAGE} is written.`);
}
