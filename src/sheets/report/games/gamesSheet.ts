import { putHead } from "../../head";
import { SheetDraft } from "../../sheetDraft";
import type { SheetPlan } from "../../sheetPlan";
import { cellFormula } from "../../cellFormula";
import { sentence } from "../../sentence";
import { cellAt } from "../../../formula/reference";
import { f } from "../../../formula/template";
import { columnOf, putTable, shown, widthsOf } from "../../table";
import type { ReportContext } from "../context";
import { GAMES_TITLE } from "../layout";
import { daysOfTitle, factsOfHead, misfitState } from "../reportHead";
import { GAME_COLUMNS } from "./columns";
import { MISFIT } from "./fits";
import { gameLines } from "./gameLine";
import { gamesPlayed } from "./gamesPlayed";
import { gameHeading } from "./heading";

/** Every game of every player. */
export function gamesSheet(context: ReportContext): SheetPlan {
  const { order, places, names, texts } = context;
  const { report } = texts;
  const draft = new SheetDraft();
  const head = {
    title: report.gamesTitle(order.title, daysOfTitle(context)),
    name: GAMES_TITLE,
    facts: factsOfHead(context),
    sums: cellFormula(sentence(report.gamesSums, { games: gamesPlayed(context) })),
    states: misfitState(context),
    otherwise: report.allFits,
    isAsMade: null,
  };
  putHead(draft, head, texts.madeFor);
  putTable(draft, places.games, GAME_COLUMNS, context, gameLines(context), {
    heading: (key) => gameHeading(context, key),
    hint: (key) => report.gameHints[key]?.(order.edition),
  });
  markMisfits(draft, context);
  draft.put(places.games.first + places.games.lines, 1, report.gamesNote, "note");
  return {
    ...draft.named(names.games, { paper: texts.paper, edition: order.edition }),
    widths: widthsOf(shown(GAME_COLUMNS, order), NUMBER, order),
    frozen: { rows: places.games.first, columns: 0 },
    titleRows: { first: places.games.first, last: places.games.first },
  };
}

/** Score and sign stand out while the scores of a game do not fit. */
function markMisfits(draft: SheetDraft, { places: { games } }: ReportContext): void {
  const sign = cellAt(games.first, columnOf(games, "fits"), "column");
  for (const column of [columnOf(games, "score"), columnOf(games, "fits")]) {
    const area = { row: games.first, column, rows: games.lines, columns: 1 };
    draft.mark(area, f`${sign}=${MISFIT}`);
  }
}

/** In characters, where a column says nothing else. */
const NUMBER = 8;
