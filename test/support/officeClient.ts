import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import type { Workbook } from "../../src/workbench/engine/workbook";
import { AddinHost, type RichApiBridge, type Strictly } from "../../src/workbench/host/addinHost";
import type { Answer } from "../../src/workbench/host/wire";
import { readyOffice } from "../../src/workbench/pane/office";
import { workbookWithFide } from "./workbench";

const SOURCE = readFileSync("node_modules/@microsoft/office-js/dist/excel-web-16.00.js", "utf8");

export interface OfficeClient {
  readonly excel: typeof Excel;
  readonly host: AddinHost;
  /** What the host has answered so far. */
  readonly answers: readonly Answer[];
}

/** Microsoft's own client for Excel, with the workbench's host at its other end. */
export function officeClient(workbook: Workbook, strictly?: Strictly): OfficeClient {
  const host = new AddinHost(() => workbook, strictly);
  workbook.onSelection(() => {
    host.selectionChanged();
  });
  workbook.onChange(() => {
    host.cellsChanged();
  });
  const { bridge, answers } = overheard(host.connect());
  const page: Record<string, unknown> = {
    _richApiNativeBridge: bridge,
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
  return { excel: page["Excel"] as typeof Excel, host, answers };
}

/** Keeps what comes back from the host. */
function overheard(bridge: RichApiBridge): { bridge: RichApiBridge; answers: Answer[] } {
  const answers: Answer[] = [];
  const heard: RichApiBridge = {
    sendMessageToHost: (message) => {
      bridge.sendMessageToHost(message);
    },
  };
  bridge.onMessageFromHost = (text) => {
    const { message } = JSON.parse(text) as { readonly message: { readonly body?: string } };
    if (message.body !== undefined) answers.push(JSON.parse(message.body) as Answer);
    heard.onMessageFromHost?.(text);
  };
  return { bridge: heard, answers };
}

/** A new workbook with Microsoft's client at work on it. */
export function clientOnWorkbook(strictly?: Strictly) {
  const workbook = workbookWithFide();
  return { workbook, ...officeClient(workbook, strictly) };
}

/** What a failed run says, without the client's stack. */
export async function faultOf(run: Promise<unknown>): Promise<{ code: string; message: string }> {
  const error: unknown = await run.then(
    () => null,
    (reason: unknown) => reason,
  );
  const { code, message } = error as { readonly code: string; readonly message: string };
  return { code, message };
}
