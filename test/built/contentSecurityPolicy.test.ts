/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { LANGUAGE_CODES, suffixOf } from "../../src/i18n/languages";

const MICROSOFT = "https://appsforoffice.microsoft.com";

function pageOf(file: string): Document {
  return new DOMParser().parseFromString(readFileSync(`dist/${file}`, "utf8"), "text/html");
}

/** What a page may load, by kind. */
function policyOf(page: Document): Map<string, string[]> {
  const meta = page.querySelector('meta[http-equiv="Content-Security-Policy"]');
  const directives = (meta?.getAttribute("content") ?? "").split(";");
  return new Map(
    directives.map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

function originsOfScripts(page: Document): string[] {
  return Array.from(page.querySelectorAll("script[src]"), (script) => {
    const source = script.getAttribute("src") ?? "";
    return source.startsWith("https://") ? new URL(source).origin : "'self'";
  });
}

const functionsPages = LANGUAGE_CODES.map((code) => `functions${suffixOf(code)}.html`);
const pages = [...functionsPages, "taskpane.html"];

describe.each(pages)("%s", (file) => {
  const page = pageOf(file);
  const policy = policyOf(page);

  test("loads nothing but what is named, and every script of its own is", () => {
    expect(policy.get("default-src")).toEqual(["'none'"]);
    expect(new Set(originsOfScripts(page))).toEqual(new Set(["'self'", MICROSOFT]));
    expect(policy.get("script-src")).toEqual(expect.arrayContaining(originsOfScripts(page)));
  });

  test("the policy stands before every script, and Excel may frame the page", () => {
    const scripts = Array.from(page.querySelectorAll("script"));
    const meta = page.querySelector("meta[http-equiv]")!;
    for (const script of scripts) {
      expect(meta.compareDocumentPosition(script)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(script.textContent).toBe("");
    }
    expect(policy.has("frame-ancestors")).toBe(false);
  });
});

test.each(functionsPages)(
  "%s needs Microsoft's runtime and its own script alone: no style, picture, frame or other server",
  (file) => {
    expect(Object.fromEntries(policyOf(pageOf(file)))).toEqual({
      "default-src": ["'none'"],
      "script-src": ["'self'", MICROSOFT],
      "connect-src": [MICROSOFT],
    });
  },
);
