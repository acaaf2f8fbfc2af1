import type { Pace } from "../../rules/editions/edition";
import { paceOf } from "../../rules/pace";
import { minutesOf, type TimeControl } from "../../rules/timeControl";
import type { CellPlace } from "../sheetCells";
import { pacesIn } from "./paceWords";

/** What a sheet tells of the pace of its event. */
export type ToldPace =
  | { readonly kind: "nothing" }
  | { readonly kind: "told"; readonly pace: Pace; readonly place: CellPlace | null }
  /** Words that are not understood, or that contradict each other; the likeliest, if there is one. */
  | {
      readonly kind: "asked";
      readonly came: string;
      readonly place: CellPlace | null;
      readonly likeliest: Pace | null;
    };

/** A text about the event; `control`: it stands where a time control is told. */
export interface PaceText {
  readonly text: string;
  readonly place: CellPlace | null;
  readonly control: TimeControl | "not understood" | null;
}

export interface PaceRead {
  readonly pace: ToldPace;
  readonly timeControl: TimeControl | null;
}

const NO_PACE: PaceRead = { pace: { kind: "nothing" }, timeControl: null };

/** The time control decides (1.1); without one, words; what contradicts it, or is not understood, is asked. */
export function toldPace(texts: readonly PaceText[]): PaceRead {
  const controlled = texts.find(({ control }) => isUnderstood(control));
  const control = controlled?.control;
  const named = texts
    .map((each) => ({ ...each, paces: pacesIn(each.text) }))
    .filter(({ paces }) => paces.length === 1 || (paces.length > 1 && !paces.includes("standard")))
    .sort((one, other) => one.paces.length - other.paces.length)[0];
  const [word = null, another] = named?.paces ?? [];
  if (controlled !== undefined && isUnderstood(control)) {
    const pace = paceOf(minutesOf(control));
    const isSame = named === undefined || named.paces.includes(pace) || another !== undefined;
    return isSame
      ? { pace: { kind: "told", pace, place: controlled.place }, timeControl: control }
      : { pace: { ...askedFor(named), likeliest: pace }, timeControl: control };
  }
  if (named !== undefined) {
    return {
      pace:
        word !== null && another === undefined
          ? { kind: "told", pace: word, place: named.place }
          : askedFor(named),
      timeControl: null,
    };
  }
  const unclear = texts.find((each) => each.control === "not understood");
  return unclear === undefined ? NO_PACE : { pace: askedFor(unclear), timeControl: null };
}

function isUnderstood(control: PaceText["control"] | undefined): control is TimeControl {
  return control !== null && control !== undefined && control !== "not understood";
}

function askedFor({ text: came, place }: PaceText): Extract<ToldPace, { kind: "asked" }> {
  return { kind: "asked", came, place, likeliest: null };
}

/** Where nothing is told it is standard chess; null where it has to be asked. */
export function paceTold(told: ToldPace): Pace | null {
  return told.kind === "told" ? told.pace : told.kind === "nothing" ? "standard" : null;
}
