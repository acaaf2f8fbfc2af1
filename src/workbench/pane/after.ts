import { readyOffice, type OfficeGlobals } from "./office";

/** Runs behind Microsoft's client, which has made Office and Excel by now. */
const page = window as unknown as OfficeGlobals;
page.Office = readyOffice(page.Office, window.parent.document.documentElement.lang);
