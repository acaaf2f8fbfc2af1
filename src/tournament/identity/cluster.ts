import type { Answered, Answers, Side } from "./answers";
import { evidenceOf } from "./evidence";
import type { KnownLine } from "./known";
import { LIKENESSES, likenessOf, spellingOf, type Likeness, type Spelling } from "./spelling";
import { areTheSame, verdictOf, type Verdict } from "./verdict";

/** Where a line stands: in one list, or in one round, nobody stands twice. */
export type Stand = number | string;

/** Lines that are of one person. */
export interface Cluster {
  readonly members: number[];
  readonly stands: Set<Stand>;
  readonly sides: Set<Side>;
  /** What is known of him, each once. */
  readonly known: KnownLine[];
}

export function clusterOf(
  member: number,
  line: KnownLine,
  stands: readonly Stand[],
  sides: readonly Side[],
): Cluster {
  return { members: [member], stands: new Set(stands), sides: new Set(sides), known: [line] };
}

export function join(into: Cluster, from: Cluster): void {
  into.members.push(...from.members);
  for (const stand of from.stands) into.stands.add(stand);
  for (const side of from.sides) into.sides.add(side);
  for (const line of from.known) {
    if (!into.known.some((each) => isSameLine(each, line))) into.known.push(line);
  }
}

function isSameLine(one: KnownLine, other: KnownLine): boolean {
  return (
    one.name === other.name &&
    one.id === other.id &&
    one.rating === other.rating &&
    one.federation === other.federation &&
    JSON.stringify(one.birth) === JSON.stringify(other.birth)
  );
}

/** How clusters are compared; spellings and likenesses are found once. */
export class Comparing {
  private readonly spellings = new Map<string, Spelling>();

  constructor(private readonly answers: Answers) {}

  spelling(name: string): Spelling {
    const known = this.spellings.get(name);
    if (known !== undefined) return known;
    const spelling = spellingOf(name);
    this.spellings.set(name, spelling);
    return spelling;
  }

  /** Whoever stands beside the other is somebody else, whatever else is said; then a person's answer. */
  verdict(one: Cluster, other: Cluster): Verdict {
    if (areApart(one, other)) return "two";
    const answered = this.answered(one, other);
    if (answered !== null) return answered.persons === 1 ? "one" : "two";
    const [a, b] = factsOf(one, other);
    return verdictOf(a, b, this.likeness(one, other));
  }

  /** One list has them with one rating, or they were born on one day. */
  areTheSame(one: Cluster, other: Cluster): boolean {
    return areTheSame(evidenceOf(...factsOf(one, other)));
  }

  answered(one: Cluster, other: Cluster): Answered | null {
    return this.answers.last(one.sides, other.sides);
  }

  /** Of their spellings those that are nearest. */
  likeness(one: Cluster, other: Cluster): Likeness {
    const names = (of: Cluster) => [...new Set(of.known.map(({ name }) => name))];
    const others = names(other);
    const all = names(one).flatMap((name) =>
      others.map((each) => likenessOf(this.spelling(name), this.spelling(each))),
    );
    return LIKENESSES.find((kind) => all.includes(kind)) ?? "none";
  }
}

function areApart(one: Cluster, other: Cluster): boolean {
  const [few, many] = one.stands.size <= other.stands.size ? [one, other] : [other, one];
  for (const stand of few.stands) if (many.stands.has(stand)) return true;
  return false;
}

function told({ known }: Cluster, of: (line: KnownLine) => string): string {
  return known.map(of).find((text) => text !== "") ?? "";
}

/** The day, where any line tells it. */
function birthOf({ known }: Cluster): KnownLine["birth"] {
  const births = known.flatMap(({ birth }) => birth ?? []);
  return births.find((birth) => "day" in birth) ?? births[0] ?? null;
}

/** What is known of both, with the ratings that are nearest. */
function factsOf(one: Cluster, other: Cluster): [KnownLine, KnownLine] {
  const [a, b] = nearestLines(one, other);
  const all = (of: Cluster, line: KnownLine): KnownLine => ({
    ...line,
    id: told(of, ({ id }) => id),
    birth: birthOf(of),
    federation: line.federation || told(of, ({ federation }) => federation),
  });
  return [all(one, a), all(other, b)];
}

function nearestLines(one: Cluster, other: Cluster): readonly [KnownLine, KnownLine] {
  const pairs = one.known.flatMap((a) => other.known.map((b) => [a, b] as const));
  return pairs.reduce((nearest, pair) => (apartOf(...pair) < apartOf(...nearest) ? pair : nearest));
}

function apartOf({ rating: one }: KnownLine, { rating: other }: KnownLine): number {
  return typeof one === "number" && typeof other === "number" ? Math.abs(one - other) : Infinity;
}
