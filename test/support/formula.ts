import type { Metadata } from "../../src/functions/metadata";
import { builtFile } from "./built";
import type { Excel, ResultCell } from "./excel";

const MILLISECONDS_A_DAY = 86_400_000;
const DAY_0 = Date.UTC(1899, 11, 30);

/** Executes `FIDE.NAME(…)` with constants for arguments, as a sheet would. */
export function evaluate(excel: Excel, formula: string): ResultCell[][] {
  const { name, values } = parse(formula);
  const definition = METADATA.functions.find((each) => each.name === name);
  if (definition === undefined) throw new Error(`${formula}: no such function`);
  if (values.length > definition.parameters.length)
    throw new Error(`${formula}: too many arguments`);
  const sent = definition.parameters.map((_, index) => values[index] ?? null);
  return excel.call(definition.id, ...sent);
}

const METADATA = JSON.parse(builtFile("dist/functions.json")) as Metadata;

export function parse(formula: string): { name: string; values: (unknown[][] | null)[] } {
  const [, name, inside] = /^FIDE\.([A-Z.]+)\((.*)\)$/.exec(formula) ?? [];
  if (name === undefined || inside === undefined) throw new Error(`${formula}: not understood`);
  return { name, values: inside === "" ? [] : split(inside, ",").map(argument) };
}

function argument(text: string): unknown[][] | null {
  if (text === "") return null;
  if (!text.startsWith("{")) return [[constant(text)]];
  return split(text.slice(1, -1), ";").map((line) => split(line, ",").map(constant));
}

function constant(text: string): unknown {
  const date = /^DATE\((\d+),(\d+),(\d+)\)$/.exec(text);
  if (date !== null) {
    const [year = 0, month = 0, day = 0] = date.slice(1).map(Number);
    return (Date.UTC(year, month - 1, day) - DAY_0) / MILLISECONDS_A_DAY;
  }
  if (text.startsWith('"')) return text.slice(1, -1);
  if (text === "TRUE" || text === "FALSE") return text === "TRUE";
  const value = Number(text);
  if (Number.isNaN(value)) throw new Error(`${text}: no constant`);
  return value;
}

/** Splits at separators outside braces, parentheses and quotes. */
function split(text: string, separator: string): string[] {
  const parts = [""];
  let depth = 0;
  let quoted = false;
  for (const sign of text) {
    if (sign === '"') quoted = !quoted;
    if (!quoted && "{(".includes(sign)) depth += 1;
    if (!quoted && ")}".includes(sign)) depth -= 1;
    if (sign === separator && depth === 0 && !quoted) parts.push("");
    else parts.push(`${parts.pop() ?? ""}${sign}`);
  }
  return parts;
}
