import { strictnessOf } from "../engine/strictness";
import { readyOffice, type OfficeGlobals } from "./office";

/** Runs behind Microsoft's client, which has made Office and Excel by now. */
const page = window as unknown as OfficeGlobals;
const { document, location } = window.parent;
page.Office = readyOffice(
  page.Office,
  document.documentElement.lang,
  strictnessOf(location.search),
);
