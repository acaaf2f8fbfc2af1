import { TextEncoder as NodeEncoder } from "node:util";

/** Every browser has one; jsdom has none, and signs beyond the first 65,536 would be written as others. */
class Encoder {
  encode(text: string): Uint8Array {
    return Uint8Array.from(new NodeEncoder().encode(text));
  }
}

Object.assign(globalThis, { TextEncoder: Encoder });
