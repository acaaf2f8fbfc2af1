import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { refusal, type App } from "./sideload/refusal";

const [app, ...words] = process.argv.slice(2) as [App, ...string[]];
const reason = refusal(app, process.platform, words);
if (reason !== null) {
  console.error(reason);
  process.exitCode = 1;
} else {
  const cli = fileURLToPath(import.meta.resolve("office-addin-debugging/cli.js"));
  const command = [cli, "start", "manifest.xml", app, ...words];
  const { status } = spawnSync(process.execPath, command, { stdio: "inherit" });
  process.exitCode = status ?? 1;
}
