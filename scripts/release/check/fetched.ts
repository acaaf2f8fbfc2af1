import { request } from "node:https";
import type { IncomingHttpHeaders } from "node:http";
import type { TLSSocket } from "node:tls";

/** What a server answers. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The last day of the server's certificate. */
  readonly validTo: Date;
}

/** Another way to a server than by its name: one on this machine, and whose certificate to trust. */
export interface Way {
  readonly port: number;
  readonly ca: string;
}

const ORIGIN = "https://excel.officeapps.live.com";
const PATIENCE = 30_000;

/** As Excel on the web asks; rejected where no answer comes, or one that nobody may trust. */
export function fetched(url: string, way?: Way): Promise<Answer> {
  const { hostname, port, pathname, search } = new URL(url);
  const there =
    way === undefined
      ? { host: hostname, port: port === "" ? 443 : Number(port) }
      : { host: "127.0.0.1", port: way.port, ca: way.ca };
  return new Promise((resolve, reject) => {
    const asked = request({
      ...there,
      servername: hostname,
      path: pathname + search,
      agent: false,
      headers: { Host: hostname, Origin: ORIGIN },
      timeout: PATIENCE,
    });
    asked.on("timeout", () => asked.destroy(new Error("no answer in 30 seconds")));
    asked.on("error", reject);
    asked.on("response", (response) => {
      const { valid_to: validTo } = (response.socket as TLSSocket).getPeerCertificate();
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: Buffer.concat(parts), validTo: new Date(validTo) });
      });
    });
    asked.end();
  });
}
