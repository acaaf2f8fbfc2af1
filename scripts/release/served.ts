/** How files are to be served, by their ending. */
export interface Served {
  readonly ending: string;
  readonly type: string;
  /** Excel on the web reads them from a page of Microsoft's. */
  readonly isCrossOrigin?: true;
  /** Icons alone may be kept: names of files stay the same from release to release. */
  readonly isKept?: true;
}

export const SERVED: readonly Served[] = [
  { ending: "html", type: "text/html; charset=utf-8" },
  { ending: "js", type: "text/javascript; charset=utf-8", isCrossOrigin: true },
  { ending: "json", type: "application/json; charset=utf-8", isCrossOrigin: true },
  { ending: "css", type: "text/css; charset=utf-8" },
  { ending: "xml", type: "text/xml; charset=utf-8" },
  { ending: "txt", type: "text/plain; charset=utf-8" },
  { ending: "png", type: "image/png", isKept: true },
];

/** Asked for again whenever Excel starts: else it runs yesterday's functions in today's pane. */
const FRESH = "no-cache";
const KEPT = "public, max-age=86400";
export const ANY_ORIGIN = "*";

export function cacheOf({ isKept }: Served): string {
  return isKept === true ? KEPT : FRESH;
}

/** How a file is to be served; undefined: none of a release. */
export function servedAs(file: string): Served | undefined {
  return SERVED.find(({ ending }) => file.endsWith(`.${ending}`));
}
