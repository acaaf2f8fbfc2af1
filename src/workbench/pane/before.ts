import type { AddinHost } from "../host/addinHost";
import type { OfficeGlobals } from "./office";

/** Runs in the pane's frame before Microsoft's client, which looks for its host when it loads. */
const { addinHost } = window.parent as unknown as { readonly addinHost: AddinHost };
(window as unknown as OfficeGlobals)._richApiNativeBridge = addinHost.connect();
