import { greatest } from "../../rules/greatest";
import { fixed, quoted, range } from "../address";
import { editionArgument } from "../editionArgument";
import { editionNote, putMadeFor } from "../madeFor";
import { formula, type SheetDraft } from "../sheetDraft";
import type { Content, Formula } from "../sheetPlan";
import { MISFIT } from "./fits";
import { FIRST_GAME_ROW, GAME, HEAD, HEAD_NOTE, HEAD_VALUE } from "./places";
import type { ReportContext } from "./context";

/** No rating: nobody is exempt from the limit. */
export const NOBODY = 9999;

/** Title, edition with its source, first day, limit and who has none, the kind of event. */
export function putReportHead(draft: SheetDraft, context: ReportContext): void {
  const { order, texts } = context;
  const { edition, startDate, endDate, event, matchGames } = order;
  const { points, exemptFrom } = edition.limit;
  draft.put(HEAD.title, 0, texts.report.title(order.title), "title");
  draft.put(HEAD.subtitle, 0, texts.madeWith[order.style], "note");
  const line = (row: number, label: string, value: Content) => {
    draft.put(row, 1, label, "label");
    draft.put(row, HEAD_VALUE, value, "points");
  };
  const made = {
    lines: [
      [HEAD.edition, texts.edition, editionArgument(edition)],
      [HEAD.date, texts.startDate, startDate ?? texts.noDate],
      [HEAD.limit, texts.limit, points],
      [HEAD.exempt, texts.report.exempt, Math.min(exemptFrom, NOBODY)],
      [HEAD.kind, texts.report.kind, texts.report.kinds[event.kind]],
    ],
    column: HEAD_VALUE,
    note: { row: HEAD.edition, column: HEAD_NOTE, text: editionNote(edition, order, texts) },
  } as const;
  putMadeFor(draft, made, texts.madeFor);
  line(HEAD.end, texts.report.endDate, endDate ?? texts.noDate);
  for (const [row, day] of [
    [HEAD.date, startDate],
    [HEAD.end, endDate],
  ] as const) {
    if (day !== null) draft.look({ row, column: HEAD_VALUE, rows: 1, columns: 1 }, "date");
  }
  if (exemptFrom > NOBODY) draft.put(HEAD.exempt, HEAD_NOTE, texts.report.nobody, "note");
  line(HEAD.fits, texts.report.misfits, misfits(context));
  if (matchGames !== null) {
    line(HEAD.matchGames, texts.report.matchGames(edition), matchGames);
    draft.look({ row: HEAD.matchGames, column: HEAD_VALUE, rows: 1, columns: 1 }, "input");
  }
  const notes = [noteOf(context), drawsNote(context)].filter((note) => note !== null);
  if (notes.length > 0) draft.put(HEAD.note, 1, notes.join(" "), "note");
}

/** Games whose two scores are no point together. */
function misfits({ names, places }: ReportContext): Formula {
  const end = greatest(
    places.games.map((rows) => rows?.end ?? 0),
    FIRST_GAME_ROW + 1,
  );
  const marks = range(fixed(FIRST_GAME_ROW, GAME.fits), fixed(end, GAME.fits));
  return formula(`COUNTIF(${quoted(names.games)}!${marks},"${MISFIT}")`);
}

/** What sets this report apart. */
function noteOf({ order, names, texts }: ReportContext): string | null {
  const { edition, event } = order;
  const { report } = texts;
  const { scheveningen } = edition.articles;
  if (names.iteration !== null) {
    const isFirst = order.robin?.isWeFromRu === true;
    return (isFirst ? report.byFirstRu : report.byIteration)(names.iteration, edition);
  }
  if (order.isUnplayed) return report.asSwiss(edition);
  if (event.kind === "robin" && edition.hasRobin) return report.everybodyRated(edition);
  if (event.kind === "scheveningen" && scheveningen !== null) return report.scheveningen(edition);
  if (edition.limit.upgrades === "one game") return report.oneUpgrade(edition);
  const { apart, above } = edition.notRated;
  return Number.isFinite(apart) ? report.notRated(edition, apart, above) : null;
}

/** 8.2.2 (2024): n and W of an unrated player are his games, p and Ra have two more. */
function drawsNote({ order: { edition }, texts }: ReportContext): string | null {
  return edition.firstRating.hypothetical.opponents > 0 ? texts.report.twoDraws(edition) : null;
}

export const MATCH_GAMES = fixed(HEAD.matchGames, HEAD_VALUE);
