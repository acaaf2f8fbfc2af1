/** Attribute and element order do not matter here: a part is read, changed and written as a tree. */
export function changed(xml: string, change: (document: Document) => void): string {
  const document = new DOMParser().parseFromString(xml, "application/xml");
  change(document);
  return new XMLSerializer().serializeToString(document);
}

export const elements = (document: Document, name: string): Element[] =>
  Array.from(document.getElementsByTagName(name));
