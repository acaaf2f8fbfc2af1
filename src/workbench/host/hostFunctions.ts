import { firstDayOf } from "../engine/datesFrom1904";
import type { Strictness } from "../engine/strictness";
import { HostObject } from "./hostObject";

/** Excel.Functions: those of Excel that an add-in has calculated without a cell. */
export class HostFunctions extends HostObject {
  constructor(private readonly strict: Strictness) {
    super();
  }

  date(year: unknown, month: unknown, day: unknown): HostFunctionResult {
    const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
    return new HostFunctionResult(time / MILLISECONDS_A_DAY + UNIX_EPOCH - firstDayOf(this.strict));
  }
}

const MILLISECONDS_A_DAY = 86_400_000;
/** 1 January 1970 as a day from 1900. */
const UNIX_EPOCH = 25_569;

/** Excel.FunctionResult */
class HostFunctionResult extends HostObject {
  constructor(readonly result: number) {
    super();
  }

  get value(): number {
    return this.result;
  }
}
