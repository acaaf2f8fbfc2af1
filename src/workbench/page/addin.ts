import { customFunctionsHost } from "../engine/customFunctionsHost";
import { prepareEngine } from "../engine/engine";
import { withoutLaterBuiltIns } from "../engine/engineOf2016";
import type { Strictness } from "../engine/strictness";
import { functionNamesOf, type FunctionNames } from "../xlsx/functionNames";
import type { Bridge, FunctionsMetadata } from "../engine/fideFunctions";

const ADDIN = "addin/";

interface LoadedAddin {
  readonly bridge: Bridge;
  readonly functionNames: FunctionNames;
}

/** Loads the built functions as they are, and makes them known to the engine. */
export async function loadAddin(
  functions: string,
  search: string,
  strict: Strictness,
): Promise<LoadedAddin> {
  const host = customFunctionsHost();
  const page = strict.has("engine") ? pageOf2016() : window;
  Object.assign(page, { CustomFunctions: host.CustomFunctions });
  await loadScript(`${ADDIN}${functions}.js`, page.document);
  const metadata = (await (await fetched(`${ADDIN}${functions}.json`)).json()) as FunctionsMetadata;
  prepareEngine(metadata);
  const asNull = new URLSearchParams(search).get("blank") === "null";
  return {
    bridge: { call: host.call, blank: asNull ? null : 0, strict },
    functionNames: functionNamesOf(metadata.functions),
  };
}

export async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** A page of its own, whose engine knows nothing that came later. */
function pageOf2016(): Window {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  document.body.append(frame);
  const { contentWindow } = frame;
  if (contentWindow === null) throw new Error("The browser gives no frame for the functions.");
  withoutLaterBuiltIns(contentWindow);
  return contentWindow;
}

function loadScript(address: string, document: Document): Promise<void> {
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
