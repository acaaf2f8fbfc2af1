import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:https";
import path from "node:path";
import { generate } from "selfsigned";
import { ANY_ORIGIN, cacheOf, servedAs } from "../served";
import type { Way } from "./fetched";

export interface LocalServer extends Way {
  readonly close: () => Promise<void>;
}

/** What it says of a file; a test has it say something else. */
export type HeadersOf = (file: string) => Readonly<Record<string, string>>;

/** As the files for web servers say it. */
export const asReleased: HeadersOf = (file) => {
  const served = servedAs(file);
  if (served === undefined) return {};
  return {
    "Content-Type": served.type,
    "Cache-Control": cacheOf(served),
    ...(served.isCrossOrigin === true && { "Access-Control-Allow-Origin": ANY_ORIGIN }),
  };
};

/** A release on this machine as if it were at its address, under a certificate made for the occasion. */
export async function localServer(
  folder: string,
  address: URL,
  { headersOf = asReleased, days = 30 }: { headersOf?: HeadersOf; days?: number } = {},
): Promise<LocalServer> {
  const { cert, private: key } = await generate([{ name: "commonName", value: address.hostname }], {
    notAfterDate: new Date(Date.now() + days * DAY),
    keyType: "ec",
    algorithm: "sha256",
    extensions: [
      { name: "basicConstraints", cA: true },
      { name: "subjectAltName", altNames: [{ type: 2, value: address.hostname }] },
    ],
  });
  const server = createServer({ cert, key }, (request, response) => {
    const { pathname } = new URL(request.url ?? "/", address);
    const file = path.join(folder, pathname.slice(address.pathname.length));
    readFile(file)
      .then((content) => response.writeHead(200, headersOf(file)).end(content))
      .catch(() => response.writeHead(404).end());
  });
  const port = await listening(server);
  return { port, ca: cert, close: () => closed(server) };
}

const DAY = 86_400_000;

function listening(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    });
  });
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
  });
}
