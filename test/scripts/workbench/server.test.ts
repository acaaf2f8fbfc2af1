import { mkdtempSync, writeFileSync } from "node:fs";
import { request, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { listen, workbenchServer } from "../../../scripts/workbench/server";

const folder = mkdtempSync(path.join(tmpdir(), "workbench-"));
const addin = mkdtempSync(path.join(tmpdir(), "addin-"));
writeFileSync(path.join(folder, "index.html"), "<p>page</p>");
writeFileSync(path.join(addin, "functions.json"), "{}");

const servers: Server[] = [];
const started = async (port: number, busy?: (port: number) => void) => {
  const server = workbenchServer([
    { prefix: "/addin/", folder: addin },
    { prefix: "/", folder },
  ]);
  servers.push(server);
  return listen(server, port, busy);
};

afterAll(() => {
  for (const server of servers) server.close();
});

test("serves the page, the add-in beside it, and a policy that keeps to this machine", async () => {
  const port = await started(0);
  const page = await fetch(`http://127.0.0.1:${port}/?lang=fr`);
  expect([page.status, page.headers.get("content-type"), await page.text()]).toEqual([
    200,
    "text/html; charset=utf-8",
    "<p>page</p>",
  ]);
  expect(page.headers.get("content-security-policy")).toContain("default-src 'self'");
  const json = await fetch(`http://127.0.0.1:${port}/addin/functions.json`);
  expect([json.status, json.headers.get("content-type")]).toEqual([
    200,
    "application/json; charset=utf-8",
  ]);
});

test("what is not there is 404, and no address leaves its folder", async () => {
  const port = await started(0);
  const status = (address: string) =>
    new Promise((resolve) => {
      request({ port, host: "127.0.0.1", path: address }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).end();
    });
  expect(await status("/missing.js")).toBe(404);
  expect(await status("/addin/")).toBe(404);
  expect(await status("/addin/..%2f..%2f..%2f..%2fetc%2fpasswd")).toBe(404);
  expect(await status("/%E0%A4%A")).toBe(400);
});

test("a busy port is told, and the next free one taken", async () => {
  const first = await started(0);
  const told: number[] = [];
  const second = await started(first, (port) => told.push(port));
  expect(told[0]).toBe(first);
  expect(second).toBe(first + told.length);
});
