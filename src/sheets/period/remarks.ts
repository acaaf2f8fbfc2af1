import { text, type Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import { FAR_APART, gamesNeededIn } from "../../rules/period/periodReport";
import { isRated } from "../articles/rated";
import { eachBy, type CellOf } from "../column";
import { factCell } from "../facts";
import { has } from "../table";
import { greatestOf, inResult, leastOf } from "./playerResults";
import { ofPlayer, type PeriodContext } from "./context";
import { firstRatingCell, onListOf } from "./firstRatingLink";
import { ofList, type FirstRatingLink } from "./order";
import type { PlayerLine } from "./playerLine";

/** What becomes of the rating on the next list, and what is to be looked at. */
export function remarksOf(sheet: PeriodContext): CellOf<PlayerLine> {
  return eachBy(
    (line) => {
      const { isNamesake, firstRating, index, lastRated, isOfEarlierList } = line;
      const event = isOfEarlierList ? ` ${lastRated}` : "";
      const link = firstRating === null ? "" : ` ${index}`;
      const { words, games } = notCounted(sheet, line);
      const left = leftOut(sheet, line);
      const { needed, edition } = gamesNeeded(sheet, line);
      return `${isNamesake}${link}${event} ${words} ${left} ${games} ${needed} ${edition.name}`;
    },
    (line) => remarks(sheet, line),
  );
}

function remarks(sheet: PeriodContext, line: PlayerLine): Expr {
  const { isNamesake, firstRating } = line;
  const { period: words } = sheet.texts;
  const ratings = line.isOfEarlierList
    ? f`${differ(sheet)}&${earlier(sheet, line)}`
    : differ(sheet);
  const said = f`${delisted(sheet)}&${inactive(sheet)}&${ratings}&${kDiffers(sheet)}`;
  const all = isNamesake ? f`TRIM(${f`${said}&${` ${words.namesake}.`}`})` : f`TRIM(${said})`;
  const unrated =
    firstRating === null
      ? lacksGames(sheet, line)
      : followedBy(onFirstRatingSheet(sheet, firstRating), leftOut(sheet, line));
  return f`IF(${isRated(ofPlayer(sheet, "rating"))},${all},${unrated})`;
}

/**
 * 9.14 (2005), 7.14 (2011): what an unrated player has of the games that a first rating needs; and which of
 * the period's events do not count, since too few points (6.1), rated opponents (8.21) or the floor keep them.
 */
function lacksGames(sheet: PeriodContext, line: PlayerLine): Expr {
  const { unrated, unratedLacks } = sheet.texts.period;
  const not = notCounted(sheet, line);
  const { needed, edition } = gamesNeeded(sheet, line);
  const counted = ofPlayer(sheet, "n");
  const games = not.games === 0 ? counted : f`(${counted}-${not.games})`;
  const lacking = f`${needed}-${games}`;
  const [before, behind] = unratedLacks(edition);
  const said = f`IF(${lacking}>0,${`${before} `}&(${lacking})&${behind},${unrated(edition)})`;
  return followedBy(said, not.words, leftOut(sheet, line));
}

function gamesNeeded({ order }: PeriodContext, { player }: PlayerLine) {
  return gamesNeededIn(player.results, ofList(order));
}

/** Open: too few points, 6.1 (2014). */
export function notCounted({ texts }: PeriodContext, { player: { results } }: PlayerLine) {
  const lacking = results.flatMap(({ event, games, report }) =>
    report?.lacking === undefined ? [] : [{ event, games, ...report.lacking }],
  );
  const words = lacking.map(
    ({ event, ignored, edition }) =>
      `${event}${texts.head.colon}${texts.career.ignored[ignored](edition)}.`,
  );
  return {
    words: words.join(" "),
    games: lacking.reduce((sum, { games }) => sum + games, 0),
  };
}

/** Cup: left out as in a first event, 6.1 (2014). */
export function leftOut({ texts }: PeriodContext, { player: { results } }: PlayerLine): string {
  const words = results.flatMap(({ event, report }) =>
    report?.leftOut === undefined
      ? []
      : `${event}${texts.head.colon}${texts.period.leftOut(report.leftOut)}.`,
  );
  return words.join(" ");
}

/** What is said of events stands behind what is said of the player. */
function followedBy(said: Expr, ...words: readonly string[]): Expr {
  const all = words.filter((each) => each !== "").join(" ");
  return all === "" ? said : f`${said}&${`. ${all}`}`;
}

function onFirstRatingSheet(sheet: PeriodContext, firstRating: FirstRatingLink): Expr {
  const said = sheet.texts.period.firstRating(firstRating.sheet);
  const [before, behind] = said.isPublished;
  return onListOf(sheet, firstRating, {
    here: f`${before}&${firstRatingCell(firstRating)}&${behind}`,
    earlier: text(said.earlier),
    later: text(said.later),
    notYet: text(said.notYet),
  });
}

function delisted(sheet: PeriodContext): Expr {
  const floor = factCell(sheet.places.facts, "floor");
  const words = `${sheet.texts.period.delisted(ofList(sheet.order))}. `;
  return f`IF(IF(ISNUMBER(${floor}),${ofPlayer(sheet, "rn")}<${floor}),${words},"")`;
}

function inactive(sheet: PeriodContext): Expr {
  const edition = ofList(sheet.order);
  const { period: words } = sheet.texts;
  const earlier = ofPlayer(sheet, "earlierGames");
  const { activeGames } = edition.publication;
  const lacking = f`${activeGames}-${ofPlayer(sheet, "n")}-SUM(${earlier})`;
  const unknown = f`IF(${earlier}="",${words.perhapsInactive(edition)},${words.inactive(edition)})`;
  /** Of a reserve without a game nobody knows when he played last. */
  const isKnown = f`${ofPlayer(sheet, "n")}+COUNT(${earlier})>0`;
  return f`IF(AND(${lacking}>0,${isKnown}),${unknown}&" "&(${lacking})&". ","")`;
}

function differ(sheet: PeriodContext): Expr {
  const { period: words, head } = sheet.texts;
  const [least, greatest] = [leastOf(sheet, "rating"), greatestOf(sheet, "rating")];
  const span = f`${`${words.ratings} `}&${least}&"–"&${greatest}`;
  const isFar = f`${greatest}-${least}>=${FAR_APART}`;
  const said = f`${span}&IF(${isFar},${`${head.semicolon}${words.onePlayer}`},".")`;
  return f`IF(${least}<${greatest},${said},"")`;
}

/** 7.1 (2014), until another rating is typed over the event's. */
function earlier(sheet: PeriodContext, { lastRated }: PlayerLine): Expr {
  const ofEvent = inResult(sheet, "rating", lastRated);
  const words = ` ${sheet.texts.period.earlierList(ofList(sheet.order))}.`;
  return f`IF(${ofPlayer(sheet, "rating")}=${ofEvent},${words},"")`;
}

/** K of the events, where they do not all have one, and what their reports show. */
function kDiffers(sheet: PeriodContext): Expr {
  const [before, behind] = sheet.texts.period.kDiffers;
  const [least, greatest] = kSpan(sheet);
  const words = f`${` ${before} `}&${least}&"–"&${greatest}&${`${sheet.texts.head.semicolon}${behind}.`}`;
  return f`IF(${least}<${greatest},${words},"")`;
}

/** Of results without a number MINIFS gives 0, which is no K. */
function kSpan(sheet: PeriodContext): readonly [least: Expr, greatest: Expr] {
  const [least, greatest] = [leastOf(sheet, "k"), greatestOf(sheet, "k")];
  if (!has(sheet.places.results, "ownK")) return [least, greatest];
  const [ofEvents, most] = [leastOf(sheet, "ownK"), greatestOf(sheet, "ownK")];
  return [f`IF(${most}=0,${least},MIN(${least},${ofEvents}))`, f`MAX(${greatest},${most})`];
}
