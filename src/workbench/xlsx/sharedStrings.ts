import { changed } from "./sheetXml";

export const SHARED_STRINGS = "xl/sharedStrings.xml";

/** What the engine would take for a formula, a number, a date or a truth value. */
const NOT_TEXT_TO_ENGINE = /^(['=+\-\d.]|true$|false$)/i;

/** The apostrophe by which the engine knows a text is no part of the text in a file. */
export function storedStrings(xml: string): string {
  return eachString(xml, (text) => text.replace(/^'/, ""));
}

export function typedStrings(xml: string): string {
  return eachString(xml, (text) => (NOT_TEXT_TO_ENGINE.test(text) ? `'${text}` : text));
}

function eachString(xml: string, change: (text: string) => string): string {
  return changed(xml, (document) => {
    for (const item of document.getElementsByTagName("si")) {
      const [first] = item.getElementsByTagName("t");
      if (first !== undefined) first.textContent = change(first.textContent);
    }
  });
}
