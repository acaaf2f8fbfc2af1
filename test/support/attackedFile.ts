import fc from "fast-check";
import { writeTrf } from "../../src/tournament/trf/writeTrf";
import { SMALL_TRF } from "../fixtures/trf";
import { randomTrf } from "./randomTrf";

const ENCODINGS = ["utf-8", "utf-8 marked", "latin-1", "utf-16 little", "utf-16 big"] as const;

/** A file's bytes, as the programs and the years have written them. */
function encoded(text: string, encoding: (typeof ENCODINGS)[number]): Uint8Array {
  if (encoding === "latin-1") return Uint8Array.from(text, (sign) => sign.charCodeAt(0) & 0xff);
  if (encoding === "utf-8") return new TextEncoder().encode(text);
  if (encoding === "utf-8 marked") return new TextEncoder().encode(`\uFEFF${text}`);
  const marked = `\uFEFF${text}`;
  const view = new DataView(new ArrayBuffer(2 * marked.length));
  for (let at = 0; at < marked.length; at += 1) {
    view.setUint16(2 * at, marked.charCodeAt(at), encoding === "utf-16 little");
  }
  return new Uint8Array(view.buffer);
}

/** What players, arbiters and programs are called, or might be. */
const ODD_TEXTS = [
  ..."???|[]|#N/A|#REF!|=1+1|+12|-3|@me|'|TRUE|1/2|007|1e5|19800503|1899/12/30|0000/00/00".split(
    "|",
  ),
  ..."9999|-1|99999|1=|½|x.5|\u{1F600}|\uD83D|\uFFFF|\0\0|\u001A|\u0085|ß|Zürcher".split("|"),
  ..."__proto__|constructor|History|a:b\\c/d?e*f[g]|\t|  ".split("|"),
  "90+30" + " ".repeat(6_000) + "!",
  "0".repeat(33_000) + "x",
];

const oddText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...ODD_TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 12 }) },
);

/** Lines that a tournament file might have, and lines that it should not. */
const oddLine = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(..."012 022 032 042 052 062 072 102 122 132 142 222 XXR ### 013".split(" ")),
      oddText,
    )
    .map(([tag, text]) => `${tag} ${text}`),
  fc
    .tuple(fc.integer({ min: -1, max: 10_000 }), oddText, fc.integer({ min: 0, max: 120 }))
    .map(
      ([start, name, rounds]) =>
        `001 ${String(start).padStart(4)}  m  g ${name.slice(0, 33).padEnd(33)} 2000 SUI     1300000 1980/05/03  1.0    1` +
        "  0001 w 1".repeat(rounds),
    ),
  oddText,
);

interface Mutation {
  readonly line: number;
  readonly column: number;
  readonly text: string;
  readonly how: "cut" | "over" | "insert" | "double" | "drop" | "line" | "swap" | "shift";
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  line: fc.nat(30),
  column: fc.oneof(fc.nat(140), fc.constantFrom(4, 9, 10, 14, 48, 53, 57, 69, 80, 85, 91, 96, 98)),
  text: fc.oneof(oddText, oddLine),
  how: fc.constantFrom("cut", "over", "insert", "double", "drop", "line", "swap", "shift"),
});

function mutated(lines: readonly string[], mutations: readonly Mutation[]): string[] {
  const all = [...lines];
  for (const { line: wished, column, text, how } of mutations) {
    const line = wished % Math.max(1, all.length);
    const now = all[line] ?? "";
    if (how === "cut") all[line] = now.slice(0, column);
    if (how === "over") all[line] = now.slice(0, column) + text + now.slice(column + text.length);
    if (how === "insert") all[line] = now.slice(0, column) + text + now.slice(column);
    if (how === "double") all.splice(line, 0, now);
    if (how === "drop") all.splice(line, 1);
    if (how === "line") all.splice(line, 0, text);
    if (how === "swap") all.reverse();
    if (how === "shift") all[line] = ` ${now}`;
  }
  return all;
}

const source = fc.oneof(
  fc.constant(SMALL_TRF),
  randomTrf().map((file) => writeTrf(file, "TRF26")),
  fc.array(oddLine, { maxLength: 30 }).map((lines) => lines.join("\n")),
);

/** Line ends of every kind, also mixed. */
const ends = fc.array(fc.constantFrom("\r\n", "\n", "\r", "\r\r\n", "\n\r"), {
  minLength: 1,
  maxLength: 3,
});

const damagedText = fc
  .tuple(source, fc.array(mutation, { maxLength: 6 }), ends)
  .map(([text, mutations, marks]) =>
    mutated(text.split(/\r\n|\n/), mutations)
      .map((line, index) => line + (marks[index % marks.length] ?? "\n"))
      .join(""),
  );

/** A few bytes of a file changed, lost or put in. */
const damagedBytes = fc
  .tuple(
    damagedText,
    fc.constantFrom(...ENCODINGS),
    fc.array(fc.tuple(fc.nat(2_000), fc.integer({ min: 0, max: 255 })), { maxLength: 4 }),
    fc.oneof(
      { weight: 6, arbitrary: fc.constant(Infinity) },
      { weight: 1, arbitrary: fc.nat(900) },
    ),
  )
  .map(([text, encoding, flips, length]) => {
    const bytes = encoded(text, encoding);
    for (const [at, byte] of flips) if (at < bytes.length) bytes[at] = byte;
    return bytes.slice(0, Math.min(length, bytes.length));
  });

/** A tournament report file, or what is left of one, or none at all. */
export const attackedFile: fc.Arbitrary<Uint8Array> = fc.oneof(
  { weight: 12, arbitrary: damagedBytes },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 400 }) },
  {
    weight: 1,
    arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => {
      const lines = new TextEncoder().encode("\n001    1      ");
      return Uint8Array.from([...lines, ...bytes, ...lines, ...bytes]);
    }),
  },
);
