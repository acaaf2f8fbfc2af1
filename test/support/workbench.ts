import { runInNewContext } from "node:vm";
import { customFunctionsHost } from "../../src/workbench/engine/customFunctionsHost";
import { prepareEngine } from "../../src/workbench/engine/engine";
import type { BlankAs, Bridge, FunctionsMetadata } from "../../src/workbench/engine/fideFunctions";
import { provideGroupBy } from "../../src/workbench/engine/objectGroupBy";
import { LENIENT, type Strictness } from "../../src/workbench/engine/strictness";
import { Workbook } from "../../src/workbench/engine/workbook";
import { functionNamesOf } from "../../src/workbench/xlsx/functionNames";
import { openXlsx } from "../../src/workbench/xlsx/openXlsx";
import { builtFile } from "./built";

provideGroupBy();
jest.spyOn(console, "debug").mockImplementation(() => undefined);

const metadata = JSON.parse(builtFile("dist/functions.json")) as FunctionsMetadata;
const host = customFunctionsHost();
runInNewContext(builtFile("dist/functions.js"), {
  CustomFunctions: host.CustomFunctions,
});

prepareEngine(metadata);

export const bridge: Bridge = { call: host.call, blank: 0 };
export const functionNames = functionNamesOf(metadata.functions);

/** A workbook with the built functions in it. */
export function workbookWithFide(
  blank: BlankAs = 0,
  data?: object,
  strict: Strictness = LENIENT,
): Workbook {
  return new Workbook({ ...bridge, blank, strict }, data);
}

/** A file as the workbench opens it. */
export async function opened(bytes: Uint8Array): Promise<Workbook> {
  return (await openXlsx(bytes, { bridge, functionNames })).workbook;
}
