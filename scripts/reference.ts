import { GROUPS, type FunctionGroup } from "../src/functions/all";
import type { FunctionDefinition } from "../src/functions/definition";
import { EXAMPLES, type Example } from "../src/functions/examples";
import { anchorOf } from "../src/functions/metadata";
import { erratumText } from "../src/i18n/errata";
import type { LanguageCode } from "../src/i18n/languages";
import { ERRATA } from "../src/rules/editions/errata";
import type { FunctionTexts } from "../src/functions/functionTexts";
import { CATALOGUES } from "./catalogues";

type Typing = FunctionTexts["reference"]["formulas"];

/** The reference of all functions, from their descriptions and executed examples. */
export function referenceMarkdown(language: LanguageCode): string {
  const texts = CATALOGUES[language].functions;
  const { title, introduction, conventionsTitle, conventions, groups } = texts.reference;
  const contents = Object.entries(GROUPS).map(
    ([group, functions]) =>
      `- ${groups[group as FunctionGroup]}${texts.reference.colon} ${functions
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
    [...contents, `- [${CATALOGUES[language].errata.title}](#errata)`].join("\n"),
    `## ${conventionsTitle}`,
    conventions.map((convention) => `- ${convention}`).join("\n"),
    ...chapters,
    ...errata(language),
  ]
    .join("\n\n")
    .concat("\n");
}

/** Where the printed texts slip, edition by edition. */
function errata(language: LanguageCode): string[] {
  const texts = CATALOGUES[language].errata;
  const sources = [...new Set(ERRATA.map(({ source }) => source))];
  return [
    '<a id="errata"></a>',
    `## ${texts.title}`,
    texts.introduction,
    ...sources.flatMap((source) => [
      `### ${typeof source === "number" ? String(source) : texts[source]}`,
      ERRATA.filter((each) => each.source === source)
        .map((each) => `- ${erratumText(each, texts)}`)
        .join("\n"),
    ]),
  ];
}

function section({ name, parameters, kind }: FunctionDefinition, language: LanguageCode): string {
  const texts = CATALOGUES[language].functions;
  const { argument, optional, example, result, overRanges, formulas } = texts.reference;
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
      ...examples.map(
        (each) => `| \`=${typed(each.formula, formulas)}\` | ${shown(each, formulas)} |`,
      ),
    ].join("\n"),
  ].join("\n\n");
}

/** A formula as it is typed in that language: the examples are in English. */
function typed(formula: string, typing: Typing): string {
  return formula
    .split(/("[^"]*"|\{[^{}]*\})/)
    .map((part) => (part.startsWith('"') ? part : typedPart(part, typing)))
    .join("");
}

function typedPart(part: string, typing: Typing): string {
  const { decimalMark, argumentSeparator, columnSeparator, yes, no, date } = typing;
  return part
    .split(",")
    .map((each) => each.replace(/(\d)\.(\d)/g, `$1${decimalMark}$2`))
    .join(part.startsWith("{") ? columnSeparator : argumentSeparator)
    .replace(/\bTRUE\b/g, yes)
    .replace(/\bFALSE\b/g, no)
    .replace(/\bDATE\b/g, date);
}

/** A spilled result is shown by its first rows. */
function shown({ result, more }: Example, { decimalMark, yes, no, notAvailable }: Typing): string {
  const value = (cell: number | string | boolean) => {
    if (cell === "") return '`""`';
    if (typeof cell === "boolean") return cell ? yes : no;
    if (cell === "#N/A") return notAvailable;
    return typeof cell === "number" ? String(cell).replace(".", decimalMark) : cell;
  };
  if (!Array.isArray(result)) return value(result as number | string | boolean);
  const rows = result as readonly (readonly (number | string)[])[];
  const lines = rows.map((row) =>
    row.map((cell) => (cell === "" ? "·" : value(cell))).join(" \\| "),
  );
  return [...lines, ...(more === true ? ["…"] : [])].join("<br>");
}
