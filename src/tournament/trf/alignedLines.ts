/**
 * The players' lines with all in its columns. Some programs write the start number into three of its four
 * columns, so that every line stands one to the left, and names lose their first letters.
 */
export function alignedLines(lines: readonly string[]): readonly string[] {
  const [asTold, moved] = [lines.map(alignedLine), lines.map(toTheRight).map(alignedLine)];
  return moved.filter(isAligned).length > asTold.filter(isAligned).length ? moved : asTold;
}

/** 001 and a blank stand before the start number. */
function toTheRight(line: string): string {
  return `${line.slice(0, START)} ${line.slice(START)}`;
}

const START = 4;

/**
 * Some programs count the bytes of a name, so that every letter beyond ASCII moves the rest of the
 * line to the left by one: it is put back where the federation then stands in its columns.
 */
function alignedLine(line: string): string {
  if (isAligned(line)) return line;
  const head = line.slice(0, FEDERATION);
  const bytes = Array.from(head, (sign) => sign.padEnd(bytesOf(sign), sign)).join("");
  if (!isAligned(bytes)) return line;
  const behind = NAME_END - (bytes.length - head.length);
  return line.slice(0, behind).padEnd(NAME_END) + line.slice(behind);
}

/** In UTF-8. */
function bytesOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  return 1 + LAST_OF_BYTES.filter((last) => code > last).length;
}

const LAST_OF_BYTES = [0x7f, 0x7ff, 0xffff];

/** Column 47 is the name's last; 48 is blank, as 9 behind the start number, and 53 behind the rating. */
const NAME_END = 47;
const FEDERATION = 54;
const isAligned = (line: string) => /^.{8} .{38} [ \d]{4} /.test(`${line.slice(0, FEDERATION)} `);
