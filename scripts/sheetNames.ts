import type { LanguageCode } from "../src/i18n/languages";
import type { NamedSheet, SheetNamesTexts } from "../src/i18n/sheetNames";
import { MADE_FOR } from "../src/sheets/facts";
import { GAMES_SHEET } from "../src/sheets/report/layout";
import type { Look, NamedArea, SheetPlan } from "../src/sheets/sheetPlan";
import { CATALOGUES } from "./catalogues";
import { samplePlans } from "./samplePlans";

/** The names on the sheets, from sheets that have all of them. */
export function sheetNamesMarkdown(language: LanguageCode): string {
  const { sheetNames: texts, pane } = CATALOGUES[language];
  const plans = Object.entries(samplePlans(pane.sheets)) as [NamedSheet, readonly SheetPlan[]][];
  return [
    `# ${texts.title}`,
    ...texts.introduction,
    ...plans.flatMap(([sheet, examples]) => [
      `## ${texts.sheets[sheet]}`,
      table(examples, texts).join("\n"),
    ]),
  ]
    .join("\n\n")
    .concat("\n");
}

function table(plans: readonly SheetPlan[], texts: SheetNamesTexts): string[] {
  const known = new Map<string, string>();
  for (const plan of plans) {
    for (const named of plan.names) {
      const row = [`\`${named.name}\``, meaning(plan, named, texts), `\`${example(plan, named)}\``];
      if (!known.has(named.name)) known.set(named.name, `| ${row.join(" | ")} |`);
    }
  }
  const headings = [texts.name, texts.what, texts.example];
  return [`| ${headings.join(" | ")} |`, "|---|---|---|", ...known.values()];
}

/** The heading over a column, or the label before a cell. */
function meaning(
  plan: SheetPlan,
  { name, area, sheet }: NamedArea,
  texts: SheetNamesTexts,
): string {
  if (sheet !== undefined && name === GAMES_SHEET) return texts.ofGames;
  if (name === MADE_FOR) return texts.ofNote;
  if (area.row === 0) return texts.ofSheet;
  if (area.columns > 1) return blockOf(plan, area);
  const label = contentAt(plan, area.row, area.column - 1);
  const isFact = area.rows === 1 && typeof label === "string";
  return isFact ? label : headingOver(plan, area);
}

/** The nearest text above: under a heading may stand what its column is compared with. */
function headingOver({ cells }: SheetPlan, { row, column }: NamedArea["area"]): string {
  const above = cells
    .filter((cell) => cell.column === column && cell.row < row)
    .sort((one, other) => other.row - one.row)
    .map(({ content }) => content);
  return above.find((content) => typeof content === "string" && content !== "") as string;
}

/** A square or a row of it: the label before its line, else the name of the section. */
function blockOf(plan: SheetPlan, { row }: NamedArea["area"]): string {
  const texts = plan.looks
    .filter(({ look, area }) => (look === "section" ? area.row <= row : area.row === row))
    .filter(({ look }) => look === "section" || look === "label")
    .sort((one, other) => other.area.row - one.area.row);
  const [place] = texts.map(({ area }) => area);
  return place === undefined ? "" : String(contentAt(plan, place.row, place.column));
}

const FIGURES: ReadonlySet<Look> = new Set([
  ...(["whole", "tenths", "hundredths", "points", "change", "wholeChange", "counted"] as const),
]);

/** A cell as it is, of a column the greatest number, else its first line. */
function example({ looks }: SheetPlan, { name, area }: NamedArea): string {
  if (area.rows === 1 && area.columns === 1) return `=${name}`;
  const look = looks.find(
    (each) => each.area.row === area.row && each.area.column === area.column,
  )?.look;
  return look !== undefined && FIGURES.has(look) ? `=MAX(${name})` : `=INDEX(${name},1)`;
}

function contentAt({ cells }: SheetPlan, row: number, column: number) {
  const found = cells.find((cell) => cell.row === row && cell.column === column)?.content;
  return typeof found === "object" ? undefined : found;
}
