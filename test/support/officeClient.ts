import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import type { Workbook } from "../../src/workbench/engine/workbook";
import { AddinHost } from "../../src/workbench/host/addinHost";
import { readyOffice } from "../../src/workbench/pane/office";

const SOURCE = readFileSync("node_modules/@microsoft/office-js/dist/excel-web-16.00.js", "utf8");

export interface OfficeClient {
  readonly excel: typeof Excel;
  readonly host: AddinHost;
}

/** Microsoft's own client for Excel, with the workbench's host at its other end. */
export function officeClient(workbook: Workbook): OfficeClient {
  const host = new AddinHost(() => workbook);
  workbook.onSelection(() => {
    host.selectionChanged();
  });
  const page: Record<string, unknown> = {
    _richApiNativeBridge: host.connect(),
    /** The client sets timers of its own that need not end before a test. */
    setTimeout: (callback: () => void, delay: number) => setTimeout(callback, delay).unref(),
    clearTimeout,
    document: {},
    location: { href: "", search: "" },
    navigator: { userAgent: "" },
    console,
  };
  page["window"] = page;
  const context = createContext(page);
  runInContext(SOURCE, context);
  page["Office"] = readyOffice(page["Office"] as object, "en-US");
  return { excel: page["Excel"] as typeof Excel, host };
}
