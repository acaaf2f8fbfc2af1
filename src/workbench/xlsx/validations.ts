import { helpers, type Zone } from "@odoo/o-spreadsheet";
import type { Validation } from "../engine/sheetExtras";
import { common, isOfCells, localAddress, without } from "../engine/zones";
import { withNamesHere, type Renamed } from "./sheetNames";
import { attributesOf, childrenOf, element, elements } from "./xml";
import { asXstring, fromXstring } from "./xstring";

/** Of a rule's attributes, those that are the rule; the others are what it says to people. */
const OF_RULE = new Set(["type", "operator"]);

/** The kinds of rules that the engine has. */
const ENGINES_OWN = new Set(["decimal", "list", "date", "custom"]);

/** A file's rules with what they say; those that the engine does not have are taken out of the sheet. */
export function readValidations(root: Element, renames: readonly Renamed[]): Validation[] {
  return elements(root, "dataValidation").map((part) => {
    const all = attributesOf(part);
    const formulas = ["formula1", "formula2"].flatMap((name) =>
      childrenOf(part, name).map(({ textContent }) => fromXstring(textContent.trim())),
    );
    const isEnginesOwn = isEngines(all, formulas);
    if (!isEnginesOwn) part.remove();
    return {
      zones: zonesOf(all["sqref"] ?? ""),
      attributes: picked(all, (name) => !OF_RULE.has(name) && name !== "sqref"),
      rule: isEnginesOwn
        ? null
        : {
            attributes: picked(all, (name) => OF_RULE.has(name)),
            formulas: formulas.map((formula) => withNamesHere(formula, renames)),
          },
    };
  });
}

function isEngines(all: Readonly<Record<string, string>>, formulas: readonly string[]): boolean {
  const { type = "none", operator } = all;
  if (!ENGINES_OWN.has(type) || formulas.length === 0) return false;
  if (type === "date" && operator === "notEqual") return false;
  return !(type === "custom" && formulas[0]?.toUpperCase() === "TRUE");
}

function picked(
  all: Readonly<Record<string, string>>,
  isPicked: (name: string) => boolean,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) =>
      isPicked(name) ? [[name, fromXstring(value)]] : [],
    ),
  );
}

function zonesOf(references: string): Zone[] {
  return references.split(/\s+/).flatMap((reference) => {
    if (!isOfCells(reference)) return [];
    return [helpers.toZone(reference)];
  });
}

/**
 * The engine's rules say what those of the file said to people, where both stand on the same cells;
 * the file's own rules follow.
 */
export function storeValidations(
  document: Document,
  validations: readonly Validation[],
): Element[] {
  const written = elements(document.documentElement, "dataValidation");
  const taken = written.flatMap((part) => zonesOf(part.getAttribute("sqref") ?? ""));
  const engines = written.flatMap((part) => withWords(part, validations));
  const own = validations.flatMap(({ zones, attributes, rule }) =>
    rule === null ? [] : ownRule(document, without(zones, taken), attributes, rule),
  );
  for (const part of elements(document.documentElement, "dataValidations")) part.remove();
  const all = [...engines, ...own];
  if (all.length === 0) return [];
  const part = element(document, "dataValidations", { count: String(all.length) });
  part.append(...all);
  return [part];
}

/** The engine's rule, cut into the parts that say different things. */
function withWords(part: Element, validations: readonly Validation[]): Element[] {
  let left = zonesOf(part.getAttribute("sqref") ?? "");
  const parts: Element[] = [];
  for (const { zones, attributes } of validations) {
    const here = common(left, zones);
    if (here.length === 0) continue;
    left = without(left, here);
    parts.push(rewritten(part, here, attributes));
  }
  const { errorStyle = "" } = attributesOf(part);
  const usual = {
    allowBlank: "1",
    showInputMessage: "1",
    showErrorMessage: "1",
    ...(errorStyle === "" ? {} : { errorStyle }),
  };
  return left.length === 0 ? parts : [...parts, rewritten(part, left, usual)];
}

function rewritten(
  part: Element,
  zones: readonly Zone[],
  words: Readonly<Record<string, string>>,
): Element {
  const rule = picked(attributesOf(part), (name) => OF_RULE.has(name));
  return complete(element(part.ownerDocument, "dataValidation", rule), zones, words, [
    ...Array.from(part.children, (child) => child.cloneNode(true)),
  ]);
}

function ownRule(
  document: Document,
  zones: readonly Zone[],
  words: Readonly<Record<string, string>>,
  { attributes, formulas }: NonNullable<Validation["rule"]>,
): Element[] {
  if (zones.length === 0) return [];
  const texts = formulas.map((formula, index) => {
    const part = element(document, `formula${index + 1}`, {});
    part.textContent = asXstring(formula);
    return part;
  });
  return [complete(element(document, "dataValidation", attributes), zones, words, texts)];
}

function complete(
  part: Element,
  zones: readonly Zone[],
  words: Readonly<Record<string, string>>,
  children: readonly Node[],
): Element {
  for (const [name, text] of Object.entries(words)) part.setAttribute(name, asXstring(text));
  part.setAttribute("sqref", zones.map(localAddress).join(" "));
  part.replaceChildren(...children);
  return part;
}
