import { customFunctionsHost } from "../engine/customFunctionsHost";
import { prepareEngine } from "../engine/engine";
import type { Bridge, FunctionsMetadata } from "../engine/fideFunctions";

const ADDIN = "addin/";

interface LoadedAddin {
  readonly bridge: Bridge;
  readonly functionNames: readonly string[];
}

/** Loads the built functions as they are, and makes them known to the engine. */
export async function loadAddin(functions: string, search: string): Promise<LoadedAddin> {
  const host = customFunctionsHost();
  Object.assign(globalThis, { CustomFunctions: host.CustomFunctions });
  await loadScript(`${ADDIN}${functions}.js`);
  const metadata = (await (await fetched(`${ADDIN}${functions}.json`)).json()) as FunctionsMetadata;
  prepareEngine(metadata);
  const asNull = new URLSearchParams(search).get("blank") === "null";
  return {
    bridge: { call: host.call, blank: asNull ? null : 0 },
    functionNames: metadata.functions.map(({ name }) => name),
  };
}

export async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.onload = () => {
      resolve();
    };
    script.onerror = () => {
      reject(new Error(address));
    };
    document.head.append(script);
  });
}
