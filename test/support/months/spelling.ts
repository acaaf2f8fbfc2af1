import type { Dice } from "../tables/dice";
import type { Person } from "./federation";

/** How a program, or whoever types, writes the names of an event. */
export type Spelling = (person: Person) => string;

/** Nobody mistypes, shortens or leaves away. */
export function tidySpelling(dice: Dice): Spelling {
  const [order, letters] = [orderOf(dice), lettersOf(dice)];
  return (person) => letters(order(person.family, person.given));
}

/** A few give initials alone, leave second names away, or slip. */
export function hastySpelling(dice: Dice): Spelling {
  const [order, letters] = [orderOf(dice), lettersOf(dice)];
  const areInitials = dice.chance(0.08);
  return ({ family, given }) => {
    const [first = "", ...others] = given.split(" ");
    const known = [first, ...(dice.chance(0.3) ? [] : others)].join(" ");
    return slipped(dice, letters(order(family, areInitials ? `${first.charAt(0)}.` : known)));
  };
}

type Order = (family: string, given: string) => string;

function orderOf(dice: Dice): Order {
  return dice.weighted<Order>([
    [6, (family, given) => `${family}, ${given}`],
    [2, (family, given) => `${family} ${given}`],
    [2, (family, given) => `${given} ${family}`],
    [1, (family, given) => `${family.toUpperCase()}, ${given}`],
  ]);
}

function lettersOf(dice: Dice): (name: string) => string {
  return dice.weighted([
    [4, (name: string) => name],
    [1, (name: string) => plain(name.replace(/ß/g, "ss").replace(/ø/g, "o"))],
    [1, (name: string) => plain(name.replace(/[äöüøß]/g, (letter) => TWO_LETTERS[letter]!))],
  ]);
}

const TWO_LETTERS: Readonly<Record<string, string>> = {
  ...{ ä: "ae", ö: "oe", ü: "ue", ø: "oe", ß: "ss" },
};

const plain = (name: string) => name.normalize("NFD").replace(/\p{M}/gu, "");

/** Of a hundred names one lacks a letter. */
function slipped(dice: Dice, name: string): string {
  if (!dice.chance(0.01)) return name;
  const at = dice.whole(1, name.length - 2);
  return /\p{Ll}/u.test(name.charAt(at)) ? name.slice(0, at) + name.slice(at + 1) : name;
}
