import type { FunctionDefinition, ResultPlace } from "../../../functions/definition";
import type { Outcome } from "../../../functions/outcome";
import { isFault } from "../../../functions/fault";
import { isReason, type Reason } from "../../../rules/reason";
import type { Step } from "../../../rules/steps/step";
import { NO_ONE, type KnownNames } from "../why";

/** How a cell of a function came about. */
export interface Told {
  readonly steps: readonly Step[];
  readonly names: KnownNames;
  /** Where the cell shows what is printed against the rule: the same by the rule. */
  readonly byRule?: readonly Step[];
}

/** Tells the steps of a function's cell; null where there are none to tell. */
export interface Teller {
  readonly definition: FunctionDefinition;
  readonly tell: (args: readonly unknown[], place: ResultPlace) => Told | null;
}

/** From the arguments as the function itself reads them. */
export function teller<A extends readonly unknown[]>(
  definition: FunctionDefinition<A>,
  steps: (place: ResultPlace, ...values: A) => readonly Step[] | Told | Reason | null,
): Teller {
  return {
    definition,
    tell: (args, place) => {
      const read = definition.read(args, place);
      if (!isRead(read)) return null;
      const told = steps(place, ...read);
      if (told === null || isReason(told)) return null;
      return "steps" in told ? told : { steps: told, names: NO_ONE };
    },
  };
}

function isRead<A extends readonly unknown[]>(read: A | Outcome): read is A {
  return Array.isArray(read) && !isFault(read);
}
