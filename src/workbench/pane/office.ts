import { LENIENT, type Strictness } from "../engine/strictness";
import type { RichApiBridge } from "../host/addinHost";

/** What the pane of the workbench finds under Office, beside Microsoft's client for Excel. */
export interface OfficeGlobals {
  _richApiNativeBridge?: RichApiBridge;
  Office: object;
}

/** Of the newest set of Excel's requirements, ExcelApi 1.15, of which the host knows a part. */
const NEWEST_MINOR = 15;

/** Of the client that the workbench has. */
const CLIENT_VERSION = "16.00";

interface Ready {
  readonly host: "Excel";
  readonly platform: "OfficeOnline";
}

/** Of custom functions, and of batches that wait for the end of an edit. */
const NEWEST_MINORS: Readonly<Record<string, number>> = {
  ExcelApi: NEWEST_MINOR,
  CustomFunctionsRuntime: 3,
  DelayForCellEdit: 1,
};

/** The client's Office, with the few members that it leaves to Office's own loader. */
export function readyOffice(
  office: object,
  displayLanguage: string,
  strict: Strictness = LENIENT,
): object {
  const ready: Ready = { host: "Excel", platform: "OfficeOnline" };
  const isMissing = (name: string) => name === "CustomFunctionsRuntime" && strict.has("old");
  const isSetSupported = (name: string, version = "1.1") =>
    Number(version.split(".")[1]) <= (NEWEST_MINORS[name] ?? 0) && !isMissing(name);
  const members = {
    context: {
      displayLanguage,
      requirements: { isSetSupported },
      diagnostics: { ...ready, version: CLIENT_VERSION },
      ...ready,
    },
    onReady: async (callback?: (info: Ready) => unknown) => {
      await callback?.(ready);
      return ready;
    },
  };
  return Object.create(office, Object.getOwnPropertyDescriptors(members)) as object;
}
