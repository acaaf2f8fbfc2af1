import type { KnownLine } from "./known";
import { isName, type Spelling } from "./spelling";

/** Lines that may surely be of one person have one of these in common: also a word and the rating. */
export function sameKeys({ id, rating }: KnownLine, spelling: Spelling): readonly string[] {
  const numbered = id === "" ? [] : [`id ${id}`];
  if (!isName(spelling)) return numbered;
  const rated = typeof rating === "number" ? wordsWith(spelling, `rated ${rating}`) : [];
  return [...spelling.keys.map((key) => `name ${key}`), ...rated, ...numbered];
}

/** Lines that are worth comparing: also a word and a birth, or the first letter of another word. */
export function comparedKeys(line: KnownLine, spelling: Spelling): readonly string[] {
  const { birth } = line;
  const initials = spelling.words.map(({ sounds: [sound = ""] }) => sound.charAt(0));
  return [
    ...sameKeys(line, spelling),
    ...(birth !== null && "day" in birth
      ? wordsWith(spelling, `born ${Object.values(birth).join("-")}`)
      : []),
    ...initials.flatMap((initial, at) =>
      /\d/.test(initial) ? [] : wordsWith(spelling, initial, at),
    ),
  ];
}

/** What so many have in common tells nobody; a name or a number they have is another thing. */
const MOST_ALIKE = 60;

export function tellsNobody(key: string, size: number): boolean {
  return size > MOST_ALIKE && !/^(?:name|id) /.test(key);
}

/** Shorter words are initials, and what many names have: de, van. */
const LONG = 3;

/** Each long word but one, as it sounds, and something else. */
function wordsWith({ words }: Spelling, told: string, but?: number): readonly string[] {
  const sounds = words.flatMap((word, at) => (at === but ? [] : word.sounds));
  return sounds.flatMap((sound) => (sound.length < LONG ? [] : [`word ${sound} ${told}`]));
}
