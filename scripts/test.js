import { spawn } from "node:child_process";

/** The scripts of package.json that make `npm test`: rows side by side, each row in its order. */
const ROWS = [["check"], ["build", "build:workbench", "test:quick"]];

/** Seen as it comes; of the others only what has gone wrong is told. It gets the arguments of npm test. */
const SHOWN = "test:quick";
const MORE = process.argv.slice(2);

const running = new Set();

function run(script) {
  return new Promise((resolve) => {
    const began = Date.now();
    const npm = process.env.npm_execpath;
    const isShown = script === SHOWN;
    const more = isShown ? ["--", ...MORE] : [];
    const child = spawn(process.execPath, [npm, "run", "--silent", script, ...more], {
      stdio: isShown ? "inherit" : ["ignore", "pipe", "pipe"],
    });
    running.add(child);
    let said = "";
    const hear = (chunk) => {
      said += chunk;
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.on("close", (code) => {
      running.delete(child);
      if (code !== 0) console.log(said);
      const seconds = Math.round((Date.now() - began) / 1000);
      console.log(`npm run ${script}: ${code === 0 ? "done" : "FAILED"} (${seconds} s)`);
      resolve(code === 0);
    });
  });
}

async function runRow(scripts) {
  for (const script of scripts) if (!(await run(script))) return script;
  return null;
}

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
  });
}

console.log(`npm test: ${ROWS.map((row) => row.join(", then ")).join("; beside it ")}.`);
const failed = (await Promise.all(ROWS.map(runRow))).filter((script) => script !== null);
if (failed.length > 0) {
  console.log(`Failed: ${failed.join(", ")}.`);
  process.exitCode = 1;
}
