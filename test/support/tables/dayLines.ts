import { dateOf, type Date3 } from "./calendar";
import { cell, line, type Line } from "./cell";
import { dayText, partsOf, spanText } from "./dateText";
import type { Hand } from "./hand";
import type { ByLanguage } from "./language";
import { serverDays } from "./programFrame";
import type { TrueEvent } from "./trueEvent";

/** The lines that tell when the event was, above or below the table. */
export interface DayLines {
  readonly above: readonly Line[];
  readonly below: readonly Line[];
}

export function dayLines(event: TrueEvent, hand: Hand): DayLines {
  const lines = [...whenLines(event, hand), ...otherDay(event, hand)];
  return lines.length > 0 && hand.does("a day below the table")
    ? { above: [], below: lines }
    : { above: lines, below: [] };
}

function whenLines(event: TrueEvent, hand: Hand): Line[] {
  const dice = hand.for("when");
  const isFramed = hand.does("the frame of a program");
  if (isInHeadings(event, hand)) return [];
  if (hand.does("no day")) return noDay(event, hand);
  if (isAmbiguous(event) && hand.does("an ambiguous day")) return ambiguousDay(event, hand);
  if (event.first !== event.last) hand.does("a span of days");
  if (isFramed) return serverDays(event, hand);
  const text =
    event.first === event.last
      ? dayText(event.first, hand.language, dice)
      : spanText(event.first, event.last, hand.language, dice);
  if (hand.does("a day in a sentence")) return [line(sentence(event, text, hand))];
  if (event.first !== event.last && dice.chance(0.12)) return roundDays(event, hand);
  const label = dice.pick(LABELS[hand.language]);
  if (dice.chance(0.5))
    return [dice.pick([line(text), line(label, text), line(`${label}: ${text}`)])];
  return dayCells(event, label, hand);
}

const ROUND = {
  en: (n: number) => `Round ${n}`,
  de: (n: number) => `${n}. Runde`,
  fr: (n: number) => `Ronde ${n}`,
  it: (n: number) => `${n}° turno`,
  es: (n: number) => `Ronda ${n}`,
};

/** The days of the rounds, one below the other. */
function roundDays({ first, last }: TrueEvent, hand: Hand): Line[] {
  const dice = hand.for("round days");
  const rounds = Math.min(last - first + 1, dice.whole(3, 7));
  const isText = dice.chance(0.5);
  return Array.from({ length: rounds }, (_, round) => {
    const day = first + Math.round((round * (last - first)) / (rounds - 1));
    const { dd, mm, y } = partsOf(day, hand.language);
    const when = isText ? cell(`${dd}.${mm}.${y}`) : cell(day, "dd/mm/yyyy");
    return [cell(ROUND[hand.language](round + 1)), when];
  });
}

/** A day above each round, and nowhere else. */
export function isInHeadings({ first, last, games }: TrueEvent, hand: Hand): boolean {
  return (
    games.kind === "swiss" &&
    last - first >= games.rounds - 1 &&
    !hand.would("no headings") &&
    !hand.would("rounds in two columns") &&
    hand.for("days in headings").chance(0.25)
  );
}

/** Days as Excel holds them. */
function dayCells({ first, last }: TrueEvent, label: string, hand: Hand): Line[] {
  const dice = hand.for("day cells");
  const format = dice.pick([
    "dd/mm/yyyy",
    "d.m.yyyy",
    "yyyy-mm-dd",
    "m/d/yyyy",
    "d. mmmm yyyy",
    "[$-F800]dddd, mmmm dd, yyyy",
    "dd\\.mm\\.yyyy;@",
  ]);
  if (first === last) {
    const day = cell(first, format);
    return [dice.pick([[cell(label), day], [cell(label), cell(), day], [day]])];
  }
  const [from, to] = FROM_TO[hand.language];
  return dice.pick([
    [
      [cell(from), cell(first, format)],
      [cell(to), cell(last, format)],
    ],
    [[cell(from), cell(first, format), cell(to), cell(last, format)]],
    [[cell(label), cell(first, format), cell("-"), cell(last, format)]],
  ]);
}

const LABELS: ByLanguage<readonly string[]> = {
  en: ["Date", "Dates", "Played on", "When"],
  de: ["Datum", "Spieltermin", "Termin", "Gespielt am"],
  fr: ["Date", "Dates", "Quand"],
  it: ["Data", "Date", "Quando"],
  es: ["Fecha", "Fechas", "Cuándo"],
};

const FROM_TO: ByLanguage<readonly [string, string]> = {
  en: ["Start date", "End date"],
  de: ["Beginn", "Ende"],
  fr: ["Début", "Fin"],
  it: ["Inizio", "Fine"],
  es: ["Inicio", "Fin"],
};

function sentence({ name, place }: TrueEvent, when: string, hand: Hand): string {
  return hand.for("sentence").pick(SENTENCES[hand.language])({ name, place, when });
}

interface Words {
  readonly name: string;
  readonly place: string;
  readonly when: string;
}

const SENTENCES: ByLanguage<readonly ((words: Words) => string)[]> = {
  en: [
    ({ name, place, when }) => `${name}, ${place}, ${when}`,
    ({ place, when }) => `played in ${place}, ${when}, 90 min + 30 s`,
    ({ name, place, when }) => `${name} (${place}, ${when})`,
    ({ place, when }) => `${place} ${when}`,
  ],
  de: [
    ({ name, place, when }) => `${name} in ${place}, ${when}`,
    ({ place, when }) => `${place}, ${when}, Bedenkzeit 90 min + 30 s`,
    ({ name, when }) => `${name}: ${when}`,
    ({ place, when }) => `${place} ${when}`,
  ],
  fr: [
    ({ name, place, when }) => `${name} à ${place}, ${when}`,
    ({ place, when }) => `${place}, ${when}, cadence 90 min + 30 s`,
    ({ name, place, when }) => `${name} - ${place} - ${when}`,
    ({ place, when }) => `${place} ${when}`,
  ],
  it: [
    ({ name, place, when }) => `${name} a ${place}, ${when}`,
    ({ place, when }) => `${place}, ${when}, 90 min + 30 s`,
    ({ name, when }) => `${name} – ${when}`,
    ({ place, when }) => `${place} ${when}`,
  ],
  es: [
    ({ name, place, when }) => `${name} en ${place}, ${when}`,
    ({ place, when }) => `${place}, ${when}, ritmo 90 min + 30 s`,
    ({ name, when }) => `${name} (${when})`,
    ({ place, when }) => `${place} ${when}`,
  ],
};

/** No day at all, or only a month or a year. */
function noDay(event: TrueEvent, hand: Hand): Line[] {
  hand.leavesOpen("day", []);
  const { long, y } = partsOf(event.first, hand.language);
  const dice = hand.for("no day");
  return dice.pick([
    [],
    [],
    [line(`${event.name} ${y}`)],
    [line(`${long} ${y}`)],
    [line(`${event.name} ${y}/${String(Number(y) + 1).slice(2)}`)],
    [line(Number(y))],
  ]);
}

/** Day and month could be either. */
function isAmbiguous({ first, last }: TrueEvent): boolean {
  const either = ({ day, month }: Date3) => day <= 12 && day !== month;
  return either(dateOf(first)) && dateOf(last).day <= 12;
}

function ambiguousDay({ first, last, place }: TrueEvent, hand: Hand): Line[] {
  hand.leavesOpen("day", []);
  const { d, dd, m, mm, y, yy } = partsOf(first, hand.language);
  const dice = hand.for("ambiguous");
  const text = dice.pick([
    `${d}/${m}/${y}`,
    `${dd}/${mm}/${y}`,
    `${m}/${d}/${y}`,
    `${mm}/${dd}/${yy}`,
    `${d}-${m}-${y}`,
  ]);
  const to = partsOf(last, hand.language);
  const span = first === last ? text : `${dd}/${mm}/${y} - ${to.dd}/${to.mm}/${to.y}`;
  return [dice.pick([line(span), line(`${place}, ${span}`), line("Date", span)])];
}

/** A day that stands there for something else. */
function otherDay({ last }: TrueEvent, hand: Hand): Line[] {
  if (!hand.does("a day of something else")) return [];
  const dice = hand.for("other day");
  const { dd, mm, y } = partsOf(last + dice.whole(1, 200), hand.language);
  const day = `${dd}.${mm}.${y}`;
  return [line(dice.pick(OTHER_DAYS[hand.language])(day))];
}

const OTHER_DAYS: ByLanguage<readonly ((day: string) => string)[]> = {
  en: [
    (day) => `Last update ${day} 18:17:32`,
    (day) => `Printed ${day}`,
    (day) => `Last update ${day} 18:17:32, Creator/Last Upload: chess club`,
  ],
  de: [
    (day) => `Letzte Aktualisierung ${day} 18:17:32`,
    (day) => `Stand: ${day}`,
    (day) => `Ausdruck vom ${day}`,
    (day) => `gedruckt am ${day}`,
  ],
  fr: [
    (day) => `Dernière mise à jour ${day} 18:17:32`,
    (day) => `Imprimé le ${day}`,
    (day) => `Mis à jour le ${day}`,
  ],
  it: [
    (day) => `Ultimo aggiornamento ${day} 18:17:32`,
    (day) => `Stampato il ${day}`,
    (day) => `Aggiornato al ${day}`,
  ],
  es: [
    (day) => `Última actualización ${day} 18:17:32`,
    (day) => `Impreso el ${day}`,
    (day) => `Actualizado el ${day}`,
  ],
};
