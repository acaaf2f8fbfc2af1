import { strFromU8 } from "fflate";
import { Archive } from "./archive";
import { LIMITS } from "./limits";
import { OpenFault } from "./openFault";
import type { Slices } from "./slices";
import { elements, parsed } from "./xml";

/** The kinds of parts that are opened, by the ends of their content types. */
export const KINDS = {
  workbook: /\.main\+xml$/i,
  sheet: /\.worksheet\+xml$/i,
  styles: /\.styles\+xml$/i,
  theme: /\.theme\+xml$/i,
  sharedStrings: /\.sharedStrings\+xml$/i,
  table: /\.table\+xml$/i,
  pivotTable: /\.pivotTable\+xml$/i,
  drawing: /\.drawing\+xml$/i,
  chart: /drawingml\.chart\+xml$/i,
  externalLink: /\.externalLink\+xml$/i,
} as const;

export interface Relation {
  readonly id: string;
  readonly type: string;
  /** A part, or an address outside of the file. */
  readonly target: string;
  readonly isExternal: boolean;
}

const TYPES = "[Content_Types].xml";
/** Of a file's progress, what unpacking it takes. */
const UNPACKING = 0.2;

/** The parts of a workbook's file that are used; the others stay packed. */
export class Parts {
  private readonly texts = new Map<string, string>();

  private constructor(
    private readonly archive: Archive,
    private readonly types: ContentTypes,
  ) {}

  static async of(bytes: Uint8Array, slices: Slices): Promise<Parts> {
    const archive = new Archive(bytes);
    if (!archive.has(TYPES)) throw new OpenFault({ kind: "noWorkbook" });
    checkSize(archive, [TYPES]);
    const types = new ContentTypes(textOf(await archive.unpacked(TYPES, slices, 0)));
    const parts = new Parts(archive, types);
    if (parts.ofKind("workbook").length === 0) throw new OpenFault({ kind: "noWorkbook" });
    await parts.unpack(slices);
    return parts;
  }

  /** Names of parts, as they stand in the file. */
  ofKind(kind: keyof typeof KINDS): string[] {
    return this.archive.names().filter((name) => KINDS[kind].test(this.types.of(name)));
  }

  names(): string[] {
    return this.archive.names();
  }

  text(part: string): string | undefined {
    return this.texts.get(part);
  }

  tree(part: string): Document | undefined {
    const text = this.texts.get(part);
    return text === undefined ? undefined : parsed(text, part);
  }

  relations(part: string): Relation[] {
    const tree = this.tree(this.nameOf(relationsPart(part)) ?? "");
    if (tree === undefined) return [];
    return elements(tree, "Relationship").map((relation) => {
      const isExternal = relation.getAttribute("TargetMode") === "External";
      const target = relation.getAttribute("Target") ?? "";
      return {
        id: relation.getAttribute("Id") ?? "",
        type: relation.getAttribute("Type") ?? "",
        target: isExternal ? target : (this.nameOf(resolved(target, part)) ?? ""),
        isExternal,
      };
    });
  }

  private nameOf(part: string): string | undefined {
    return this.archive.nameOf(part);
  }

  private async unpack(slices: Slices): Promise<void> {
    const used = this.names().filter((name) => this.isUsed(name));
    checkSize(this.archive, used);
    const total = used.reduce((sum, name) => sum + this.archive.size(name), 1);
    let done = 0;
    for (const name of used) {
      const share = (done / total) * UNPACKING;
      const content = await this.archive.unpacked(name, slices, share);
      this.texts.set(name, plain(textOf(content)));
      done += content.length;
    }
  }

  private isUsed(name: string): boolean {
    if (/\.rels$/i.test(name)) return !/customXml|docProps/i.test(name);
    return Object.values(KINDS).some((kind) => kind.test(this.types.of(name)));
  }
}

function checkSize(archive: Archive, names: readonly string[]): void {
  const bytes = names.reduce((sum, name) => sum + archive.size(name), 0);
  if (bytes > LIMITS.bytes) throw new OpenFault({ kind: "tooLarge", bytes });
}

/** What kind of part is what: said one by one, else by the ends of names. */
class ContentTypes {
  private readonly single = new Map<string, string>();
  private readonly byEnding = new Map<string, string>();

  constructor(xml: string) {
    const tree = parsed(plain(xml), TYPES);
    for (const one of elements(tree, "Override")) {
      const name = one.getAttribute("PartName") ?? "";
      this.single.set(name.replace(/^\//, "").toLowerCase(), one.getAttribute("ContentType") ?? "");
    }
    for (const one of elements(tree, "Default")) {
      const ending = (one.getAttribute("Extension") ?? "").toLowerCase();
      this.byEnding.set(ending, one.getAttribute("ContentType") ?? "");
    }
  }

  of(name: string): string {
    const key = name.toLowerCase();
    const ending = key.slice(key.lastIndexOf(".") + 1);
    return this.single.get(key) ?? this.byEnding.get(ending) ?? "";
  }
}

const UTF16 = 0xfeff;

function textOf(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  if (((first << 8) | second) === UTF16) return utf16(bytes, false);
  if (((second << 8) | first) === UTF16) return utf16(bytes, true);
  return strFromU8(bytes).replace(/^\uFEFF/, "");
}

function utf16(bytes: Uint8Array, isLittleEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const signs: string[] = [];
  for (let at = 2; at + 1 < bytes.length; at += 2) {
    signs.push(String.fromCharCode(view.getUint16(at, isLittleEndian)));
  }
  return signs.join("");
}

const MAIN =
  /xmlns:(\w+)=["'](?:http:\/\/schemas\.openxmlformats\.org\/spreadsheetml\/2006\/main|http:\/\/purl\.oclc\.org\/ooxml\/spreadsheetml\/main)["']/;

/** Without the prefix that some programs write before every name, and the engine does not know. */
function plain(xml: string): string {
  const prefix = MAIN.exec(xml.slice(0, HEAD))?.[1];
  if (prefix === undefined) return xml;
  return xml.replace(new RegExp(`(</?)${prefix}:`, "g"), "$1");
}

/** Where the names of a part's root are declared. */
const HEAD = 4_000;

/** The part that has the relations of a part. */
export function relationsPart(part: string): string {
  const at = part.lastIndexOf("/") + 1;
  return `${part.slice(0, at)}_rels/${part.slice(at)}.rels`;
}

/** A target is seen from the part that it belongs to, or from the root on. */
function resolved(target: string, part: string): string {
  if (target.startsWith("/")) return target.slice(1);
  const path = part.split("/").slice(0, -1);
  for (const step of target.split("/")) {
    if (step === "..") path.pop();
    else if (step !== ".") path.push(step);
  }
  return path.join("/");
}
