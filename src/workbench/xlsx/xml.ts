/** Attribute and element order do not matter here: a part is read, changed and written as a tree. */
export function changed(xml: string, change: (document: Document) => void): string {
  const document = parsed(xml);
  change(document);
  return new XMLSerializer().serializeToString(document);
}

export const parsed = (xml: string): Document =>
  new DOMParser().parseFromString(xml, "application/xml");

export const elements = (document: Document, name: string): Element[] =>
  Array.from(document.getElementsByTagName(name));

/** In the namespace of the part that it is made for. */
export function element(
  document: Document,
  name: string,
  attributes: Readonly<Record<string, string>>,
): Element {
  const created = document.createElementNS(document.documentElement.namespaceURI, name);
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value);
  return created;
}
