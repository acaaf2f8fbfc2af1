import { kindOfHeading, type ColumnKind } from "../../src/tournament/headings";
import { edition } from "../support/editions";
import { LANGUAGES } from "../support/languages";

test.each(LANGUAGES)("what sheets in $code are headed by, tables may be headed by", (language) => {
  const { career, period, kReason } = language.sheets;
  const of = edition(2011);
  const headings: [string, ColumnKind][] = [
    [period.resultHeadings.player, "name"],
    [period.resultHeadings.event, "event"],
    [period.resultHeadings.date, "date"],
    [period.resultHeadings.rating, "rating"],
    [period.resultHeadings.n, "games"],
    [period.resultHeadings.delta, "delta"],
    [period.resultHeadings.k, "k"],
    [period.headings.id, "id"],
    [period.headings.earlierGames, "earlierGames"],
    [kReason.headings.birth, "birth"],
    [kReason.headings.gamesSoFar, "gamesSoFar"],
    [kReason.headings.peak, "peak"],
    [career.headings.event(of), "event"],
    [career.headings.date(of), "date"],
    [career.headings.list(of), "list"],
    [career.headings.kind(of), "system"],
    [career.headings.rc(of), "average"],
    [language.sheets.carried.federation, "federation"],
    [language.table.previewColumns.points, "points"],
  ];
  const read = headings.map(([heading]) => [heading, kindOfHeading(heading)]);
  expect(read).toEqual(headings);
});
