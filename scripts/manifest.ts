import { LANGUAGE_CODES, suffixOf, type LanguageCode } from "../src/i18n/languages";
import { LOCALES, type ManifestTexts } from "../src/i18n/manifest";
import { CATALOGUES } from "./catalogues";

const OTHERS = LANGUAGE_CODES.filter((code) => code !== "en");

/** The manifest with the texts and files of every language where Office asks for them. */
export function translatedManifest(manifest: string): string {
  return manifest
    .replace(/\n *<(?:bt:)?Override [^>]*\/>/g, "")
    .replace(/>\n *<\/(DisplayName|Description|SupportUrl|bt:Url|bt:String)>/g, "></$1>")
    .replace(
      /^( *)<(DisplayName|Description|SupportUrl|bt:Url|bt:String)\b([^>]*?DefaultValue="([^"]*)") *(?:\/>|><\/\2>)/gm,
      (whole, indent: string, tag: string, head: string, value: string) => {
        const lines = overrides(value, tag.startsWith("bt:") ? "bt:Override" : "Override");
        if (lines.length === 0) return whole;
        const inner = lines.map((line) => `${indent}  ${line}`);
        return [`${indent}<${tag}${head}>`, ...inner, `${indent}</${tag}>`].join("\n");
      },
    );
}

function overrides(english: string, tag: string): string[] {
  return OTHERS.flatMap((code) => {
    const value = inLanguage(english, code);
    if (value === null) return [];
    return LOCALES[code].map((locale) => `<${tag} Locale="${locale}" Value="${value}" />`);
  });
}

/** Built in each language: their addresses differ by its name. */
const BUILT = /\/(functions|reference)\.(js|json|html)$/;

/** Null: the same in every language. */
function inLanguage(english: string, code: LanguageCode): string | null {
  if (BUILT.test(english)) return english.replace(BUILT, `/$1${suffixOf(code)}.$2`);
  const texts = Object.entries(CATALOGUES.en.manifest) as [keyof ManifestTexts, string][];
  const key = texts.find(([, text]) => text === english)?.[0];
  return key === undefined ? null : CATALOGUES[code].manifest[key];
}
