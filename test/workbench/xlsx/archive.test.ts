/** @jest-environment jsdom */
import { strFromU8, strToU8, zipSync } from "fflate";
import { Archive } from "../../../src/workbench/xlsx/archive";
import { OpenFault } from "../../../src/workbench/xlsx/openFault";
import { Slices } from "../../../src/workbench/xlsx/slices";
import { entryOf, overwritten, withSize } from "../../support/zipDirectory";

const TEXT = "0123456789".repeat(20_000);
const FILES = { "xl/a.xml": strToU8(TEXT), "b.xml": strToU8("short") };

const unpacked = (bytes: Uint8Array, name: string) =>
  new Archive(bytes).unpacked(name, new Slices(), 0);

async function faultOf(work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof OpenFault) return error.fault;
    throw error;
  }
}

test.each([0, 6] as const)("parts and their sizes, packed by method %d", async (level) => {
  const bytes = zipSync(FILES, { level });
  const archive = new Archive(bytes);
  expect(archive.names()).toEqual(["xl/a.xml", "b.xml"]);
  expect(archive.size("xl/a.xml")).toBe(TEXT.length);
  expect(strFromU8(await unpacked(bytes, "xl/a.xml"))).toBe(TEXT);
});

test("names in capitals, with the other slash, or from the root on", async () => {
  const bytes = zipSync({ "XL\\Book.xml": strToU8("x"), "/c.xml": strToU8("y") });
  const archive = new Archive(bytes);
  expect(archive.nameOf("xl/book.xml")).toBe("XL/Book.xml");
  expect(strFromU8(await unpacked(bytes, "c.xml"))).toBe("y");
});

test("a part that is not there, or has another check sum, is damaged", async () => {
  const bytes = zipSync(FILES);
  expect(await faultOf(() => unpacked(bytes, "c.xml"))).toEqual({ kind: "damaged", part: "c.xml" });
  const other = overwritten(bytes, entryOf(bytes, "b.xml") + 16, 1, 2, 3, 4);
  expect(await faultOf(() => unpacked(other, "b.xml"))).toEqual({ kind: "damaged", part: "b.xml" });
});

test("a part never unpacks to more than the directory says", async () => {
  const bytes = zipSync(FILES);
  const small = withSize(bytes, "xl/a.xml", 10);
  expect(await faultOf(() => unpacked(small, "xl/a.xml"))).toEqual({
    kind: "damaged",
    part: "xl/a.xml",
  });
});

test("a part with a password says so", async () => {
  const bytes = zipSync(FILES);
  const locked = overwritten(bytes, entryOf(bytes, "b.xml") + 8, 1);
  expect(await faultOf(() => unpacked(locked, "b.xml"))).toEqual({ kind: "password" });
});

test.each([0, 1, 10, 21, 50, 200])("cut off after %d signs: damaged", async (length) => {
  const bytes = zipSync(FILES).subarray(0, length);
  const read = () => Promise.resolve().then(() => new Archive(bytes));
  expect(await faultOf(read)).toEqual({ kind: "damaged", part: "zip" });
});

test("with a comment behind the directory", () => {
  const bytes = zipSync(FILES);
  const long = new Uint8Array(bytes.length + 300);
  long.set(bytes);
  long[bytes.length - 2] = 300 % 256;
  long[bytes.length - 1] = 1;
  expect(new Archive(long).has("b.xml")).toBe(true);
});
