import { minimumScore } from "../../rules/firstRatingConditions";
import { floorOn } from "../../rules/editions/floorOn";
import { formula, type SheetDraft } from "../sheetDraft";
import type { Look } from "../sheetPlan";
import { ruFormula } from "./ruFormula";
import { columnOf, FIRST_ROW, GAME, gamesRange, reportCell, type ReportColumn } from "./places";
import type { ReportContext } from "./reportSheets";

/** A row for each player: what is asked of a report, rated or unrated. */
export function putPlayers(draft: SheetDraft, context: ReportContext): void {
  const { order, places, texts } = context;
  const headings = places.order.map((column) => texts.report.headings[column](order.edition));
  draft.line(FIRST_ROW - 1, 0, headings, "heading");
  for (const player of order.event.players.keys()) putPlayer(draft, context, player);
  const rows = order.event.players.length;
  for (const [column, look] of Object.entries(LOOKS)) {
    const index = columnOf(places, column as ReportColumn);
    draft.look({ row: FIRST_ROW, column: index, rows, columns: 1 }, look);
  }
}

const LOOKS: Partial<Record<ReportColumn, Look>> & Record<string, Look> = {
  player: "inputName",
  rating: "input",
  k: "whole",
  rc: "tenths",
  n: "whole",
  w: "points",
  we: "hundredths",
  wMinusWe: "change",
  change: "change",
  rn: "whole",
  p: "hundredths",
  dp: "whole",
  ru: "whole",
  lacks: "note",
};

function putPlayer(draft: SheetDraft, context: ReportContext, player: number): void {
  const { order, places, style } = context;
  const of = order.event.players[player];
  if (of === undefined) return;
  const row = FIRST_ROW + player;
  const at = (column: ReportColumn) => `$${reportCell(places, player, column)}`;
  const put = (column: ReportColumn, text: string) => {
    draft.put(row, columnOf(places, column), formula(text));
  };
  draft.put(row, columnOf(places, "number"), player + 1);
  draft.put(row, columnOf(places, "player"), of.name);
  draft.put(row, columnOf(places, "rating"), of.rating ?? "u");
  const rating = at("rating");
  const rated = (text: string) => `IF(ISNUMBER(${rating}),${text},"")`;
  if (of.k === null) put("k", rated(style.k(rating)));
  else draft.put(row, columnOf(places, "k"), of.k, "input");
  for (const [column, text] of gamesFormulas(context, player)) put(column, text);
  put("change", rated(`ROUND(${at("k")}*${at("wMinusWe")},2)`));
  put("rn", rated(`ROUND(${rating}+ROUND(${at("change")},0),0)`));
  putFirstRating(context, player, put);
}

/** What the games of the other sheet add up to. */
function gamesFormulas(context: ReportContext, player: number): [ReportColumn, string][] {
  const { names, order, places } = context;
  const rows = places.games[player];
  if (rows === null || rows === undefined) {
    return [
      ["rc", '""'],
      ["n", "0"],
      ["w", "0"],
      ["we", '""'],
      ["wMinusWe", "0"],
    ];
  }
  const games = (column: number) => gamesRange(names.games, rows, column);
  const at = (column: ReportColumn) => `$${reportCell(places, player, column)}`;
  const needed = order.edition.firstRating.minimumRatedOpponents;
  const average = `IF(${at("n")}=0,"",AVERAGE(${games(GAME.opponentRating)}))`;
  /** 11.31 (2005): 0 for an unrated player with fewer than three rated opponents. */
  const rar = `IF(AND(NOT(ISNUMBER(${at("rating")})),${at("n")}<${needed}),0,${average})`;
  const isRated = `ISNUMBER(${at("rating")})`;
  return [
    ["n", `COUNT(${games(GAME.counted)})`],
    ["rc", order.edition.id === 2005 ? rar : average],
    ["w", `SUM(${games(GAME.w)})`],
    ["we", `IF(${isRated},SUM(${games(GAME.pd)}),"")`],
    ["wMinusWe", `IF(${isRated},ROUND(SUM(${games(GAME.delta)}),2),"")`],
  ];
}

/** p, dp and Ru of an unrated player, and what he still lacks for a rating. */
function putFirstRating(
  context: ReportContext,
  player: number,
  put: (column: ReportColumn, text: string) => void,
): void {
  const { order, places, style, texts } = context;
  const { edition, startDate } = order;
  const at = (column: ReportColumn) => `$${reportCell(places, player, column)}`;
  const { hypothetical, minimumRatedOpponents } = edition.firstRating;
  const points = minimumScore(edition, "swiss", true) / 2;
  const games = Math.max(1, minimumRatedOpponents);
  const counts = `AND(NOT(ISNUMBER(${at("rating")})),${at("n")}>=${games},${at("w")}>=${points})`;
  const first = (text: string) => `IF(${counts},${text},"")`;
  const { opponents } = hypothetical;
  const played = opponents === 0 ? at("n") : `(${at("n")}+${opponents})`;
  const score = opponents === 0 ? at("w") : `(${at("w")}+${opponents / 2})`;
  put("p", first(`ROUND(100*${score}/${played},0)/100`));
  put("dp", first(style.dp(at("p"))));
  put("ru", first(ruFormula({ rc: at("rc"), n: at("n"), w: at("w"), dp: at("dp") }, edition)));
  const floor = floorOn(edition, startDate ?? undefined);
  const delisted = `IF(${at("rn")}<${floor},"${texts.report.delisted(floor)}","")`;
  const lacks = [
    [`${at("n")}<${games}`, texts.report.lacksOpponents(games)],
    [`${at("w")}<${points}`, texts.report.lacksPoints(points)],
    [`${at("n")}<${edition.publication.games}`, texts.report.lacksGames(edition.publication.games)],
    [`IF(ISNUMBER(${at("ru")}),${at("ru")}<${floor},FALSE)`, texts.report.belowFloor(floor)],
  ].map(([condition = "", text = ""]) => `IF(${condition},"${text} ","")`);
  put("lacks", `IF(ISNUMBER(${at("rating")}),${delisted},TRIM(${lacks.join("&")}))`);
}
