import type { Answer } from "../../tournament/identity/answers";
import type { KnownLine } from "../../tournament/identity/known";
import type { Doubt } from "../../tournament/identity/whoIsWho";

/** What a person has said so far of the doubts that are shown. */
export type Said = ReadonlyMap<Doubt, Answer["persons"]>;

/** What is remembered of it. */
export function answersSaid(said: Said): readonly Answer[] {
  return [...said].map(
    ([
      {
        of: [one, other],
      },
      persons,
    ]) => ({
      persons,
      of: [spokesman(one), spokesman(other)],
    }),
  );
}

/** Who has a number is known by it. */
function spokesman(lines: readonly KnownLine[]): KnownLine {
  const found = lines.find(({ id }) => id !== "") ?? lines[0];
  if (found === undefined) throw new Error("Nobody is without a line.");
  return found;
}

/** What is known of one of the two, each once. */
export interface KnownOfPerson {
  readonly names: readonly string[];
  readonly ids: readonly string[];
  readonly births: readonly string[];
  readonly federations: readonly string[];
  /** null: unrated. */
  readonly ratings: readonly (number | null)[];
  readonly events: readonly string[];
}

export function knownOf(lines: readonly KnownLine[]): KnownOfPerson {
  const each = (of: (line: KnownLine) => string) => [
    ...new Set(lines.map(of).filter((text) => text !== "")),
  ];
  return {
    names: each(({ name }) => name),
    ids: each(({ id }) => id),
    births: fullest(each(({ birth }) => (birth === null ? "" : birthText(birth)))),
    federations: each(({ federation }) => federation),
    ratings: [...new Set(lines.flatMap(({ rating }) => (rating === undefined ? [] : [rating])))],
    events: each(({ event }) => event.title),
  };
}

function birthText(birth: NonNullable<KnownLine["birth"]>): string {
  return "day" in birth
    ? [birth.year, birth.month, birth.day].map(twoDigits).join("-")
    : String(birth.year);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}

/** A year is told by the day that has it. */
function fullest(births: readonly string[]): readonly string[] {
  return births.filter((one) => !births.some((other) => other !== one && other.startsWith(one)));
}
