import { OpenFault } from "./openFault";

/** How the files begin that a person may take for a workbook. */
const ZIP = [0x50, 0x4b];
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
/** Excel 2 to 4, before there were containers: 09 and the version. */
const OLDEST = [0x09];
const OLDEST_SECOND = new Set([0x00, 0x02, 0x04, 0x08]);

/** In a container of the old kind, a workbook of the new one is there only with a password. */
const ENCRYPTED = Uint8Array.from("EncryptedPackage", (letter) => letter.charCodeAt(0));

/** Refuses by its first bytes what is no zip file. */
export function checkContainer(bytes: Uint8Array): void {
  if (beginsWith(bytes, ZIP)) return;
  if (beginsWith(bytes, OLE)) {
    throw new OpenFault({ kind: hasWideText(bytes, ENCRYPTED) ? "password" : "oldFormat" });
  }
  if (beginsWith(bytes, OLDEST) && OLDEST_SECOND.has(bytes[1] ?? -1)) {
    throw new OpenFault({ kind: "oldFormat" });
  }
  throw new OpenFault({ kind: "noWorkbook" });
}

function beginsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** A text of two bytes a letter, as names are in such a container. */
function hasWideText(bytes: Uint8Array, text: Uint8Array): boolean {
  const isAt = (start: number) =>
    text.every((letter, index) => {
      const at = start + 2 * index;
      return bytes[at] === letter && bytes[at + 1] === 0;
    });
  const [first = 0] = text;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (isAt(at)) return true;
  }
  return false;
}
