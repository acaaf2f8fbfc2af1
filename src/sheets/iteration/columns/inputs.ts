import { area, cellAt, OWN } from "../../../formula/reference";
import { f } from "../../../formula/template";
import { at } from "../../../rules/at";
import { minimumScore } from "../../../rules/firstRatingConditions";
import { scoreAgainst, type Crosstable } from "../../../rules/robin/crosstable";
import { numbersOf } from "../../../tournament/numbers";
import { ifNumber } from "../../articles/ifNumber";
import { mirrored } from "../../articles/mirrored";
import { cellFormula } from "../../cellFormula";
import { each, type Column } from "../../column";
import { has } from "../../table";
import { ofInput, opponentColumn, type IterationContext } from "../context";
import { kCells, K_INPUTS } from "./kInputs";
import { opponentKeys, type InputColumn, type IterationPlaces } from "../places";
import type { PlayerLine } from "../playerLine";

/** The crosstable with results as numbers, ratings and K: what a person may change. */
type InputCells = Column<InputColumn, IterationContext, PlayerLine>;

const number: InputCells = {
  key: "number",
  name: "No",
  look: "ordinal",
  cells: ({ order }) => {
    const numbers = numbersOf(order.event.players);
    return ({ index }) => at(numbers, index);
  },
};

const player: InputCells = {
  key: "player",
  name: "Player",
  look: null,
  lookOf: (_, { order }) => (order.links === undefined ? "inputName" : "label"),
  cells:
    ({ order: { links } }) =>
    (line) =>
      links?.name(line.index) ?? line.player.name,
};

const rating: InputCells = {
  key: "rating",
  name: "Rating_given",
  look: "whole",
  lookOf: (_, { order }) => lookOfInput(order),
  cells:
    ({ order: { links } }) =>
    (line) =>
      links?.rating(line.index) ?? line.player.rating ?? "u",
};

/** Given, or by the rating and what else is known. */
const k: InputCells = {
  key: "k",
  name: "K_given",
  look: "whole",
  lookOf: (line, { order }) => (line.player.k === null ? null : lookOfInput(order)),
  cells: (sheet) => {
    const { links } = sheet.order;
    const sought = each(ifNumber(ofInput(sheet, "rating"), sheet.style.k(kCells(sheet))));
    return (line) => links?.k(line.index) ?? line.player.k ?? sought(line);
  },
};

/** Both games of a double round as one number; below the diagonal what the one above it leaves. */
function against(opponent: number, key: `against ${number}`): InputCells {
  return {
    key,
    look: "result",
    lookOf: ({ index }, { order }) =>
      order.links === undefined && index <= opponent ? "inputResult" : null,
    cells: ({ order: { event, links }, places }) => {
      const square = "square" in event.scores ? event.scores.square : null;
      return ({ index }) => {
        if (square === null) return null;
        if (index === opponent) return "*";
        if (links !== undefined) return links.result(index, opponent);
        return resultOf(places, square, index, opponent);
      };
    },
  };
}

function resultOf(places: IterationPlaces, square: Crosstable, index: number, opponent: number) {
  if (index < opponent) return scoreAgainst(square, index, [opponent]) / 2;
  const across = cellAt(places.inputs.first + opponent, opponentColumn(places, index));
  return cellFormula(mirrored(across, places.gamesPerPairing));
}

const points: InputCells = {
  key: "points",
  name: "Points",
  look: "points",
  lookOf: (_, { places }) => (places.hasResults ? null : "input"),
  cells: ({ order: { event }, places }) => {
    const { scores } = event;
    if ("totals" in scores) return ({ index }) => (scores.totals[index] ?? 0) / 2;
    const last = opponentColumn(places, places.players - 1);
    const own = area(cellAt(OWN, opponentColumn(places, 0)), cellAt(OWN, last));
    return each(f`SUM(${own})`);
  },
};

const firstEvent: InputCells = {
  key: "firstEvent",
  name: "First_event",
  look: "input",
  cells:
    ({ order, texts }) =>
    ({ index }) =>
      order.later.has(index) ? texts.no : texts.yes,
};

/** 6.1: an unrated player without enough points in his first event is left out. */
const counts: InputCells = {
  key: "counts",
  name: "Counts",
  look: "whole",
  cells: (sheet) => {
    const needed = minimumScore(sheet.order.edition, "robin", true) / 2;
    const first = ofInput(sheet, "firstEvent");
    const isEnough = f`OR(${first}=${sheet.texts.no},${ofInput(sheet, "points")}>=${needed})`;
    return each(ifNumber(ofInput(sheet, "rating"), 1, f`IF(${isEnough},1,0)`));
  },
};

function lookOfInput({ links }: IterationContext["order"]) {
  return links === undefined ? ("input" as const) : ("whole" as const);
}

export function inputColumns({
  players,
  hasResults,
  inputs,
}: IterationPlaces): readonly InputCells[] {
  const results = hasResults ? opponentKeys(players).map((key, index) => against(index, key)) : [];
  const kInputs = K_INPUTS.filter(({ key }) => has(inputs, key));
  return [number, player, rating, k, ...results, points, firstEvent, counts, ...kInputs];
}
