import { damaged } from "./openFault";

/** Attribute and element order do not matter here: a part is read, changed and written as a tree. */
export function changed(xml: string, change: (document: Document) => void): string {
  const document = parsed(xml);
  change(document);
  return serialised(document);
}

export const serialised = (node: Node): string => new XMLSerializer().serializeToString(node);

/** No workbook declares a document type: what it could declare unfolds without end. */
const DOCUMENT_TYPE = "<!DOCTYPE";

export function parsed(xml: string, part = ""): Document {
  if (xml.includes(DOCUMENT_TYPE)) throw damaged(part);
  const document = new DOMParser().parseFromString(xml, "application/xml");
  if (document.getElementsByTagName("parsererror").length > 0) throw damaged(part);
  return document;
}

/** By their names alone, whatever stands before them. */
export const elements = (parent: Document | Element, name: string): Element[] =>
  Array.from(parent.getElementsByTagNameNS("*", name));

export const childrenOf = (parent: Element, name: string): Element[] =>
  Array.from(parent.children).filter(({ localName }) => localName === name);

export const childOf = (parent: Element, name: string): Element | undefined =>
  Array.from(parent.children).find(({ localName }) => localName === name);

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

/** Every attribute of its own, without those of other namespaces. */
export function attributesOf(of: Element): Record<string, string> {
  const own = Array.from(of.attributes).filter(({ prefix, name }) => !prefix && name !== "xmlns");
  return Object.fromEntries(own.map(({ name, value }) => [name, value]));
}

/** The id of a relation, as r:id. */
export function relationId(of: Element): string | undefined {
  return Array.from(of.attributes).find(
    ({ localName, prefix }) => localName === "id" && Boolean(prefix),
  )?.value;
}

export const isTrue = (value: string | null | undefined): boolean =>
  value === "1" || value === "true";
