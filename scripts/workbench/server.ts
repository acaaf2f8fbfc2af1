import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createServer, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { pipeline } from "node:stream/promises";

/** Addresses that begin so are served from a folder; the first that fits. */
export interface Route {
  readonly prefix: string;
  readonly folder: string;
  /** How the pages of the folder are served instead of as they are. */
  readonly html?: (source: string) => string;
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".xml": "text/xml; charset=utf-8",
  ".png": "image/png",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".ttf": "font/ttf",
  ".svg": "image/svg+xml",
};

/** Nothing but this machine; the spreadsheet compiles its templates and formulas in the page. */
const POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data: blob:; font-src 'self' data:; frame-ancestors 'self'";

export function workbenchServer(routes: readonly Route[]): Server {
  return createServer((request, response) => {
    const pathname = pathOf(request.url ?? "/");
    if (!isLocal(request.headers.host)) refuse(response, 403, "Only this machine is served");
    else if (!READING.has(request.method ?? "")) refuse(response, 405, "Only GET and HEAD");
    else if (pathname === null) refuse(response, 400, "This address cannot be read");
    else {
      serve(pathname, routes, response).catch((error: unknown) => {
        refuse(response, 500, String(error));
      });
    }
  });
}

const READING = new Set(["GET", "HEAD"]);

/** A page elsewhere could give its own name this machine's address. */
function isLocal(host = ""): boolean {
  return /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host);
}

/** The path without its query, or null where its encoding is broken. */
function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return null;
  }
}

function refuse(response: ServerResponse, status: number, why: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" });
  response.end(why);
}

async function serve(
  pathname: string,
  routes: readonly Route[],
  response: ServerResponse,
): Promise<void> {
  const route = routes.find(({ prefix }) => pathname.startsWith(prefix));
  const file = route === undefined ? null : fileOf(pathname, route);
  const found = file !== null && (await isFile(file));
  response.setHeader("Content-Security-Policy", POLICY);
  response.setHeader("Cache-Control", "no-cache");
  if (!found) {
    refuse(response, 404, `${pathname}: not found`);
    return;
  }
  const type = TYPES[path.extname(file)] ?? "application/octet-stream";
  response.writeHead(200, { "Content-Type": type });
  if (route?.html !== undefined && path.extname(file) === ".html") {
    response.end(route.html(await readFile(file, "utf8")));
  } else {
    await pipeline(createReadStream(file), response);
  }
}

/** The file of an address, or null where it would leave its folder. */
function fileOf(pathname: string, { prefix, folder }: Route): string | null {
  const rest = pathname.slice(prefix.length) || "index.html";
  const file = path.resolve(folder, rest);
  return file.startsWith(folder + path.sep) ? file : null;
}

async function isFile(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}

export const LAST_PORT = 65_535;
const HOST = "127.0.0.1";

/** Listens on the port, or on the next free one; the port that was taken is told. */
export function listen(
  server: Server,
  port: number,
  busy: (port: number) => void = () => undefined,
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EADDRINUSE") {
        reject(error);
        return;
      }
      if (port === LAST_PORT) {
        reject(new Error(`No port is free up to ${LAST_PORT}.`));
        return;
      }
      busy(port);
      resolve(listen(server, port + 1, busy));
    });
    server.listen(port, HOST, () => {
      server.removeAllListeners("error");
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}
