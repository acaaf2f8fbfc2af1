/**
 * Some programs count the bytes of a name, so that every letter beyond ASCII moves the rest of the
 * line to the left by one: it is put back where the federation then stands in its columns.
 */
export function alignedLine(line: string): string {
  if (isAligned(line)) return line;
  const head = line.slice(0, FEDERATION);
  const bytes = new TextEncoder().encode(head);
  if (!isAligned(String.fromCharCode(...bytes))) return line;
  const behind = NAME_END - (bytes.length - head.length);
  return line.slice(0, behind).padEnd(NAME_END) + line.slice(behind);
}

/** Column 47 is the name's last; 48 is blank, and so is 53 between rating and federation. */
const NAME_END = 47;
const FEDERATION = 54;
const isAligned = (line: string) => /^.{47} [ \d]{4} /.test(`${line.slice(0, FEDERATION)} `);
