import { monthOf } from "./months";

/** What a text of dates is made of. */
export type Token =
  | { readonly kind: "number"; readonly value: number; readonly digits: number }
  | { readonly kind: "month"; readonly value: number }
  /** Between the numbers of one day: . / or nothing but a space. */
  | { readonly kind: "." | "/" | "-" | "," }
  /** Between two days: to, bis, au, and. */
  | { readonly kind: "to" }
  | { readonly kind: "word"; readonly text: string };

/** Between the parts of a date they say nothing. */
const SILENT = new Set(
  "de|of|di|del|d|le|the|el|il|den|dem|am|on|les|dal|du|vom|from|von|desde|dei|los|i|zum|inclus|inklusive".split(
    "|",
  ),
);
const RANGE = new Set(
  "to|till|until|bis|au|al|a|hasta|und|u|and|et|e|y|o|ou|through|thru|bzw|sowie|resp|-|&|+".split(
    "|",
  ),
);
const WEEKDAYS = new Set(
  (
    "monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|" +
    "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lun|mar|mer|jeu|ven|sam|dim|" +
    "montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|mo|di|mi|do|fr|sa|so|" +
    "lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|gio|sab|dom|" +
    "lunes|martes|miercoles|jueves|viernes|sabado|domingo|mie|jue|vie"
  ).split("|"),
);
const ORDINAL = /^(\d{1,4})(?:st|nd|rd|th|er|re|°|º|ª|e)?$/;
const PIECES = /[a-z°ºª']+|\d+(?:st|nd|rd|th|er|re|°|º|ª|e(?![a-z]))?|[./,&+-]/g;

const LONGEST = 300;

/** Lower case without accents, every dash as one sign. */
function plain(text: string): string {
  return text
    .slice(0, LONGEST)
    .normalize("NFD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replace(/[‐‑‒–—−]/g, "-");
}

export function dateTokens(text: string): Token[] {
  const pieces = plain(text).match(PIECES) ?? [];
  return pieces.flatMap((piece, index): Token[] => {
    const [, number] = ORDINAL.exec(piece) ?? [];
    if (number !== undefined)
      return [{ kind: "number", value: Number(number), digits: number.length }];
    if (piece === "." || piece === "/") return [{ kind: piece }];
    if (piece === "-") return [{ kind: "-" }];
    /** Saturday, 28 June - Sunday, 6 July: no sign between two days. */
    if (piece === ",") return isWeekday(pieces, index - 1) ? [] : [{ kind: "," }];
    const month = monthAt(pieces, index);
    if (month !== undefined) return [{ kind: "month", value: month }];
    if (RANGE.has(piece)) return [{ kind: "to" }];
    if (SILENT.has(piece.replace(/'$/, "")) || isWeekday(pieces, index)) return [];
    return [{ kind: "word", text: piece }];
  });
}

/** 28 mar is of March, mar 28 giugno a Tuesday. */
function isWeekday(pieces: readonly string[], index: number): boolean {
  return WEEKDAYS.has(pieces[index] ?? "") && monthAt(pieces, index) === undefined;
}

/** Beside a number alone. */
function monthAt(pieces: readonly string[], index: number): number | undefined {
  const [next = "", second = ""] = pieces.slice(index + 1, index + 3);
  const isBeforeNumber = /^\d/.test(next) || (next === "." && /^\d/.test(second));
  const isBesideNumber = isBeforeNumber || nearNumber(pieces, index);
  return isBesideNumber ? monthOf(pieces[index] ?? "") : undefined;
}

/** A number stands right before, apart from a point, a dash or a word such as de. */
function nearNumber(pieces: readonly string[], index: number): boolean {
  const before = pieces.slice(Math.max(0, index - 2), index).reverse();
  const [first = "", second = ""] = before;
  return /^\d/.test(first) || (/^(?:\.|-|\/|de|di|of|d'?)$/.test(first) && /^\d/.test(second));
}
