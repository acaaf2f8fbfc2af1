import { spawn } from "node:child_process";
import { refusal, type App } from "./sideload/refusal";

const [app, ...words] = process.argv.slice(2) as [App, ...string[]];
const reason = refusal(app, process.platform, words);
if (reason !== null) {
  console.error(reason);
  process.exitCode = 1;
} else {
  const command = ["office-addin-debugging", "start", "manifest.xml", app, ...words];
  spawn("npx", command, { stdio: "inherit", shell: process.platform === "win32" }).on(
    "exit",
    (code) => {
      process.exitCode = code ?? 1;
    },
  );
}
