import { hasConditions, keptInEngine } from "../engine/numbersByCondition";
import { changed, elements } from "./xml";

/** A file's styles with each number format as `of` has it. */
export function withFormats(styles: string, of: (format: string) => string): string {
  if (!styles.includes("formatCode")) return styles;
  return changed(styles, (document) => {
    for (const format of elements(document, "numFmt")) {
      format.setAttribute("formatCode", of(format.getAttribute("formatCode") ?? ""));
    }
  });
}

/** What the engine could not read, as it keeps it. */
export function formatForEngine(format: string): string {
  return hasConditions(format) ? keptInEngine(format) : format;
}
