import type { FieldName, WhyTexts } from "../../../i18n/why";
import { EDITION_IDS } from "../../../rules/editions/editions";
import { HIGHEST_RATING } from "../../../rules/units";
import type { FunctionDefinition } from "../../../functions/definition";
import { first, type Grid } from "../formula/values";
import type { Args } from "../formula/evaluation";
import type { Tried, WhatIf } from "../why";

type Field = WhatIf["field"];

const number = (least: number, most: number, step = 1): Field => ({
  kind: "number",
  least,
  most,
  step,
});

const RATING = number(1, HIGHEST_RATING);
const GAMES = number(0, 1000);

const FIELDS: Partial<Readonly<Record<FieldName, Field>>> = {
  rating: RATING,
  opponent: RATING,
  rc: number(1, HIGHEST_RATING, 0.01),
  ra: RATING,
  ru: RATING,
  peak: RATING,
  highestRating: RATING,
  diff: number(-HIGHEST_RATING, HIGHEST_RATING),
  p: number(0, 1, 0.01),
  change: number(-1000, 1000, 0.1),
  k: number(1, 100),
  age: number(0, 120),
  games: GAMES,
  periodGames: number(0, 700),
  opponents: GAMES,
  needed: GAMES,
  minutes: number(0, 600),
  increment: number(0, 600),
};

/** What of a function's arguments can be tried: those that are a single cell, or left out. */
export function whatIfOf(
  { name: of, parameters }: FunctionDefinition,
  args: Args,
  prefix: string,
  label: string,
  texts: WhyTexts,
): readonly WhatIf[] {
  return parameters.flatMap(({ name }, index) => {
    const given = args[index] ?? null;
    const field = fieldOf(name, of, args, texts);
    if (field === null || !isSingle(given)) return [];
    const value = textOf(given);
    const word = texts.fields[name as FieldName];
    return [
      { key: prefix + name, label: `${label}${word}`, value, field: knowing(field, value, texts) },
    ];
  });
}

/** The same arguments with those that are tried in their places. */
export function withTried(
  { parameters }: FunctionDefinition,
  args: Args,
  prefix: string,
  tried: Tried,
): Args {
  const given = parameters.map(({ name }, index) => {
    const value = tried[prefix + name];
    return value === undefined ? (args[index] ?? null) : gridOf(value);
  });
  return given.length >= args.length ? given : args;
}

function gridOf(value: string): Grid | null {
  if (value === "") return null;
  if (value === "TRUE" || value === "FALSE") return [[value === "TRUE"]];
  const number = Number(value);
  return [[Number.isNaN(number) ? value : number]];
}

function isSingle(given: Grid | null): boolean {
  return given === null || (given.length === 1 && given[0]?.length === 1);
}

function textOf(given: Grid | null): string {
  const value = given === null ? null : first(given);
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  return typeof value === "number" || typeof value === "string" ? String(value) : "";
}

function fieldOf(name: string, definition: string, args: Args, texts: WhyTexts): Field | null {
  switch (name) {
    case "edition":
      return choice([["", texts.notGiven], ...EDITIONS]);
    case "system":
      return choice([
        ["swiss", texts.systems[0]],
        ["robin", texts.systems[1]],
      ]);
    case "first":
      return choice([
        ["TRUE", texts.yesNo[0]],
        ["FALSE", texts.yesNo[1]],
      ]);
    case "score":
      return definition === "DELTA" ? oneResult(texts) : POINTS;
    case "scores":
      return (args[0]?.flat().length ?? 0) > 1 ? POINTS : null;
    default:
      return FIELDS[name as FieldName] ?? null;
  }
}

const POINTS = number(0, 1000, 0.5);
const EDITIONS = EDITION_IDS.map((id): [string, string] => [String(id), String(id)]);

function choice(options: readonly (readonly [string, string])[]): Field {
  return { kind: "choice", options };
}

function oneResult({ results: [won, drawn, lost] }: WhyTexts): Field {
  return choice([
    ["1", won],
    ["0.5", drawn],
    ["0", lost],
  ]);
}

/** A choice has the present value among its options, whatever it is. */
function knowing(field: Field, value: string, { notGiven, quoted }: WhyTexts): Field {
  if (field.kind === "number") return field;
  if (field.options.some(([option]) => option === value)) return field;
  const label = /^\d+$/.test(value) ? value : quoted(value);
  return choice([[value, value === "" ? notGiven : label], ...field.options]);
}
