import { changed } from "./xml";

export const SHARED_STRINGS = "xl/sharedStrings.xml";

/** The apostrophe by which the engine knows a text is no part of the text in a file. */
export function storedStrings(xml: string): string {
  return eachString(xml, (text) => text.replace(/^'/, ""));
}

/** A text of a file stays a text, whatever the engine would read in it. */
export function typedStrings(xml: string): string {
  return eachString(xml, (text) => `'${text}`);
}

function eachString(xml: string, change: (text: string) => string): string {
  return changed(xml, (document) => {
    for (const item of document.getElementsByTagName("si")) {
      const [first] = item.getElementsByTagName("t");
      if (first !== undefined) first.textContent = change(first.textContent);
    }
  });
}
