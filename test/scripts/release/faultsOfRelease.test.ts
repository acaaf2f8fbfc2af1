import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { CONTENTS, contentsOf } from "../../../scripts/release/contents";
import { faultsOfRelease } from "../../../scripts/release/check/faultsOfRelease";
import {
  asReleased,
  localServer,
  type HeadersOf,
} from "../../../scripts/release/check/localServer";

const ADDRESS = new URL("https://example.org/fide/");
const VERSION = "1.2.3";
const FILES = ["taskpane.html", "functions.html", "functions.js", "functions.json", "assets/a.png"];

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "release-"));
  mkdirSync(path.join(folder, "assets"));
  for (const file of FILES) write(file, file);
  write("manifest.xml", manifestOf(VERSION, ADDRESS.href));
  keepContents();
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(file: string, content: string): void {
  writeFileSync(path.join(folder, file), content);
}

function keepContents(): void {
  rmSync(path.join(folder, CONTENTS), { force: true });
  write(CONTENTS, JSON.stringify(contentsOf(folder, VERSION)));
}

function manifestOf(version: string, address: string): string {
  const lines = FILES.map((file) => `<bt:Url DefaultValue="${address}${file}#place" />`);
  return `<OfficeApp><Version>${version}.0</Version>${lines.join("\n")}</OfficeApp>`;
}

interface Served {
  readonly headersOf?: HeadersOf;
  readonly days?: number;
  readonly isTrusted?: boolean;
}

/** What is said of the folder, served so: "functions.json: Content-Type text/plain". */
async function faultsServed({ isTrusted = true, ...served }: Served = {}): Promise<string[]> {
  const server = await localServer(folder, ADDRESS, served);
  const other = isTrusted ? server : await localServer(folder, ADDRESS);
  try {
    const way = { port: server.port, ca: other.ca };
    const faults = await faultsOfRelease(ADDRESS.href, VERSION, way);
    return faults.map(({ where, came }) => `${where.slice(ADDRESS.href.length)}: ${came}`);
  } finally {
    await server.close();
    if (other !== server) await other.close();
  }
}

/** Another value, or none, of a header of one kind of file. */
function except(ending: string, header: string, value?: string): HeadersOf {
  return (file) => {
    const all = Object.entries(asReleased(file));
    if (!file.endsWith(ending)) return Object.fromEntries(all);
    const others = all.filter(([name]) => name !== header);
    return Object.fromEntries(value === undefined ? others : [...others, [header, value]]);
  };
}

test("as it was released there is nothing to say", async () => {
  expect(await faultsServed()).toEqual([]);
});

test.each<[string, HeadersOf, string]>([
  [
    "a type that Excel does not take",
    except("functions.json", "Content-Type", "text/plain"),
    "functions.json: Content-Type text/plain",
  ],
  ["no type", except("taskpane.html", "Content-Type"), "taskpane.html: Content-Type missing"],
  [
    "functions that no other page may read",
    except("functions.js", "Access-Control-Allow-Origin"),
    "functions.js: Access-Control-Allow-Origin missing",
  ],
  [
    "functions for one page alone",
    except("functions.json", "Access-Control-Allow-Origin", "https://example.org"),
    "functions.json: Access-Control-Allow-Origin https://example.org",
  ],
  [
    "a file that is kept for a day",
    except("functions.js", "Cache-Control", "max-age=86400"),
    "functions.js: Cache-Control max-age=86400",
  ],
  [
    "a file of which nothing is said",
    except("functions.html", "Cache-Control"),
    "functions.html: Cache-Control missing",
  ],
])("%s", async (_, headersOf, said) => {
  expect(await faultsServed({ headersOf })).toEqual([said]);
});

test("an hour is short enough, and another name of a type the same", async () => {
  const headersOf: HeadersOf = (file) =>
    file.endsWith(".js")
      ? {
          ...asReleased(file),
          "Cache-Control": "max-age=3600",
          "Content-Type": "application/javascript",
        }
      : asReleased(file);
  expect(await faultsServed({ headersOf })).toEqual([]);
});

test("a file that is missing", async () => {
  rmSync(path.join(folder, "functions.json"));
  expect(await faultsServed()).toEqual(["functions.json: 404", "functions.json: 404"]);
});

test("a manifest of another version, or for another address", async () => {
  write("manifest.xml", manifestOf("1.2.2", ADDRESS.href));
  keepContents();
  expect(await faultsServed()).toEqual(["manifest.xml: version 1.2.2.0"]);
  write("manifest.xml", manifestOf(VERSION, "https://localhost:3000/"));
  keepContents();
  expect(await faultsServed()).toContain("manifest.xml: https://localhost:3000/taskpane.html");
});

test("a file of the release before", async () => {
  write("taskpane.html", "the pane as it was");
  expect(await faultsServed()).toEqual(["taskpane.html: another file than the release has"]);
});

test("a certificate that nobody knows, has ended, or is about to", async () => {
  expect(await faultsServed({ isTrusted: false })).toEqual([
    expect.stringMatching(
      /^manifest\.xml: .*\((DEPTH_ZERO_)?SELF_SIGNED_CERT|^manifest\.xml: .*CERT/,
    ),
  ]);
  expect(await faultsServed({ days: -1 })).toEqual([expect.stringMatching(/CERT_HAS_EXPIRED/)]);
  expect(await faultsServed({ days: 3 })).toEqual([
    expect.stringMatching(/^: a certificate for [23] more days$/),
  ]);
});
