import { usesFirstRu } from "./expectedBlock";
import { isReason } from "../../rules/reason";
import {
  iterate,
  type RatedRow,
  type RobinRow,
  type UnratedRow,
} from "../../rules/robin/iteration";
import { kOfEvent } from "../../tournament/kOfEvent";
import { figuresOfColumns, inUnits, type FiguresOf, type NamedFigures } from "../figures";
import { TABLE_COLUMNS } from "./columns/table";
import type { IterationOrder } from "./order";
import type { IterationColumn } from "./places";

/** What the rules give for the table of the worked example, and for Ra; nothing where they have a reason. */
export function iterationFigures(order: IterationOrder): readonly NamedFigures[] {
  const { event, edition, later, asPrinted } = order;
  const { players, scores } = event;
  const field = { ratings: players.map(({ rating }) => rating), scores, later };
  const k = kOfEvent(players, edition, order).players.map((player) => player.k);
  const isWeFromRu = usesFirstRu(order);
  const iteration = iterate(field, edition, { k, asPrinted, isWeFromRu });
  if (isReason(iteration)) return [];
  const { rows, rar, dpa, ra } = iteration;
  const table = figuresOfColumns(TABLE_COLUMNS, FIGURES, rows);
  return [
    ...(asPrinted ? table.map((column) => ({ ...column, asPrinted })) : table),
    { name: "Rar", figures: [rar] },
    { name: "dpa", figures: [dpa] },
    { name: "Ra", figures: [ra] },
  ];
}

const FIGURES: FiguresOf<IterationColumn, RobinRow> = {
  w: ({ score }) => score / 2,
  p: (row) => inUnits(rated(row)?.p, 100),
  dp: (row) => rated(row)?.dp ?? null,
  rc: (row) => unrated(row)?.rc ?? null,
  dpUnrated: (row) => unrated(row)?.dp ?? null,
  ru: (row) => unrated(row)?.ru ?? null,
  rcNew: (row) => unrated(row)?.rcNew ?? null,
  ruNew: (row) => unrated(row)?.ruNew ?? null,
  we: (row) => inUnits(rated(row)?.we, 100),
  k: (row) => rated(row)?.k ?? null,
  change: (row) => inUnits(rated(row)?.change, 100),
  rn: (row) => rated(row)?.newRating ?? null,
};

function rated(row: RobinRow): RatedRow | null {
  return row.kind === "rated" ? row : null;
}

function unrated(row: RobinRow): UnratedRow | null {
  return row.kind === "unrated" ? row : null;
}
