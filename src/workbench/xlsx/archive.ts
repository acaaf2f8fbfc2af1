import { Inflate, strFromU8 } from "fflate";
import { crc32 } from "./crc32";
import { damaged, OpenFault } from "./openFault";
import type { Slices } from "./slices";

interface Entry {
  readonly name: string;
  readonly isEncrypted: boolean;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

const END = 0x06054b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 65_535;
const CENTRAL = 0x02014b50;
const CENTRAL_SIZE = 46;
const LOCAL = 0x04034b50;
const LOCAL_SIZE = 30;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
const UTF8 = 1 << 11;

const CHUNK = 64 * 1024;

/** A zip file: what is in it is known before anything is unpacked, and each part is checked. */
export class Archive {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly bytes: Uint8Array) {
    for (const entry of directory(bytes)) {
      const name = normalised(entry.name);
      this.entries.set(keyOf(name), { ...entry, name });
    }
  }

  has(name: string): boolean {
    return this.entries.has(keyOf(name));
  }

  names(): string[] {
    return [...this.entries.values()].map(({ name }) => name);
  }

  /** As it stands in the file. */
  nameOf(name: string): string | undefined {
    return this.entries.get(keyOf(name))?.name;
  }

  /** Unpacked. */
  size(name: string): number {
    return this.entries.get(keyOf(name))?.size ?? 0;
  }

  async unpacked(name: string, slices: Slices, share: number): Promise<Uint8Array> {
    const entry = this.entries.get(keyOf(name));
    if (entry === undefined) throw damaged(name);
    if (entry.isEncrypted) throw new OpenFault({ kind: "password" });
    const content = await inflated(entry, packedOf(this.bytes, entry), slices, share);
    if (crc32(content) !== entry.crc) throw damaged(name);
    return content;
  }
}

/** Some programs write names with the other slash, or from the root on. */
const normalised = (name: string): string => name.replace(/\\/g, "/").replace(/^\//, "");

/** Names are the same in capitals. */
const keyOf = (name: string): string => name.toLowerCase();

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

/** The directory at the end of the file: the parts themselves are not looked at. */
function directory(bytes: Uint8Array): Entry[] {
  const view = viewOf(bytes);
  const end = endOf(view);
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    if (at + CENTRAL_SIZE > bytes.length || view.getUint32(at, true) !== CENTRAL) {
      throw damaged("zip");
    }
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    entries.push(entryAt(bytes, view, at, name ?? 0));
    at += CENTRAL_SIZE + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

/** Only a comment may follow the end of the directory. */
function endOf(view: DataView): number {
  const last = view.byteLength - END_SIZE;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw damaged("zip");
}

function entryAt(bytes: Uint8Array, view: DataView, at: number, lengthOfName: number): Entry {
  const flags = view.getUint16(at + 8, true);
  const name = bytes.subarray(at + CENTRAL_SIZE, at + CENTRAL_SIZE + lengthOfName);
  const [crc = 0, packed = 0, size = 0] = [16, 20, 24].map((place) =>
    view.getUint32(at + place, true),
  );
  return {
    name: strFromU8(name, (flags & UTF8) === 0),
    isEncrypted: (flags & ENCRYPTED) !== 0,
    method: view.getUint16(at + 10, true),
    crc,
    packed,
    size,
    offset: view.getUint32(at + 42, true),
  };
}

function packedOf(bytes: Uint8Array, { name, offset, packed }: Entry): Uint8Array {
  const view = viewOf(bytes);
  if (offset + LOCAL_SIZE > bytes.length || view.getUint32(offset, true) !== LOCAL) {
    throw damaged(name);
  }
  const lengths = view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const start = offset + LOCAL_SIZE + lengths;
  if (start + packed > bytes.length) throw damaged(name);
  return bytes.subarray(start, start + packed);
}

/** Never more than the directory says: a small file could unpack to anything. */
async function inflated(
  { name, method, size }: Entry,
  packed: Uint8Array,
  slices: Slices,
  share: number,
): Promise<Uint8Array> {
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw damaged(name);
  const content = new Uint8Array(size);
  let length = 0;
  const inflate = new Inflate((chunk) => {
    if (length + chunk.length > size) throw damaged(name);
    content.set(chunk, length);
    length += chunk.length;
  });
  for (let at = 0; at < packed.length; at += CHUNK) {
    pushed(inflate, packed.subarray(at, at + CHUNK), at + CHUNK >= packed.length, name);
    await slices.at(share);
  }
  return content.subarray(0, length);
}

function pushed(inflate: Inflate, chunk: Uint8Array, isLast: boolean, name: string): void {
  try {
    inflate.push(chunk, isLast);
  } catch {
    throw damaged(name);
  }
}
