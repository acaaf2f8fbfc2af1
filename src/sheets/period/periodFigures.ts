import type { PeriodColumn } from "../../i18n/period";
import { kOfPeriod } from "../../rules/kOfPeriod";
import {
  kAtEvents,
  periodReport,
  startOfPeriod,
  type PeriodRow,
} from "../../rules/period/periodReport";
import type { Day } from "../../rules/units";
import type { CarriedKey } from "../../tournament/carried";
import { figuresOfColumns, inUnits, type FiguresOf, type NamedFigures } from "../figures";
import { shown } from "../table";
import { PERIOD_COLUMNS } from "./columns/players";
import type { PeriodOrder } from "./order";

/** What the rules give for the players of a period. */
export function periodFigures(order: PeriodOrder): readonly NamedFigures[] {
  const { players, edition, list } = order;
  const start = startOfPeriod(players, edition, list);
  const rows = periodReport(players, edition, list).map((row, player): Known => ({
    row,
    hasFirstRating: order.firstRatings?.[player] != null,
    isKKnown: isKDecided(order, player, start),
  }));
  return figuresOfColumns(shown(PERIOD_COLUMNS, order), FIGURES, rows);
}

interface Known {
  readonly row: PeriodRow;
  /** His new rating is that of another sheet. */
  readonly hasFirstRating: boolean;
  readonly isKKnown: boolean;
}

/** A report that shows another K than its facts give knows more than they tell. */
function isKDecided({ players, edition }: PeriodOrder, player: number, start: Day | null): boolean {
  const results = players[player]?.results ?? [];
  const all = kOfPeriod(kAtEvents(results, edition, start));
  return results.every(({ report, k }, index) => {
    return report === undefined || k !== null || report.k === (all[index]?.own.k ?? null);
  });
}

const FIGURES: FiguresOf<PeriodColumn | CarriedKey, Known> = {
  rating: ({ row }) => (row.kind === "rated" ? row.before : null),
  events: ({ row }) => row.events,
  n: ({ row }) => (row.kind === "rated" ? row.period.games : row.games),
  delta: ({ row }) => (row.kind === "rated" ? inUnits(row.period.delta, 100) : null),
  change: (known) => ofChange(known, ({ change }) => change / 100),
  rn: (known) => {
    const isElsewhere = known.row.kind === "unrated" && known.hasFirstRating;
    return isElsewhere ? undefined : ofChange(known, ({ rating }) => rating);
  },
};

type Rated = Extract<PeriodRow, { kind: "rated" }>["period"];

function ofChange({ row, isKKnown }: Known, figure: (of: Rated) => number) {
  if (row.kind === "unrated") return null;
  return isKKnown ? figure(row.period) : undefined;
}
