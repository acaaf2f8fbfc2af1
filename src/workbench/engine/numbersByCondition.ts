import { helpers, type CellPosition, type EvaluatedCell, type Model } from "@odoo/o-spreadsheet";

/**
 * Excel's number formats may ask: [=0.5]"½";General. The engine knows none that do: it keeps them as a
 * text that it can read, and shows what they say.
 */
const KEPT = "0[$⟦";
const CONDITION = /^\[(<=|>=|<>|<|>|=)(-?\d+(?:\.\d+)?)\]/;
const GENERAL = "General";

/** Whether a format of Excel's asks. */
export const hasConditions = (format: string): boolean => CONDITION.test(format);

/** As the engine keeps it. */
export function keptInEngine(format: string): string {
  return `0[$${format.replace(/\[/g, "⟦").replace(/\]/g, "⟧")}]`;
}

/** As Excel has it; any other format as it is. */
export function asInExcel(format: string): string {
  if (!format.startsWith(KEPT)) return format;
  return format.slice("0[$".length, -1).replace(/⟦/g, "[").replace(/⟧/g, "]");
}

/** Shows a model's cells by the formats that ask. */
export function showConditions({ getters }: Model): void {
  const { getEvaluatedCell, getCellText } = getters;
  const textOf = (cell: EvaluatedCell) => shown(cell, getters.getLocale());
  Object.assign(getters, {
    getEvaluatedCell: (position: CellPosition) => {
      const cell = getEvaluatedCell(position);
      const text = textOf(cell);
      return text === null ? cell : { ...cell, formattedValue: text };
    },
    getCellText: (position: CellPosition, ...rest: [Parameters<typeof getCellText>[1]]) => {
      const isFormula = rest[0]?.showFormula === true;
      return (
        (isFormula ? null : textOf(getEvaluatedCell(position))) ?? getCellText(position, ...rest)
      );
    },
  });
}

type Locale = ReturnType<Model["getters"]["getLocale"]>;

/** null: the engine itself knows. */
function shown({ value, format = "" }: EvaluatedCell, locale: Locale): string | null {
  if (typeof value !== "number" || !format.startsWith(KEPT)) return null;
  const section = sections(asInExcel(format)).find((one) => holds(one, value)) ?? "";
  const plain = section.replace(CONDITION, "");
  return helpers.formatValue(value, plain === GENERAL ? { locale } : { format: plain, locale });
}

/** Semicolons stand between them, and may stand in texts. */
function sections(format: string): string[] {
  return (format.match(/(?:"[^"]*"|[^;"])+/g) ?? []).map(String);
}

function holds(section: string, value: number): boolean {
  const [, sign, number] = CONDITION.exec(section) ?? [];
  if (sign === undefined) return true;
  const limit = Number(number);
  return (
    (sign.includes("=") && value === limit) ||
    (sign.includes("<") && value < limit) ||
    (sign.includes(">") && value > limit)
  );
}
