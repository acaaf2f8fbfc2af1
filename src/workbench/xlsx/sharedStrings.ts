import type { Slices } from "./slices";
import { changed, childrenOf, elements } from "./xml";
import { fromXstring } from "./xstring";

export const SHARED_STRINGS = "xl/sharedStrings.xml";

/** The apostrophe by which the engine knows a text is no part of the text in a file. */
export function storedStrings(xml: string): string {
  return changed(xml, (document) => {
    for (const part of elements(document, "t")) {
      const text = part.textContent.replace(/^'/, "");
      part.textContent = text;
      if (text.trim() !== text) part.setAttributeNS(XML, "xml:space", "preserve");
    }
  });
}

const XML = "http://www.w3.org/XML/1998/namespace";

/** The texts that cells speak of by their numbers. */
export async function sharedTexts(
  tree: Document,
  slices: Slices,
  share: number,
): Promise<string[]> {
  const texts: string[] = [];
  for (const item of childrenOf(tree.documentElement, "si")) {
    texts.push(textOf(item));
    await slices.at(share);
  }
  return texts;
}

/** Whole, or in runs of different looks; how it is spoken is no part of it. */
export function textOf(item: Element): string {
  const runs = Array.from(item.children).flatMap((child) =>
    child.localName === "r" ? childrenOf(child, "t") : child.localName === "t" ? [child] : [],
  );
  return runs.map((run) => fromXstring(trimmed(run))).join("");
}

const SPACE_AROUND = /^[\t\n\r ]+|(?<![\t\n\r ])[\t\n\r ]+$/g;

function trimmed(run: Element): string {
  const isKept = run.getAttribute("xml:space") === "preserve";
  return isKept ? run.textContent : run.textContent.replace(SPACE_AROUND, "");
}
