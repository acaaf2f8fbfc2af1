import { spawn, type ChildProcess } from "node:child_process";
import { createServer } from "node:net";

const started: ChildProcess[] = [];

/** Starts the workbench as a person would, and waits for the line that has its address. */
function start(port: string): Promise<{ readonly address: string; readonly said: string }> {
  const child = spawn("npm", ["start", "--", "--no-open"], {
    env: { ...process.env, PORT: port },
    detached: true,
    shell: process.platform === "win32",
  });
  started.push(child);
  return new Promise((resolve, reject) => {
    let said = "";
    const hear = (chunk: Buffer) => {
      said += String(chunk);
      const address = /The workbench is at (\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve({ address, said });
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.on("exit", () => {
      reject(new Error(said));
    });
  });
}

afterAll(() => {
  for (const { pid, exitCode } of started) {
    if (pid !== undefined && exitCode === null) process.kill(-pid, "SIGTERM");
  }
});

test("npm start serves the page, explains a busy port, and takes the next", async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, "127.0.0.1", () => {
      resolve((other.address() as { readonly port: number }).port);
    });
  });
  const before = Date.now();
  const { address, said } = await start(String(port));
  expect(Date.now() - before).toBeLessThan(20_000);
  other.close();
  expect(said).toContain(`Port ${port} is in use by another program`);
  expect(Number(new URL(address).port)).toBeGreaterThan(port);
  const page = await fetch(`${address}?lang=fr`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("page.js")]);
  const pane = await (await fetch(`${address}addin/taskpane.html`)).text();
  expect(pane).toContain("excel-web-16.00.js");
  expect(pane).not.toContain("office.js");
});

test("a port that is none is refused with what is expected", async () => {
  await expect(start("70000")).rejects.toThrow("PORT: 70000. Expected a number from 0 to 65535.");
});
