import type { ReadingChoices } from "../../../src/tournament/readTable";
import { tableRead, type TableRead } from "../tableRead";
import { addressOf, type Area, type CellValue } from "../../../src/tournament/sheetCells";
import { concerns } from "./concerns";
import { detailsRead, differences, type Difference } from "./differences";
import type { Doubt, Told, WrittenTable } from "./writtenTable";

/**
 * right: at once. fixed: by the offered buttons. answered: everything that the table leaves open is
 * asked, and right once it is answered. asked: refused, or said. wrong: without a word.
 */
export const VERDICTS = ["right", "fixed", "answered", "asked", "wrong"] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface Judgement extends Outcome {
  /** Before any fix or answer. */
  readonly reading: TableRead;
  /** What was read of what the table tells of its players. */
  readonly detailsRead: ReadonlySet<Told>;
}

interface Outcome {
  readonly verdict: Verdict;
  /** What was wrong or open, in the reading that decided. */
  readonly why: readonly string[];
}

const MOST_FIXES = 20;

/** A reading before and after what a person would do. */
export function judge(written: WrittenTable): Judgement {
  const reading = read(written, written.selected, new Map(), new Set());
  return { ...outcome(written, reading), reading, detailsRead: detailsRead(written, reading) };
}

function outcome(written: WrittenTable, reading: TableRead): Outcome {
  const hasDoubts = written.doubts.length > 0;
  const wrong = (silent: readonly string[], when = "") => ({
    verdict: "wrong" as const,
    why: silent.map((each) => `${when}${each}`),
  });
  const first = assessed(written, reading, new Set());
  if (first.silent.length > 0) return wrong(first.silent);
  if (written.form === "ranking")
    return { verdict: isNamed(reading) ? "answered" : "asked", why: keysOf(reading) };
  if (first.isRight && !hasDoubts) return { verdict: "right", why: [] };
  const fixed = withFixes(written, new Set());
  const second = assessed(written, fixed.reading, fixed.raised);
  if (second.silent.length > 0) return wrong(second.silent, "after fixes: ");
  if (second.isRight && !hasDoubts) return { verdict: "fixed", why: [] };
  if (!hasDoubts) return { verdict: "asked", why: second.said };
  const answered = withAnswers(written, fixed.raised);
  const third = assessed(written, answered.reading, answered.raised, true);
  if (third.silent.length > 0) return wrong(third.silent, "answered: ");
  return third.isRight ? { verdict: "answered", why: [] } : { verdict: "asked", why: third.said };
}

interface Fixed {
  readonly reading: TableRead;
  /** What was asked on the way. */
  readonly raised: ReadonlySet<Doubt>;
}

/** What is asked is answered, which may lead to further questions. */
function withAnswers(written: WrittenTable, first: ReadonlySet<Doubt>): Fixed {
  let answered: Fixed = { ...withFixes(written, first), raised: first };
  for (let round = 0; round < MOST_FIXES; round += 1) {
    const next = withFixes(written, answered.raised);
    const raised = new Set([...answered.raised, ...next.raised]);
    const isAll = raised.size === answered.raised.size;
    answered = { reading: next.reading, raised };
    if (isAll) break;
  }
  return answered;
}

/** Every button pressed; where the table leaves something open the answers are taken instead. */
function withFixes(written: WrittenTable, answered: ReadonlySet<Doubt>): Fixed {
  const open = new Set(written.doubts.flatMap(({ cells }) => cells));
  const readAs = new Map([...answered].flatMap(({ answers }) => [...answers]));
  const raised = new Set<Doubt>();
  let area = written.selected;
  let column: ReadingChoices["ratingColumn"] = null;
  let reading = read(written, area, readAs, answered, column);
  for (let round = 0; round < MOST_FIXES; round += 1) {
    for (const doubt of written.doubts) if (isRaised(doubt, written, reading)) raised.add(doubt);
    const before = `${readAs.size} ${JSON.stringify(area)} ${String(column)}`;
    for (const { fix } of reading.findings) {
      if (fix?.kind === "select") area = fix.area;
      else if (fix?.kind === "ratings") column = fix.column;
      else if (fix !== undefined && !open.has(addressOf(fix.place)))
        readAs.set(addressOf(fix.place), fix.value);
    }
    if (before === `${readAs.size} ${JSON.stringify(area)} ${String(column)}`) break;
    reading = read(written, area, readAs, answered, column);
  }
  return { reading, raised };
}

/** Which column has the ratings is answered by its choice. */
function read(
  { cells, ratingColumn }: WrittenTable,
  area: Area,
  readAs: ReadonlyMap<string, CellValue>,
  answered: ReadonlySet<Doubt>,
  column: ReadingChoices["ratingColumn"] = null,
): TableRead {
  const isChosen = [...answered].some(
    ({ about, answers }) => about === "rating" && answers.size === 0,
  );
  const choices: ReadingChoices = { readAs, ratingColumn: isChosen ? ratingColumn : column };
  return tableRead(cells, area, choices);
}

function isRaised(doubt: Doubt, written: WrittenTable, reading: TableRead): boolean {
  if (doubt.about === "day" && reading.dates.start === null) return true;
  /** That there are several columns says nothing of one cell. */
  const isOfCells = doubt.answers.size > 0;
  return reading.findings.some(
    (finding) =>
      concerns(finding, doubt, written) && !(isOfCells && finding.key === "severalRatings"),
  );
}

function isRefused({ roundRobin, event }: TableRead): boolean {
  return roundRobin === null && event === null;
}

/** A list without games is called what it is. */
function isNamed({ findings }: TableRead): boolean {
  return findings.some(({ key }) => key === "noGames");
}

function keysOf({ findings }: TableRead): string[] {
  return findings.map(({ key }) => key);
}

interface Assessment {
  readonly isRight: boolean;
  /** Differences of which something is said. */
  readonly said: readonly string[];
  /** Differences without a word: the worst there is. */
  readonly silent: readonly string[];
}

function assessed(
  written: WrittenTable,
  reading: TableRead,
  raised: ReadonlySet<Doubt>,
  isAnswered = false,
): Assessment {
  if (isRefused(reading)) {
    const keys = keysOf(reading);
    const isSaid = reading.findings.some(({ severity }) => severity === "error");
    const why = [`refused: ${keys.join(", ")}`];
    return { isRight: false, said: why, silent: isSaid ? [] : why };
  }
  const unasked = written.doubts.filter(
    (doubt) => !raised.has(doubt) && !isRaised(doubt, written, reading),
  );
  const all = differences(written, reading);
  const isSaid = (difference: Difference) =>
    difference.isAsked ||
    reading.findings.some((finding) => concerns(finding, difference, written));
  const silent = all.filter(
    (each) => !isSaid(each) && (isAnswered || !isOpen(each, written, raised)),
  );
  return {
    isRight: all.length === 0 && unasked.length === 0,
    said: all.filter((each) => !silent.includes(each)).map(({ text }) => text),
    silent: [
      ...unasked.map(({ about, cells }) => `open, not asked: ${about} ${cells.join(" ")}`),
      ...silent.map(({ text }) => text),
    ],
  };
}

/** Of a question that was asked nobody says that the reading is wrong before it is answered. */
function isOpen(
  { about }: Difference,
  { doubts }: WrittenTable,
  raised: ReadonlySet<Doubt>,
): boolean {
  return doubts.some((doubt) => doubt.about === about && raised.has(doubt));
}
