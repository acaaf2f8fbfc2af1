/** What an add-in's functions give back for an error. */
class CustomFunctionError extends Error {
  constructor(
    readonly code: string,
    message?: string,
  ) {
    super(message);
  }
}

type CustomFunction = (...values: unknown[]) => unknown;

/** What functions.js expects of the world: a CustomFunctions to be associated with. */
export interface CustomFunctionsHost {
  readonly CustomFunctions: {
    readonly associate: (id: string, fn: CustomFunction) => void;
    readonly Error: typeof CustomFunctionError;
  };
  /** Calls a function as Excel does, with an invocation object behind the arguments. */
  readonly call: (id: string, values: readonly unknown[]) => unknown;
}

export function customFunctionsHost(): CustomFunctionsHost {
  const functions = new Map<string, CustomFunction>();
  return {
    CustomFunctions: {
      associate: (id, fn) => functions.set(id, fn),
      Error: CustomFunctionError,
    },
    call: (id, values) => {
      const fn = functions.get(id);
      if (fn === undefined) return new CustomFunctionError("#NAME?", id);
      return fn(...values, { functionName: id });
    },
  };
}
