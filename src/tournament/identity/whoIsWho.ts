import { answersAmong, type Answer } from "./answers";
import { clusterOf, Comparing, join, type Cluster, type Stand } from "./cluster";
import type { KnownLine } from "./known";
import { comparedKeys, sameKeys, tellsNobody } from "./keys";
import { LIKENESSES } from "./spelling";

/** A line, and where nobody stands beside himself. */
export interface PlacedLine {
  readonly line: KnownLine;
  readonly stands: readonly Stand[];
}

/** Two of whom only a person knows whether they are one, with the lines of each. */
export interface Doubt {
  readonly of: readonly [readonly KnownLine[], readonly KnownLine[]];
  /** Who they are among the persons so far. */
  readonly persons: readonly [number, number];
}

export interface WhoIsWho {
  /** The person of each line, counted from 0 in their order. */
  readonly persons: readonly number[];
  readonly doubts: readonly Doubt[];
}

/**
 * Who of all lines is the same person, decided here alone: what is sure is joined, of what is not sure a
 * person is asked, and what was answered holds. Names are found by what they have in common, so that
 * thousands of them are never compared with each other.
 */
export function whoIsWho(lines: readonly PlacedLine[], answers: readonly Answer[] = []): WhoIsWho {
  const among = answersAmong(answers);
  const comparing = new Comparing(among);
  const joining = new Joining(comparing);
  for (const member of inOrder(lines)) {
    const { line, stands } = lines[member] as PlacedLine;
    joining.add(clusterOf(member, line, stands, among.sidesOf(line)));
  }
  const clusters = joining.clusters();
  const persons = numbered(lines.length, clusters);
  const linesOf = ({ members }: Cluster) =>
    [...members].sort((one, other) => one - other).flatMap((at) => lines[at]?.line ?? []);
  const doubts = doubtsAmong(clusters, comparing).map(([one, other]): Doubt => ({
    of: [linesOf(one), linesOf(other)],
    persons: [persons[firstOf(one)] ?? 0, persons[firstOf(other)] ?? 0],
  }));
  return { persons, doubts };
}

/** Whoever is known best comes first: with a number, with a birth, beside namesakes; then as they stand. */
function inOrder(lines: readonly PlacedLine[]): readonly number[] {
  const rank = ({ line: { id, birth } }: PlacedLine) =>
    (id === "" ? 2 : 0) + (birth === null ? 1 : 0);
  return [...lines.keys()].sort(
    (one, other) =>
      rank(lines[one] as PlacedLine) - rank(lines[other] as PlacedLine) || one - other,
  );
}

/** Clusters so far, by what tells that a further line is of one of them. */
class Joining {
  private readonly byKey = new Map<string, Set<Cluster>>();
  private readonly keysOf = new Map<Cluster, readonly string[]>();

  constructor(private readonly comparing: Comparing) {}

  clusters(): readonly Cluster[] {
    return [...this.keysOf.keys()];
  }

  /** To the one that it surely is of; to a new one where there is none, or where there are several. */
  add(cluster: Cluster): void {
    const found = this.keys(cluster).flatMap((key) => {
      const block = this.byKey.get(key);
      return block === undefined || tellsNobody(key, block.size) ? [] : [...block];
    });
    const ones = [...new Set(found)].filter(
      (each) => this.comparing.verdict(each, cluster) === "one",
    );
    const sure = this.surest(ones, cluster);
    if (!this.areOne(sure)) {
      this.keep(cluster);
      return;
    }
    for (const each of sure) this.drop(each);
    const [first, ...others] = sure;
    const whole = first ?? cluster;
    for (const each of first === undefined ? [] : [...others, cluster]) join(whole, each);
    this.keep(whole);
  }

  /**
   * Of several those of whom a person has said so, and where these are not one person themselves the one
   * of whom it was said last; else those whom birth or rating tell.
   */
  private surest(ones: readonly Cluster[], cluster: Cluster): readonly Cluster[] {
    if (ones.length < 2) return ones;
    const place = (each: Cluster) => this.comparing.answered(each, cluster)?.place ?? -1;
    const answered = ones.filter((each) => place(each) >= 0);
    if (answered.length > 0 && !this.areOne(answered)) {
      return [answered.reduce((last, each) => (place(each) > place(last) ? each : last))];
    }
    if (answered.length > 0) return answered;
    const told = ones.filter((each) => this.comparing.areTheSame(each, cluster));
    return told.length === 1 ? told : ones;
  }

  private areOne(all: readonly Cluster[]): boolean {
    return all.every((one, at) =>
      all.slice(at + 1).every((other) => this.comparing.verdict(one, other) === "one"),
    );
  }

  private keys({ known, sides }: Cluster): readonly string[] {
    const named = known.flatMap((line) => sameKeys(line, this.comparing.spelling(line.name)));
    return [...new Set([...named, ...[...sides].map((side) => `answer ${side.split(" ")[0]}`)])];
  }

  private keep(cluster: Cluster): void {
    const keys = this.keys(cluster);
    this.keysOf.set(cluster, keys);
    for (const key of keys) this.byKey.set(key, (this.byKey.get(key) ?? new Set()).add(cluster));
  }

  private drop(cluster: Cluster): void {
    for (const key of this.keysOf.get(cluster) ?? []) this.byKey.get(key)?.delete(cluster);
    this.keysOf.delete(cluster);
  }
}

function numbered(lines: number, clusters: readonly Cluster[]): readonly number[] {
  const clusterAt = new Map(clusters.flatMap((each) => each.members.map((at) => [at, each])));
  const numbers = new Map<Cluster | undefined, number>();
  return Array.from({ length: lines }, (_, at) => {
    const cluster = clusterAt.get(at);
    const number = numbers.get(cluster) ?? numbers.size;
    numbers.set(cluster, number);
    return number;
  });
}

/** The surest first, each pair in the order of its lines. */
function doubtsAmong(
  clusters: readonly Cluster[],
  comparing: Comparing,
): readonly (readonly [Cluster, Cluster])[] {
  const ranked = [...pairsOf(clusters, comparing)]
    /** What was answered is not asked again, also where another answer keeps the two apart. */
    .filter(([one, other]) => comparing.answered(one, other) === null)
    .filter(([one, other]) => comparing.verdict(one, other) !== "two")
    .map(([one, other]) => ({
      pair: firstOf(one) < firstOf(other) ? ([one, other] as const) : ([other, one] as const),
      rank: LIKENESSES.indexOf(comparing.likeness(one, other)),
    }));
  return ranked.sort((one, other) => one.rank - other.rank).map(({ pair }) => pair);
}

function firstOf({ members }: Cluster): number {
  return members.reduce((least, each) => Math.min(least, each), Infinity);
}

/** Those that have something in common, each pair once. */
function* pairsOf(
  clusters: readonly Cluster[],
  comparing: Comparing,
): Generator<readonly [Cluster, Cluster]> {
  const blocks = new Map<string, number[]>();
  for (const [at, { known }] of clusters.entries()) {
    const keys = known.flatMap((line) => comparedKeys(line, comparing.spelling(line.name)));
    for (const key of new Set(keys)) {
      const block = blocks.get(key);
      if (block === undefined) blocks.set(key, [at]);
      else block.push(at);
    }
  }
  const said = new Set<number>();
  for (const [key, block] of blocks) {
    if (tellsNobody(key, block.length)) continue;
    for (const [index, one] of block.entries()) {
      for (const other of block.slice(index + 1)) {
        const pair = one * clusters.length + other;
        if (said.has(pair)) continue;
        said.add(pair);
        yield [clusters[one] as Cluster, clusters[other] as Cluster];
      }
    }
  }
}
