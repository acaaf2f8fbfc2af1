/** What stands in the gaps of a sentence: formulas by the names of the gaps. */
export type Gaps = Readonly<Record<string, string>>;

/** A sentence with gaps such as {w}, as a formula that fills them. */
export function sentence(text: string, gaps: Gaps): string {
  const parts = text.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 1) return gaps[part] ?? '""';
    return part === "" ? "" : `"${part.replace(/"/g, '""')}"`;
  });
  return parts.filter((part) => part !== "").join("&");
}

/** A change with its sign, nothing too; two decimals are all that a change has. */
export function signed(value: string): string {
  return `IF(${value}<0,"","+")&ROUND(${value},2)`;
}
