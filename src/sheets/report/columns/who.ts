import { widthOfNames } from "../../textWidth";
import { each } from "../../column";
import type { ReportCells } from "./reportCells";
import { ofPlayer } from "../context";
import { at } from "../../../rules/at";
import { numbersOf } from "../../../tournament/numbers";

/** Who a player is, and what he came with. */

export const number: ReportCells = {
  key: "number",
  name: "No",
  look: "ordinal",
  width: 5,
  cells: ({ order }) => {
    const numbers = numbersOf(order.event.players);
    return ({ index }) => at(numbers, index);
  },
};

/** No wider than it must be: change and Rn stand behind. */
const LEAST_OF_NAMES = 24;

export const player: ReportCells = {
  key: "player",
  name: "Player",
  look: "inputName",
  width: ({ event }) => widthOfNames(event.players, LEAST_OF_NAMES),
  cells: () => (line) => line.player.name,
};

export const rating: ReportCells = {
  key: "rating",
  name: "Rating",
  look: "input",
  cells: () => (line) => line.player.rating ?? "u",
};

/** 8.4 (2014): rated by the time the event is, and for opponents still unrated. */
export const asOpponent: ReportCells = {
  key: "asOpponent",
  name: "Rating_as_opponent",
  look: "whole",
  lookOf: (line) => (line.player.isRatedSince ? "input" : null),
  width: 9,
  isShown: (order) => order.event.players.some(({ isRatedSince }) => isRatedSince),
  cells: (sheet) => {
    const same = each(ofPlayer(sheet, "rating"));
    return (line) => (line.player.isRatedSince ? "u" : same(line));
  },
};

export const id: ReportCells = {
  key: "id",
  name: "FIDE_ID",
  look: "input",
  width: 12,
  isShown: (order) => order.event.players.some((each) => each.id !== undefined),
  cells: () => (line) => (line.player.id === undefined ? null : Number(line.player.id)),
};
