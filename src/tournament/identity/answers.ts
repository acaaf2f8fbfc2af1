import type { KnownLine } from "./known";
import { plainName } from "./spelling";

/** What a person has said of two lines of like names: they are one player, or two. */
export interface Answer {
  readonly persons: 1 | 2;
  readonly of: readonly [KnownLine, KnownLine];
}

/** One of the two of whom an answer tells: its number among the answers, and which of the two. */
type Side = `${number} 0` | `${number} 1`;

/** Of whom among the lines something was answered. */
export interface Answers {
  readonly sidesOf: (line: KnownLine) => readonly Side[];
  /** The last that was answered of the two; null: nothing was. */
  readonly last: (ones: ReadonlySet<Side>, others: ReadonlySet<Side>) => Answered | null;
}

/** An answer, and its place among all: the later one holds. */
export interface Answered {
  readonly place: number;
  readonly persons: 1 | 2;
}

export type { Side };

export function answersAmong(all: readonly Answer[]): Answers {
  const sides = new Map<string, { readonly side: Side; readonly isMeant: IsMeant }[]>();
  for (const [index, answer] of all.entries()) {
    for (const which of [0, 1] as const) {
      const who = whoKey(answer.of[which]);
      const known = sides.get(who) ?? [];
      known.push({ side: `${index} ${which}`, isMeant: whoIsMeant(answer, which) });
      sides.set(who, known);
    }
  }
  return {
    sidesOf: (line) =>
      (sides.get(whoKey(line)) ?? []).flatMap(({ side, isMeant }) => (isMeant(line) ? side : [])),
    last: (ones, others) => {
      const place = [...ones].reduce((latest, side) => {
        const [index = "", which] = side.split(" ");
        const isOther = others.has(`${Number(index)} ${which === "0" ? 1 : 0}`);
        return isOther ? Math.max(latest, Number(index)) : latest;
      }, -1);
      const answer = all[place];
      return answer === undefined ? null : { place, persons: answer.persons };
    },
  };
}

/** By his number, else by his name: whatever event has him next is answered, too. */
function whoKey({ id, name }: KnownLine): string {
  return id === "" ? `name ${plainName(name)}` : `id ${id}`;
}

type IsMeant = (line: KnownLine) => boolean;

/** Where both have the same number their names tell them apart; where both have one name, their events. */
function whoIsMeant({ of }: Answer, which: 0 | 1): IsMeant {
  const [who, other] = which === 0 ? of : [of[1], of[0]];
  if (whoKey(who) !== whoKey(other)) return () => true;
  const isOfName = ({ name }: KnownLine) => plainName(name) === plainName(who.name);
  if (plainName(who.name) !== plainName(other.name)) return isOfName;
  return (line) =>
    isOfName(line) && line.event.title === who.event.title && line.event.day === who.event.day;
}
