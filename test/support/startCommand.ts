import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export interface Started {
  readonly address: string;
  /** Everything it has said until then. */
  readonly said: string;
}

/** `npm start` as a person types it, with a cache of its own. */
export class StartCommand {
  private readonly cache = mkdtempSync(path.join(tmpdir(), "start-"));
  private readonly children: ChildProcess[] = [];

  /** Waits for the line that has the address. */
  run(port: string): Promise<Started> {
    const child = spawn("npm", ["start", "--", "--no-open"], {
      env: { ...process.env, PORT: port, START_CACHE: this.cache },
      detached: true,
      shell: process.platform === "win32",
    });
    this.children.push(child);
    return new Promise((resolve, reject) => {
      let said = "";
      const hear = (chunk: Buffer) => {
        said += String(chunk);
        const address = /The workbench is at (\S+)/.exec(said)?.[1];
        if (address !== undefined) resolve({ address, said });
      };
      child.stdout.on("data", hear);
      child.stderr.on("data", hear);
      child.on("error", reject);
      child.on("exit", () => {
        reject(new Error(said));
      });
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.children.map(stop));
    rmSync(this.cache, { recursive: true, force: true });
  }
}

/** npm, and what it has started. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const gone = once(child, "close");
  if (process.platform === "win32") spawnSync("taskkill", ["/pid", `${child.pid}`, "/t", "/f"]);
  else process.kill(-child.pid, "SIGTERM");
  await gone;
}
