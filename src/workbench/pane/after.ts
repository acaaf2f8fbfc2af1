import { strictnessOf } from "../engine/strictness";
import { readyOffice, type OfficeGlobals } from "./office";
import { seal } from "./sealed";

/** Runs behind Microsoft's client, which has made Office and Excel by now. */
const page = window as unknown as OfficeGlobals;
const { document, location } = window.parent;
const strict = strictnessOf(location.search);
page.Office = readyOffice(page.Office, document.documentElement.lang, strict);
if (strict.has("sealed")) seal(window.document);
