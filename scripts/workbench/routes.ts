import path from "node:path";
import { withLocalOffice } from "./paneHtml";
import type { Route } from "./server";

/** Where the add-in and the page are built. */
export interface Folders {
  readonly addin: string;
  readonly page: string;
}

/** The page is built beside the add-in, never into it. */
export const BUILT: Folders = {
  addin: path.resolve("dist"),
  page: path.resolve(".cache/workbench"),
};

/** The built add-in as it is but for its office.js, and the workbench around it. */
export function addinRoutes({ addin, page } = BUILT): Route[] {
  return [
    { prefix: "/addin/", folder: addin, html: withLocalOffice },
    { prefix: "/", folder: page },
  ];
}
