import { apiNotFound, type HostError } from "./hostError";

/** What the client needs to find an object again in a later batch. */
export interface Identity {
  readonly Id?: string;
  readonly _Id?: string;
  readonly _ReferenceId?: string;
}

/** A symbol keeps the identity out of the members that an add-in can name. */
export const IDENTITY: unique symbol = Symbol("identity");

/** Properties that lead to other objects, or to none: an add-in has to ask for them by name. */
export const LEADING: unique symbol = Symbol("leading");

/**
 * An object of Excel's object model. Its accessors and methods are the members that an add-in may
 * use, under their own names; everything else is in fields, # methods and functions.
 */
export abstract class HostObject {
  get [IDENTITY](): Identity {
    return {};
  }
  get [LEADING](): readonly string[] {
    return [];
  }
}

export type Member =
  | {
      readonly kind: "property";
      readonly isWritable: boolean;
      readonly get: () => unknown;
      readonly set: (value: unknown) => void;
    }
  | { readonly kind: "method"; readonly call: (...values: unknown[]) => unknown };

/** The member that the wire names: `Values` and `_KeepReference` are values and keepReference. */
export function memberOf(object: HostObject, wireName: string): Member {
  const name = wireName.replace(/^_?./, (start) => start.slice(-1).toLowerCase());
  const descriptor = descriptorOf(object, name);
  if (descriptor === undefined) throw apiNotFound(`${typeName(object)}.${name}`);
  if (typeof descriptor.value === "function") {
    const method = descriptor.value as (...values: unknown[]) => unknown;
    return { kind: "method", call: (...values) => method.apply(object, values) };
  }
  return {
    kind: "property",
    isWritable: descriptor.set !== undefined,
    get: () => Reflect.get(object, name) as unknown,
    set: (value) => Reflect.set(object, name, value),
  };
}

/** Excel may let it be set: the workbench does not. */
export function notWritable(object: HostObject, wireName: string): HostError {
  return apiNotFound(`${typeName(object)}.${wireName} as something to set`);
}

/** HostRange stands for what Excel calls Range. */
function typeName(object: HostObject): string {
  return object.constructor.name.replace(/^Host/, "");
}

/** Every property that can be read and is not an object of its own. */
export function scalarNames(object: HostObject): string[] {
  return classesOf(object)
    .flatMap((prototype) => Object.entries(Object.getOwnPropertyDescriptors(prototype)))
    .filter(([, descriptor]) => descriptor.get !== undefined)
    .map(([name]) => name)
    .filter((name) => !object[LEADING].includes(name))
    .filter((name) => !(Reflect.get(object, name) instanceof HostObject));
}

function descriptorOf(object: HostObject, name: string): PropertyDescriptor | undefined {
  if (name === "constructor") return undefined;
  return classesOf(object)
    .map((prototype) => Object.getOwnPropertyDescriptor(prototype, name))
    .find((descriptor) => descriptor !== undefined);
}

function classesOf(object: HostObject): object[] {
  const chain: object[] = [];
  let prototype: object | null = Object.getPrototypeOf(object) as object | null;
  while (prototype !== null && prototype !== HostObject.prototype) {
    chain.push(prototype);
    prototype = Object.getPrototypeOf(prototype) as object | null;
  }
  return chain;
}
