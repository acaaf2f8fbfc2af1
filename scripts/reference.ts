import { GROUPS, type FunctionGroup } from "../src/functions/all";
import type { FunctionDefinition } from "../src/functions/definition";
import { EXAMPLES, type Example } from "../src/functions/examples";
import { anchorOf } from "../src/functions/metadata";
import { EN_FUNCTIONS } from "../src/i18n/en/functions";
import { FR_FUNCTIONS } from "../src/i18n/fr/functions";
import { EN_MESSAGES } from "../src/i18n/en/messages";
import { FR_MESSAGES } from "../src/i18n/fr/messages";
import type { FunctionTexts } from "../src/i18n/functionTexts";
import type { Messages } from "../src/i18n/messages";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

const CATALOGUES: Record<Language, { texts: FunctionTexts; messages: Messages }> = {
  en: { texts: EN_FUNCTIONS, messages: EN_MESSAGES },
  fr: { texts: FR_FUNCTIONS, messages: FR_MESSAGES },
};

/** The reference of all functions, from their descriptions and executed examples. */
export function referenceMarkdown(language: Language): string {
  const { texts } = CATALOGUES[language];
  const { title, introduction, conventionsTitle, conventions, groups } = texts.reference;
  const contents = Object.entries(GROUPS).map(
    ([group, functions]) =>
      `- ${groups[group as FunctionGroup]}: ${functions
        .map(({ name }) => `[${name}](#${anchorOf(name)})`)
        .join(" · ")}`,
  );
  const chapters = Object.entries(GROUPS).flatMap(([group, functions]) => [
    `## ${groups[group as FunctionGroup]}`,
    ...functions.map((definition) => section(definition, language)),
  ]);
  return [
    `# ${title}`,
    introduction,
    contents.join("\n"),
    `## ${conventionsTitle}`,
    conventions.map((convention) => `- ${convention}`).join("\n"),
    ...chapters,
  ]
    .join("\n\n")
    .concat("\n");
}

function section({ name, parameters, kind }: FunctionDefinition, language: Language): string {
  const { texts, messages } = CATALOGUES[language];
  const { argument, optional, example, result, overRanges } = texts.reference;
  const text = texts.functions[name];
  if (text === undefined) throw new Error(`No text for FIDE.${name}`);
  const signature = parameters.map((each) => (each.optional ? `[${each.name}]` : each.name));
  const rows = parameters.map(
    (each) =>
      `| \`${each.name}\`${each.optional ? ` (${optional})` : ""} | ${text.parameters[each.name] ?? ""} |`,
  );
  const examples = EXAMPLES[name] ?? [];
  return [
    `<a id="${anchorOf(name)}"></a>`,
    `### FIDE.${name}`,
    `\`FIDE.${name}(${signature.join(", ")})\`${kind === "elementwise" ? ` — ${overRanges}` : ""}`,
    `${text.description} ${text.details}`,
    ...(rows.length > 0 ? [[`| ${argument} | |`, "|---|---|", ...rows].join("\n")] : []),
    [
      `| ${example} | ${result} |`,
      "|---|---|",
      ...examples.map((each) => `| \`=${each.formula}\` | ${shown(each, language, messages)} |`),
    ].join("\n"),
  ].join("\n\n");
}

/** A spilled result is shown by its first rows. */
function shown({ result, more }: Example, language: Language, messages: Messages): string {
  const value = (cell: number | string | boolean) => {
    if (cell === "") return '`""`';
    if (typeof cell === "boolean")
      return language === "fr" ? (cell ? "VRAI" : "FAUX") : String(cell).toUpperCase();
    return typeof cell === "number" ? numberText(cell, language) : term(cell, messages);
  };
  if (!Array.isArray(result)) return value(result as number | string | boolean);
  const rows = result as readonly (readonly (number | string)[])[];
  const lines = rows.map((row) =>
    row.map((cell) => (cell === "" ? "·" : value(cell))).join(" \\| "),
  );
  return [...lines, ...(more === true ? ["…"] : [])].join("<br>");
}

function numberText(value: number, language: Language): string {
  return language === "fr" ? String(value).replace(".", ",") : String(value);
}

/** The examples are written in English; headings and words are looked up. */
function term(word: string, messages: Messages): string {
  const entry = Object.entries(EN_MESSAGES.terms).find(([, text]) => text === word);
  return entry === undefined ? word : messages.terms[entry[0] as keyof Messages["terms"]];
}
