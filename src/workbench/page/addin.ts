import { customFunctionsHost } from "../engine/customFunctionsHost";
import { prepareEngine } from "../engine/engine";
import type { Bridge, FunctionsMetadata } from "../engine/fideFunctions";

const ADDIN = "addin/";

/** Loads the built functions as they are, and makes them known to the engine. */
export async function loadAddin(functions: string, search: string): Promise<Bridge> {
  const host = customFunctionsHost();
  Object.assign(globalThis, { CustomFunctions: host.CustomFunctions });
  await loadScript(`${ADDIN}${functions}.js`);
  prepareEngine(await loadJson<FunctionsMetadata>(`${ADDIN}${functions}.json`));
  const asNull = new URLSearchParams(search).get("blank") === "null";
  return { call: host.call, blank: asNull ? null : 0 };
}

async function loadJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as T;
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
