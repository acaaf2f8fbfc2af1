import type { FunctionTexts } from "./functionTexts";
import { ALL_FUNCTIONS } from "./all";

interface ParameterMetadata {
  readonly name: string;
  readonly description: string;
  readonly type: "any";
  readonly dimensionality: "matrix";
  readonly optional?: true;
}

interface FunctionMetadata {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly helpUrl: string;
  readonly parameters: readonly ParameterMetadata[];
  readonly result: { readonly type: "any"; readonly dimensionality: "matrix" };
}

export interface Metadata {
  /** Without it an error in an argument never reaches the code. */
  readonly allowErrorForDataTypeAny: true;
  readonly functions: readonly FunctionMetadata[];
}

/** Where a function stands in the reference page. */
export function anchorOf(name: string): string {
  return `fide-${name.toLowerCase().replace(".", "-")}`;
}

/**
 * What Excel reads of the functions. Every argument is a matrix of anything: only so do texts,
 * blanks and errors reach the code that can explain them.
 */
export function metadata(texts: FunctionTexts, referenceUrl: string): Metadata {
  const functions = ALL_FUNCTIONS.map(({ id, name, parameters }): FunctionMetadata => {
    const text = texts.functions[name];
    if (text === undefined) throw new Error(`No text for FIDE.${name}`);
    return {
      id,
      name,
      description: text.description,
      helpUrl: `${referenceUrl}#${anchorOf(name)}`,
      parameters: parameters.map((parameter) => ({
        name: parameter.name,
        description: text.parameters[parameter.name] as string,
        type: "any",
        dimensionality: "matrix",
        ...(parameter.optional ? { optional: true } : {}),
      })),
      result: { type: "any", dimensionality: "matrix" },
    };
  });
  return { allowErrorForDataTypeAny: true, functions };
}
