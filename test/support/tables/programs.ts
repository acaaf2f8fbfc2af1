/**
 * The layouts of programs, and of those who write by hand what no program writes: which kind of event they
 * show. Each in three of a hundred tables at least; all other tables are of people's own making.
 */
export const PROGRAMS = {
  "Vega, web page": "swiss",
  "Vega, text in cells": "swiss",
  SwissPerfect: "swiss",
  "Swiss-Manager, list": "swiss",
  "US Chess": "swiss",
  "chess-results, in play": "swiss",
  "two rows a player": "swiss",
  "chess-results, pairings": "swiss",
  "lists without games": "swiss",
  "robin of several games": "robin",
  "robin by rounds": "swiss",
} as const satisfies Readonly<Record<string, "swiss" | "robin">>;

export type Program = keyof typeof PROGRAMS;

export const SHARE_OF_PROGRAM = 0.035;
