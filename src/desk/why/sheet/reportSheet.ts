import type { WhySheetTexts } from "../../../i18n/whySheet";
import { at } from "../../../rules/at";
import { isFormula } from "../../../sheets/readCells";
import type { ReportEventRead } from "../../../sheets/report/readReportEvent";
import type { SheetRead } from "../../../sheets/sheetRead";
import type { CellPlace } from "../../../tournament/sheetCells";
import type { WhatIf } from "../why";
import { taken, told, type Answer } from "./answer";
import { labelOf, namedCell } from "./namedCell";
import type { OurSheet } from "./ourSheet";
import { ofReport, type ReportCell } from "./reportCells";
import { withPlayerTried, type ReportModel } from "./reportModel";
import { tryEdition, tryK, tryPoints, tryRating } from "./tries";

/** The sheet of a report, player by player. */
export function reportSheet(
  sheet: SheetRead,
  read: ReportEventRead,
  model: ReportModel,
  texts: WhySheetTexts,
): OurSheet {
  const field = read.report.players.map(({ name }) => name);
  const placeOfRow = new Map(read.report.players.map(({ row }, place) => [row, place]));
  return (where) => {
    const player = placeOfRow.get(where.row);
    const found = namedCell(sheet, where);
    if (player === undefined || found === null) return null;
    const { name } = found;
    return {
      title: texts.of(labelOf(sheet, found), at(field, player)),
      whatIf: triesOf(read, model, player, texts),
      answer: (tried) => {
        const isTried = Object.keys(tried).length > 0;
        const tries = isTried ? withPlayerTried(read, model, player, tried) : model;
        const cell: ReportCell = { model: tries, place: player, field, texts };
        return givenOf(sheet, cell, name, where) ?? ofReport(cell, name) ?? told(texts.formula);
      },
    };
  };
}

/** What stands there is a person's own, or follows from it; null: a figure of the rules. */
function givenOf(
  sheet: SheetRead,
  { model, place, texts }: ReportCell,
  name: string,
  where: CellPlace,
): Answer | null {
  const { rating, isRatedSince } = at(model.event.players, place);
  const isTyped = !isFormula(sheet, where);
  if (name === "Rating_as_opponent") {
    if (isRatedSince === true || rating === null) return told(texts.typed);
    return taken(rating, texts.withRating(String(rating)));
  }
  if (name === "K_factor") return isTyped && rating === null ? told(texts.typed) : null;
  return isTyped && GIVEN.has(name) ? told(texts.typed) : null;
}

/** A person may type them; whatever else is typed over has no formula any more. */
const GIVEN: ReadonlySet<string> = new Set([
  ...["No", "Player", "Rating", "First_event", "FIDE_ID", "Federation"],
  ...["Born", "Games_so_far", "Highest_rating"],
]);

function triesOf(
  { event, edition }: ReportEventRead,
  { result }: ReportModel,
  player: number,
  texts: WhySheetTexts,
): readonly WhatIf[] {
  const { rating, k } = at(event.players, player);
  const { w, n } = at(result.rows, player);
  return [
    tryRating("rating", rating, texts),
    ...(rating === null ? [] : [tryK(k, texts)]),
    ...(n === 0 ? [] : [tryPoints("points", w, n, texts)]),
    tryEdition(edition, texts),
  ];
}
