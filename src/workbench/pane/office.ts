import type { RichApiBridge } from "../host/addinHost";

/** What the pane of the workbench finds under Office, beside Microsoft's client for Excel. */
export interface OfficeGlobals {
  _richApiNativeBridge?: RichApiBridge;
  Office: object;
}

/** Of the newest set of Excel's requirements, ExcelApi 1.15, of which the host knows a part. */
const NEWEST_MINOR = 15;

interface Ready {
  readonly host: "Excel";
  readonly platform: "OfficeOnline";
}

/** The client's Office, with the few members that it leaves to Office's own loader. */
export function readyOffice(office: object, displayLanguage: string): object {
  const ready: Ready = { host: "Excel", platform: "OfficeOnline" };
  const isSetSupported = (name: string, version = "1.1") =>
    name === "ExcelApi" && Number(version.split(".")[1]) <= NEWEST_MINOR;
  const members = {
    context: { displayLanguage, requirements: { isSetSupported }, ...ready },
    onReady: async (callback?: (info: Ready) => unknown) => {
      await callback?.(ready);
      return ready;
    },
  };
  return Object.create(office, Object.getOwnPropertyDescriptors(members)) as object;
}
