/** @jest-environment jsdom */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CATALOGUES } from "../scripts/catalogues";
import type { LanguageCode } from "../src/i18n/languages";
import { LOCALES } from "../src/i18n/manifest";

const FILES = ["manifest.xml", "dist/manifest.xml"] as const;
const SCHEMAS = "../shared/xsd";
const MAIN_SCHEMA = "OfficeAppManifestV1_1.xsd";

const parsed = (file: string) =>
  new DOMParser().parseFromString(readFileSync(file, "utf8"), "application/xml");

const all = (document: Document, name: string) => Array.from(document.getElementsByTagName(name));
const attribute = (element: Element, name: string) => element.getAttribute(name) ?? "";

describe.each(FILES)("%s", (file) => {
  const manifest = parsed(file);
  const everything = Array.from(manifest.querySelectorAll("*"));

  test("is well-formed", () => {
    expect(manifest.querySelector("parsererror")).toBeNull();
  });

  test("every resource is defined, and every definition used", () => {
    const used = everything.flatMap((element) => {
      const resid = element.getAttribute("resid");
      return resid === null ? [] : [resid];
    });
    const defined = ["bt:Image", "bt:Url", "bt:String"].flatMap((name) =>
      all(manifest, name).flatMap((element) => element.getAttribute("id") ?? []),
    );
    expect([...new Set(used)].sort()).toEqual(defined.sort());
  });

  test("addresses are https and lead to built files", () => {
    const addresses = everything
      .flatMap((element) => ["DefaultValue", "Value"].map((name) => attribute(element, name)))
      .filter((value) => /^https?:/.test(value));
    expect(addresses.length).toBeGreaterThan(20);
    for (const address of addresses) {
      const { protocol, pathname } = new URL(address);
      expect(protocol).toBe("https:");
      expect([address, existsSync(join("dist", pathname))]).toEqual([address, true]);
    }
  });

  test("icons have the size they claim", () => {
    for (const image of all(manifest, "bt:Image").filter((element) =>
      element.hasAttribute("size"),
    )) {
      const source = all(manifest, "bt:Image").find(
        (element) => element.getAttribute("id") === image.getAttribute("resid"),
      )!;
      expect(sizeOf(attribute(source, "DefaultValue"))).toBe(Number(attribute(image, "size")));
    }
    expect(sizeOf(attribute(all(manifest, "IconUrl")[0]!, "DefaultValue"))).toBe(32);
    expect(sizeOf(attribute(all(manifest, "HighResolutionIconUrl")[0]!, "DefaultValue"))).toBe(64);
  });

  test.each(Object.entries(LOCALES))(
    "%s where Office speaks it: functions, words and reference",
    (code, locales) => {
      const files = ["functions.js", "functions.json", "functions.html", "reference.html"];
      for (const locale of locales) {
        const values = everything
          .filter((element) => element.getAttribute("Locale") === locale)
          .map((element) => attribute(element, "Value"));
        for (const file of files) {
          const [name, ending] = file.split(".");
          expect(values.some((value) => value.endsWith(`/${name}.${code}.${ending}`))).toBe(true);
        }
        const texts = Object.values(CATALOGUES[code as LanguageCode].manifest);
        expect(values).toEqual(expect.arrayContaining(texts));
      }
    },
  );

  test("no shared runtime, namespace FIDE, CustomFunctionsRuntime 1.3", () => {
    expect(all(manifest, "Runtimes")).toHaveLength(0);
    const namespace = all(manifest, "bt:String").find(
      (element) => element.getAttribute("id") === "Functions.Namespace",
    );
    expect(namespace?.getAttribute("DefaultValue")).toBe("FIDE");
    expect(all(manifest, "bt:Set")[0]?.getAttribute("Name")).toBe("CustomFunctionsRuntime");
    expect(all(manifest, "bt:Sets")[0]?.getAttribute("DefaultMinVersion")).toBe("1.3");
  });
});

/** Microsoft's own limits, which Excel does not tell before it refuses a manifest. */
const LONGEST = { name: 32, description: 250, tooltip: 250, ready: 32, firstStep: 250 };

test.each(Object.entries(CATALOGUES))("what Office shows has room in it: %s", (_, { manifest }) => {
  const lengths = Object.entries(manifest).map(([key, text]: [string, string]) => [
    key,
    text.length <= LONGEST[key as keyof typeof LONGEST],
  ]);
  expect(lengths).toEqual(Object.keys(LONGEST).map((key) => [key, true]));
});

/** Microsoft's schemas are not part of the project: they are used where they lie beside it. */
if (existsSync(join(SCHEMAS, MAIN_SCHEMA))) {
  test("Microsoft's schema accepts both manifests", () => {
    expect(schemaVerdict(FILES)).toEqual({ valid: true, errors: [] });
  });
}

function schemaVerdict(files: readonly string[]): unknown {
  const script = `
    const { readFileSync, readdirSync } = require("node:fs");
    const { validateXML } = require("xmllint-wasm");
    const [, folder, main, ...files] = process.argv;
    const read = (name) => ({ fileName: name, contents: readFileSync(folder + "/" + name, "utf8") });
    const others = readdirSync(folder).filter((name) => name.endsWith(".xsd") && name !== main);
    validateXML({
      xml: files.map((name) => ({ fileName: name, contents: readFileSync(name, "utf8") })),
      schema: [read(main)],
      preload: others.map(read),
    }).then(({ valid, errors }) => console.log(JSON.stringify({ valid, errors })));`;
  const output = execFileSync(
    "node",
    ["--input-type=commonjs", "-e", script, SCHEMAS, MAIN_SCHEMA, ...files],
    {
      encoding: "utf8",
    },
  );
  return JSON.parse(output);
}

/** Width and height of a PNG stand at bytes 16 and 20. */
function sizeOf(address: string): number {
  const png = readFileSync(join("dist", new URL(address).pathname));
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  return width === height ? width : NaN;
}
