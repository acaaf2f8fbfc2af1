import type { CellValue } from "../../../src/tournament/sheetCells";
import { dayOf } from "./calendar";
import { calculated, cell, type Cell } from "./cell";
import { columnOf, type Column } from "./column";
import { partsOf } from "./dateText";
import { endColumns } from "./endColumns";
import type { Hand } from "./hand";
import type { Layout } from "./layout";
import { nameColumns } from "./nameColumns";
import { ratingColumns, withoutMeaning } from "./ratingColumns";
import { pointsOf, type TruePlayer } from "./trueEvent";

/** What stands of the players beside their results. */
export interface PlayerColumns {
  readonly before: readonly Column[];
  readonly after: readonly Column[];
  readonly rating: Column;
  readonly points: Column;
  readonly name: Column;
}

export function playerColumns(layout: Layout, hand: Hand): PlayerColumns {
  const { event } = layout;
  const dice = hand.for("columns");
  const ratings = ratingColumns(event, hand);
  withoutMeaning(ratings, hand);
  const names = nameColumns(event, hand);
  const beside = dice.shuffled(besideColumns(layout, hand));
  const cut = dice.whole(0, beside.length);
  const numbers = numberColumns(layout, hand);
  const points = columnOf("points", pointCells(layout, hand), hand);
  const front = dice.chance(0.85)
    ? [...names, ...beside.slice(0, cut), ...ratings.columns]
    : [...ratings.columns, ...names, ...beside.slice(0, cut)];
  const ends = endColumns(layout, hand);
  const last = lastRank(layout, hand);
  const behind = dice.chance(0.75) ? [points, ...last, ...ends] : [...ends, ...last, points];
  return {
    before: [...numbers, ...front],
    after: [...behind, ...beside.slice(cut)],
    rating: ratings.right,
    points,
    name: names.find(({ meaning }) => meaning === "name" || meaning === "last")!,
  };
}

/** Rows by start number have the rank behind the points. */
function lastRank({ shown, rank }: Layout, hand: Hand): Column[] {
  const isShown = shown.length === 1 && shown[0] === "start" && hand.for("last rank").chance(0.25);
  return isShown ? [columnOf("rank", rank, hand)] : [];
}

const ORDINALS = {
  en: (number: CellValue) => `#${number}`,
  de: (number: CellValue) => `${number}.`,
  fr: (number: CellValue) => (number === 1 ? "1er" : `${number}e`),
  it: (number: CellValue) => `${number}°`,
  es: (number: CellValue) => `${number}º`,
};

function numberColumns({ shown, start, rank, event }: Layout, hand: Hand): Column[] {
  const dice = hand.for("numbers");
  const written = dice.weighted([
    [16, (number: CellValue) => number],
    [2, (number: CellValue) => `${number}.`],
    [1, ORDINALS[hand.language]],
  ]);
  return shown.map((meaning) => {
    const numbers: readonly CellValue[] =
      meaning === "start" ? start : sharedRanks(rank, event, hand);
    return columnOf(
      meaning,
      numbers.map((number) => (number === "" ? "" : written(number))),
      hand,
    );
  });
}

/** "2-3", "=2" or nothing for those who are equal, where the rows stand by rank. */
function sharedRanks(
  ranks: readonly number[],
  event: Layout["event"],
  hand: Hand,
): readonly CellValue[] {
  const points = ranks.map((_, row) => pointsOf(event, row));
  const isByRank = ranks.every((rank, row) => rank === row + 1);
  const shared = points.some((own, row) => row > 0 && own === points[row - 1]);
  if (!isByRank || !shared || event.games.kind !== "robin" || !hand.does("ranks shared"))
    return ranks;
  const how = hand.for("shared").pick(["range", "sign", "blank", "same"]);
  return ranks.map((rank, row) => {
    const first = points.indexOf(points[row]!) + 1;
    const last = points.lastIndexOf(points[row]!) + 1;
    if (first === last) return rank;
    if (how === "range") return `${first}-${last}`;
    if (how === "sign") return `=${first}`;
    if (how === "same") return first;
    return rank === first ? rank : "";
  });
}

function pointCells(layout: Layout, hand: Hand): (CellValue | Cell)[] {
  const points = layout.event.players.map((_, row) => pointsOf(layout.event, row));
  if (!hand.does("points as text")) {
    const isFormula = hand.for("point formulas").chance(0.3);
    return points.map((halves) => (isFormula ? calculated(halves / 2, "=SUM(E5:M5)") : halves / 2));
  }
  const how = hand.for("points").pick(["comma", "half", "point", "of games"]);
  const { games } = layout.event;
  const most = games.kind === "swiss" ? games.rounds : (points.length - 1) * games.perPairing;
  return points.map((halves) => {
    const whole = Math.floor(halves / 2);
    const decimal = (halves / 2).toFixed(1).replace(".", how === "comma" ? "," : ".");
    if (how === "of games") return cell(`${decimal}/${most}`, "@");
    if (how === "half") return cell(halves % 2 === 0 ? `${whole}` : `${whole || ""}½`, "@");
    return cell(decimal, "@");
  });
}

type ValueOf = (player: TruePlayer, row: number) => CellValue | Cell;

/** Columns about the person. */
function besideColumns({ event }: Layout, hand: Hand): Column[] {
  const dice = hand.for("beside");
  const of = (meaning: Parameters<typeof columnOf>[0], value: ValueOf) =>
    columnOf(meaning, event.players.map(value), hand);
  const columns: Column[] = [];
  if (dice.chance(0.25)) columns.push(of("federation", ({ federation }) => federation));
  if (hand.does("births")) columns.push(birthColumn(of, hand));
  if (hand.does("FIDE IDs"))
    columns.push(
      of("id", ({ id }) => (id === "" || dice.chance(0.3) ? cell(id, "@") : Number(id))),
    );
  if (hand.does("licence numbers like ratings"))
    columns.push(of("licence", ({ licence }) => licence));
  if (hand.does("K, games, peak or sex")) columns.push(...careerColumns(of, hand));
  if (hand.does("club, federation, remarks")) {
    columns.push(of("club", ({ club }) => club));
    if (dice.chance(0.4))
      columns.push(of("remark", () => dice.pick(["x", "", "", "ok", 20, "bar", true, false])));
  }
  return columns;
}

type Of = (meaning: Parameters<typeof columnOf>[0], value: ValueOf) => Column;

function birthColumn(of: Of, hand: Hand): Column {
  const dice = hand.for("births");
  if (dice.chance(0.5)) return of("birthYear", ({ birth }) => birth.year);
  if (dice.chance(0.2)) return of("birthYear", ({ birth }) => birth.year % 100);
  const how = dice.pick(["serial", "dots", "iso"]);
  return of("birthDay", ({ birth }) => {
    const day = dayOf(birth.year, birth.month, birth.day);
    const { dd, mm, y } = partsOf(day, "en");
    if (how === "serial") return cell(day, "dd/mm/yyyy");
    return cell(how === "dots" ? `${dd}.${mm}.${y}` : `${y}/${mm}/${dd}`, "@");
  });
}

function careerColumns(of: Of, hand: Hand): Column[] {
  const dice = hand.for("career");
  const columns = dice.shuffled([
    of("k", ({ k }) => k),
    of("earlier", ({ earlier }) => earlier),
    of("peak", ({ peak }) => peak ?? ""),
    of("sex", sexOf(hand)),
  ]);
  return columns.slice(0, dice.whole(1, 3));
}

const SEXES = {
  en: ["MF", "mf"],
  de: ["mw", "MW"],
  fr: ["HF", "MF"],
  it: ["MF", "mf"],
  es: ["HM", "MF"],
} as const;

/** Of two letters the first for men: a Spanish M may be a woman. */
function sexOf(hand: Hand): ValueOf {
  const [man, woman] = hand.for("sexes").pick(SEXES[hand.language]);
  return ({ sex }) => (sex === "m" ? man! : woman!);
}
