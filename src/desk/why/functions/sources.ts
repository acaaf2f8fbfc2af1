import type { FunctionDefinition } from "../../../functions/definition";
import { partsOf, type TypedCall } from "../../../formula/typed/typed";
import { addressOfArea } from "../../../tournament/sheetCells";
import type { SourceCells } from "../why";

/** The cells that a function is given, by the names of its arguments. */
export function sourcesOf(
  call: TypedCall,
  { parameters }: FunctionDefinition,
  own: string,
): readonly SourceCells[] {
  return call.args.flatMap((arg, index) => {
    if (arg === null) return [];
    const name = parameters[index]?.name ?? "";
    return partsOf(arg).flatMap((part) => {
      if (part.kind !== "cells") return [];
      const { area } = part;
      const sheet = part.sheet ?? own;
      const address = addressOfArea(area);
      const where = sheet === own ? address : `${sheet}!${address}`;
      return [{ label: `${name}: ${where}`, sheet, area }];
    });
  });
}
