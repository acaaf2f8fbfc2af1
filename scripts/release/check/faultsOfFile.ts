import { ANY_ORIGIN, servedAs, type Served } from "../served";
import type { Fault } from "./fault";
import type { Answer } from "./fetched";

const CONFIGURE = "The files in servers/, .htaccess, web.config and _headers say it to a server.";
/** An hour: older functions and a newer pane would meet for no longer. */
const LONGEST_KEPT = 3_600;

/** Whether a file comes as Excel needs it. */
export function faultsOfFile(where: string, answer: Answer): Fault[] {
  if (answer.status !== 200) {
    const { location } = answer.headers;
    return [
      {
        where,
        came: location === undefined ? `${answer.status}` : `${answer.status}, to ${location}`,
        expected: "200 and the file itself",
        advice: "Copy all of addin/ to this address; Excel follows no redirection.",
      },
    ];
  }
  const served = servedAs(new URL(where).pathname);
  if (served === undefined) return [];
  return [
    ...faultOfType(where, answer, served),
    ...faultOfOrigin(where, answer, served),
    ...faultOfCache(where, answer, served),
  ];
}

function faultOfType(where: string, { headers }: Answer, { type }: Served): Fault[] {
  const [came = "", expected = ""] = [headers["content-type"], type].map((each) =>
    each?.split(";")[0]?.trim().toLowerCase(),
  );
  const isOther =
    came !== expected && !SAME.some((all) => [came, expected].every((one) => all.includes(one)));
  if (!isOther) return [];
  return [{ where, came: `Content-Type ${came || "missing"}`, expected, advice: CONFIGURE }];
}

/** Names for one type. */
const SAME: readonly (readonly string[])[] = [
  ["text/javascript", "application/javascript"],
  ["text/xml", "application/xml"],
];

function faultOfOrigin(where: string, { headers }: Answer, { isCrossOrigin }: Served): Fault[] {
  const came = headers["access-control-allow-origin"];
  if (isCrossOrigin !== true || came === ANY_ORIGIN) return [];
  return [
    {
      where,
      came: `Access-Control-Allow-Origin ${came ?? "missing"}`,
      expected: ANY_ORIGIN,
      advice: `Excel on the web reads functions from a page of Microsoft's. ${CONFIGURE}`,
    },
  ];
}

function faultOfCache(where: string, { headers }: Answer, { isKept }: Served): Fault[] {
  const came = headers["cache-control"] ?? "";
  const seconds = Number(/max-age=(\d+)/.exec(came)?.[1] ?? Infinity);
  const isFresh = /no-cache|no-store/.test(came) || seconds <= LONGEST_KEPT;
  if (isKept === true || isFresh) return [];
  return [
    {
      where,
      came: `Cache-Control ${came === "" ? "missing" : came}`,
      expected: "no-cache",
      advice: `Else yesterday's functions run in today's pane. ${CONFIGURE}`,
    },
  ];
}
