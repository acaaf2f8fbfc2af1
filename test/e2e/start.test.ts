import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { StartCommand } from "../support/startCommand";

const start = new StartCommand();
const other = createServer();

afterAll(async () => {
  other.close();
  await start.close();
});

test("npm start says what it does, serves the page, explains a busy port, and takes the next", async () => {
  other.listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const { address, said } = await start.run(String(port));
  expect(said.split("\n").filter((line) => !/^(>|npm |$)/.test(line))).toEqual([
    expect.stringContaining("The workbench is being made ready"),
    expect.stringContaining("Building"),
    expect.stringContaining(`Port ${port} is in use by another program`),
    expect.stringContaining(address),
  ]);
  expect(Number(new URL(address).port)).toBeGreaterThan(port);
  const page = await fetch(`${address}?lang=fr`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("page.js")]);
  const pane = await (await fetch(`${address}addin/taskpane.html`)).text();
  expect(pane).toContain("excel-web-16.00.js");
  expect(pane).not.toContain("office.js");
});

test("what has not changed is served without being built again", async () => {
  const { address, said } = await start.run("0");
  expect(said).toContain("Nothing has changed since it was last built");
  expect(said).not.toContain("Building");
  for (const file of ["page.js", "addin/functions.js", "addin/taskpane.js"]) {
    expect((await fetch(address + file)).status).toBe(200);
  }
});

test("a port that is none is refused with what is expected", async () => {
  await expect(start.run("70000")).rejects.toThrow(
    "PORT: 70000. Expected a number from 0 to 65535.",
  );
});
