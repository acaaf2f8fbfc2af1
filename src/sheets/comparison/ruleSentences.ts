import type { Edition } from "../../rules/editions/edition";
import { playersCompared } from "../../tournament/compare/comparedEvent";
import { RULES_OF_EDITIONS, type ComparedRule } from "../../tournament/compare/comparedRules";
import type { DifferingRule } from "../../tournament/compare/comparison";
import type { ComparisonOrder, ComparisonWords } from "./order";

/** A sentence on each rule that made a difference: what each edition says, where, and for whom. */
export function ruleSentences(
  { event, comparison }: ComparisonOrder,
  { own }: ComparisonWords,
): readonly string[] {
  const editions = comparison.editions.map(({ edition }) => edition);
  const names = playersCompared(event).map(({ name }) => name);
  if (comparison.rules.length === 0) return [own.noRule];
  return comparison.rules.map((each) => {
    const { name } = own.rules[each.rule];
    const values = own.values(valuesOf(each.rule, editions, own));
    return own.rule({ name, values, players: playersOf(each, names, own) });
  });
}

/** 350 points: 10.51 (2005); 400 points: 8.54 (2011), 8.54 (2014). */
function valuesOf(
  rule: ComparedRule,
  editions: readonly Edition[],
  { rules, valueCited }: ComparisonWords["own"],
): readonly string[] {
  const cited = new Map<string, string[]>();
  for (const edition of editions) {
    const value = rules[rule].value(edition);
    cited.set(value, [...(cited.get(value) ?? []), citing(rule, edition)]);
  }
  return [...cited].map(([value, where]) => valueCited(value, where.join(", ")));
}

function citing(rule: ComparedRule, edition: Edition): string {
  const article = RULES_OF_EDITIONS[rule].article(edition);
  return article === null ? edition.name : `${article} (${edition.name})`;
}

/** More names nobody reads. */
const MOST_NAMES = 4;

function playersOf(
  { players }: DifferingRule,
  names: readonly string[],
  own: ComparisonWords["own"],
): string {
  if (players.length === names.length) return own.everybody;
  const told = players.length <= MOST_NAMES + 1 ? players : players.slice(0, MOST_NAMES);
  const said = told.map((place) => names[place] ?? "").join(", ");
  return own.someOf(said, players.length - told.length);
}
