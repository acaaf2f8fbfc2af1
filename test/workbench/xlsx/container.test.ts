import { checkContainer } from "../../../src/workbench/xlsx/container";
import { OpenFault } from "../../../src/workbench/xlsx/openFault";

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

function wide(text: string): number[] {
  return Array.from(text, (letter) => [letter.charCodeAt(0), 0]).flat();
}

function verdict(bytes: readonly number[]): string {
  try {
    checkContainer(Uint8Array.from(bytes));
    return "zip";
  } catch (error) {
    return (error as OpenFault).fault.kind;
  }
}

test.each([
  ["zip", [0x50, 0x4b, 3, 4]],
  ["oldFormat", [...OLE, ...wide("Workbook")]],
  ["password", [...OLE, 0, 0, ...wide("EncryptedPackage"), 0]],
  ["oldFormat", [...OLE, ...wide("EncryptedPack")]],
  ["oldFormat", [0x09, 0x08, 0x10, 0]],
  ["noWorkbook", []],
  ["noWorkbook", [0x3c, 0x68, 0x74, 0x6d, 0x6c]],
])("%s", (kind, bytes) => {
  expect(verdict(bytes)).toBe(kind);
});
