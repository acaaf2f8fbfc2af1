import { strFromU8 } from "fflate";

const ENTRY = 46;

/** Where in a zip file the directory speaks of a part. */
export function entryOf(bytes: Uint8Array, name: string): number {
  for (let at = bytes.length - ENTRY; at >= 0; at -= 1) {
    const isEntry = bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 1;
    const start = at + ENTRY;
    if (isEntry && strFromU8(bytes.subarray(start, start + name.length)) === name) return at;
  }
  throw new Error(`No ${name}`);
}

/** The file with other values at a place. */
export function overwritten(bytes: Uint8Array, at: number, ...values: number[]): Uint8Array {
  const copy = bytes.slice();
  copy.set(values, at);
  return copy;
}

/** The file whose directory says that a part is so large, unpacked. */
export function withSize(bytes: Uint8Array, name: string, size: number): Uint8Array {
  const copy = bytes.slice();
  new DataView(copy.buffer).setUint32(entryOf(bytes, name) + 24, size, true);
  return copy;
}
