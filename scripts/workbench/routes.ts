import path from "node:path";
import { withLocalOffice } from "./paneHtml";
import type { Route } from "./server";

/** Where the page is built: beside the add-in, never into it. */
export const WORKBENCH_FOLDER = path.resolve(".cache/workbench");

/** The built add-in as it is but for its office.js, and the workbench around it. */
export function addinRoutes(folder = path.resolve("dist")): Route[] {
  return [
    { prefix: "/addin/", folder, html: withLocalOffice },
    { prefix: "/", folder: WORKBENCH_FOLDER },
  ];
}
