/**
 * Letters that people write in several ways where a keyboard or a list lacks them: as the letter below
 * them, or as two. Cyrillic ones as English and as other languages transliterate them.
 */
const WRITTEN: Readonly<Record<string, readonly [plain: string, other: string]>> = {
  ä: ["a", "ae"],
  ö: ["o", "oe"],
  ü: ["u", "ue"],
  ø: ["o", "oe"],
  å: ["a", "aa"],
  æ: ["a", "ae"],
  œ: ["o", "oe"],
  ß: ["s", "ss"],
  đ: ["d", "dj"],
  ð: ["d", "dh"],
  þ: ["t", "th"],
  ł: ["l", "l"],
  ı: ["i", "i"],
  č: ["c", "ch"],
  š: ["s", "sh"],
  ž: ["z", "zh"],
  а: ["a", "a"],
  б: ["b", "b"],
  в: ["v", "w"],
  г: ["g", "g"],
  ґ: ["g", "g"],
  д: ["d", "d"],
  е: ["e", "ye"],
  ё: ["e", "yo"],
  є: ["e", "ye"],
  ж: ["zh", "j"],
  з: ["z", "s"],
  и: ["i", "y"],
  і: ["i", "i"],
  ї: ["i", "yi"],
  й: ["y", "i"],
  к: ["k", "k"],
  л: ["l", "l"],
  м: ["m", "m"],
  н: ["n", "n"],
  о: ["o", "o"],
  п: ["p", "p"],
  р: ["r", "r"],
  с: ["s", "s"],
  т: ["t", "t"],
  у: ["u", "ou"],
  ф: ["f", "f"],
  х: ["kh", "h"],
  ц: ["ts", "c"],
  ч: ["ch", "tsch"],
  ш: ["sh", "sch"],
  щ: ["shch", "schtsch"],
  ъ: ["", ""],
  ы: ["y", "i"],
  ь: ["", ""],
  э: ["e", "e"],
  ю: ["yu", "iu"],
  я: ["ya", "ia"],
};

/** A word in plain Latin letters, in each of the two ways; once where both are the same. */
export function latinForms(word: string): readonly string[] {
  const letters = Array.from(word.normalize("NFC"));
  const written = (way: 0 | 1) =>
    letters
      .map((letter) => WRITTEN[letter]?.[way] ?? letter)
      .join("")
      .normalize("NFD")
      .replace(/\p{M}/gu, "");
  return [...new Set([written(0), written(1)])];
}

/** One letter for what is heard alike: the order counts, ch is behind tsch. */
const HEARD: readonly (readonly [RegExp, string])[] = [
  [/ch(?=[rl])/g, "k"],
  [/shch|schtsch|tsch|tch|sch|sh|cz|ch/g, "ß"],
  [/ph/g, "f"],
  [/(?:off|ow)$/g, "ov"],
  [/(?:eff|ew)$/g, "ev"],
  [/th|dt/g, "t"],
  [/ck|q|c(?=[aoukrlt]|$)/g, "k"],
  [/ts|tz|c/g, "z"],
  [/kh/g, "h"],
  [/x/g, "ks"],
  [/w/g, "v"],
  [/ae/g, "a"],
  [/oe/g, "o"],
  [/ue|ou/g, "u"],
  [/[jy]/g, "i"],
  [/[ea]i/g, "ai"],
  [/ie/g, "i"],
  [/(?<=[aeiou])h/g, ""],
];

/** Meier and Meyer, Stefan and Stephan, Müller, Mueller and Muller sound alike. */
export function soundOf(latin: string): string {
  const heard = HEARD.reduce((sound, [letters, as]) => sound.replace(letters, as), latin);
  return Array.from(heard)
    .filter((letter, at, all) => letter !== all[at - 1])
    .join("");
}
