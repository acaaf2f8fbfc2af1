import { readTable, type Reading, type ReadingChoices } from "../../../src/tournament/readTable";
import { addressOf, type Area, type CellValue } from "../../../src/tournament/sheetCells";
import { concerns } from "./concerns";
import { differences, type Difference } from "./differences";
import type { Doubt, WrittenTable } from "./writtenTable";

/**
 * right: at once. fixed: by the offered buttons. answered: everything that the table leaves open is
 * asked, and right once it is answered. asked: refused, or said. wrong: without a word.
 */
export const VERDICTS = ["right", "fixed", "answered", "asked", "wrong"] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface Judgement {
  readonly verdict: Verdict;
  readonly reading: Reading;
  /** What was wrong or open, in the reading that decided. */
  readonly why: readonly string[];
}

const MOST_FIXES = 20;

/** A reading before and after what a person would do. */
export function judge(written: WrittenTable): Judgement {
  const reading = read(written, written.selected, new Map());
  const first = assessed(written, reading, new Set());
  if (first.silent.length > 0) return { verdict: "wrong", reading, why: first.silent };
  if (first.isRight && written.doubts.length === 0) return { verdict: "right", reading, why: [] };
  const fixed = withFixes(written, new Map());
  const second = assessed(written, fixed.reading, fixed.raised);
  if (second.silent.length > 0)
    return { verdict: "wrong", reading, why: second.silent.map((each) => `after fixes: ${each}`) };
  if (second.isRight && written.doubts.length === 0) return { verdict: "fixed", reading, why: [] };
  const answers = new Map(written.doubts.flatMap((doubt) => [...doubt.answers]));
  const answered = withFixes(written, answers);
  const raised = new Set([...fixed.raised, ...answered.raised]);
  const third = assessed(written, answered.reading, raised);
  if (third.silent.length > 0)
    return { verdict: "wrong", reading, why: third.silent.map((each) => `answered: ${each}`) };
  if (third.isRight) return { verdict: "answered", reading, why: [] };
  return { verdict: "asked", reading, why: third.said };
}

function read(
  { cells, doubts, ratingColumn }: WrittenTable,
  area: Area,
  readAs: ReadonlyMap<string, CellValue>,
  isAnswered = false,
  column: ReadingChoices["ratingColumn"] = null,
): Reading {
  const asksColumn = doubts.some(({ about, answers }) => about === "rating" && answers.size === 0);
  const choices: ReadingChoices = {
    readAs,
    ratingColumn: isAnswered && asksColumn ? ratingColumn : column,
  };
  return readTable(cells, area, choices);
}

interface Fixed {
  readonly reading: Reading;
  /** What was asked on the way. */
  readonly raised: ReadonlySet<Doubt>;
}

/** Every button pressed; where the table leaves something open the answers are taken instead. */
function withFixes(written: WrittenTable, answers: ReadonlyMap<string, CellValue>): Fixed {
  const open = new Set(written.doubts.flatMap(({ cells }) => cells));
  const readAs = new Map(answers);
  const raised = new Set<Doubt>();
  let area = written.selected;
  let column: ReadingChoices["ratingColumn"] = null;
  const again = () => read(written, area, readAs, isAnswered, column);
  const isAnswered = answers.size > 0;
  let reading = read(written, area, isAnswered ? readAs : new Map());
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
    reading = again();
  }
  return { reading, raised };
}

function isRaised(doubt: Doubt, written: WrittenTable, reading: Reading): boolean {
  if (doubt.about === "day" && reading.dates.start === null) return true;
  return reading.findings.some((finding) => concerns(finding, doubt, written));
}

interface Assessment {
  readonly isRight: boolean;
  /** Differences of which something is said. */
  readonly said: readonly string[];
  /** Differences without a word: the worst there is. */
  readonly silent: readonly string[];
}

function assessed(written: WrittenTable, reading: Reading, raised: ReadonlySet<Doubt>): Assessment {
  if (reading.roundRobin === null && reading.event === null) {
    const keys = reading.findings.map(({ key }) => key);
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
  const silent = all.filter((each) => !isSaid(each) && !isOpen(each, written, raised));
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
