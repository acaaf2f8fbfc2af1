import { editionFact } from "../commonFacts";
import { USUAL_K_READING } from "../../rules/kDay";
import { delistingFloors } from "../../rules/editions/floorOfList";
import { floorFormula } from "../articles/floor";
import { ifNumber } from "../articles/ifNumber";
import { cellFormula } from "../cellFormula";
import { factCell, type Fact } from "../facts";
import { hasHighest, ofList } from "./order";
import type { PeriodContext } from "./context";
import type { PeriodFact } from "./layout";

/** Edition, the list that counts the period, and what the edition asks of it. */
export const PERIOD_FACTS: readonly Fact<PeriodFact, PeriodContext>[] = [
  {
    key: "list",
    name: "list",
    label: ({ texts }) => texts.period.list,
    content: ({ order }) => order.list,
    look: "inputDate",
  },
  {
    ...editionFact,
    note: ({ order: { isByHand = false }, texts }) =>
      texts.period.editions[isByHand ? "byHand" : "byDay"],
  },
  {
    key: "floor",
    name: "floor",
    label: ({ order, texts }) => texts.period.floor(ofList(order)),
    content: ({ order, places }) => {
      const list = factCell(places.facts, "list");
      return cellFormula(ifNumber(list, floorFormula(list, delistingFloors(order.edition.pace))));
    },
  },
  {
    key: "mostKn",
    name: "most_K_times_n",
    label: ({ order, texts }) => texts.period.mostKn(order.edition),
    content: ({ order }) => order.edition.highestKTimesGames,
    isMadeFor: true,
    isShown: ({ order }) => hasHighest(order),
  },
  {
    key: "activeGames",
    name: "active_games",
    label: ({ order, texts }) => texts.period.activeGames(ofList(order)),
    content: ({ order }) => ofList(order).publication.activeGames,
    isMadeFor: true,
  },
  {
    key: "start",
    name: "first_day",
    label: ({ texts }) => texts.period.start,
    content: ({ start, texts }) => start ?? texts.noDate,
    look: ({ start }) => (start === null ? "fact" : "date"),
    note: kNote,
  },
];

/** Of which day K is, where nothing but the rating told it, and whose birth could not. */
function kNote({ order, texts, k }: PeriodContext): string {
  const { edition, players, kReading = USUAL_K_READING } = order;
  const byRating = texts.kByRating(edition.articles.k, edition.name);
  const isByRating = k.some((of) => of.some((each) => each.isByRating));
  const open = players.flatMap(({ name }, index) =>
    k[index]?.some(({ isAgeOpen }) => isAgeOpen) === true ? name : [],
  );
  return [
    texts.period.kAsOf[kReading],
    ...(isByRating ? [byRating] : []),
    ...(open.length > 0 ? [texts.kAgeOpen(open.join(texts.head.semicolon))] : []),
  ].join(" ");
}
