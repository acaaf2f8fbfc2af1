import type { Strictness } from "../engine/strictness";
import { HostError } from "./hostError";

/** A batch as it comes over the wire. */
export interface Request {
  readonly text: string;
  /** What the client asks beside it. */
  readonly flags: number;
}

/** Excel on the web takes no longer requests. */
const MOST_BYTES = 5 * 1024 * 1024;
/** delayForCellEdit */
const WAITS_FOR_CELL_EDIT = 64;
const A_WHILE = 50;
const EACH_LOST = 3;

/** Whether Excel would take a request; it waits for the end of an edit where it is asked to. */
export class Requests {
  private carriedOut = 0;
  /** In bytes, of all that came. */
  readonly sizes: number[] = [];

  constructor(
    private readonly strict: Strictness,
    private readonly isEditing: () => boolean,
  ) {}

  /** Carries it out, or gives back what Excel has against it. */
  async taken<T>(request: Request, carryOut: () => T, refuse: (fault: HostError) => T): Promise<T> {
    const size = byteLength(request.text);
    this.sizes.push(size);
    if (this.strict.has("limit") && size > MOST_BYTES) {
      return refuse(tooLong());
    }
    if (this.strict.has("edit")) {
      if ((request.flags & WAITS_FOR_CELL_EDIT) !== 0) await this.endOfEdit();
      if (this.isEditing()) return refuse(inCellEditMode());
    }
    const answered = carryOut();
    this.carriedOut += 1;
    const isLost = this.strict.has("lost") && this.carriedOut % EACH_LOST === 0;
    return isLost ? refuse(answerLost()) : answered;
  }

  private async endOfEdit(): Promise<void> {
    while (this.isEditing()) await new Promise((resolve) => setTimeout(resolve, A_WHILE));
  }
}

/** Of its UTF-8: one for each sign, and more for those of other alphabets. */
function byteLength(text: string): number {
  const count = (signs: RegExp) => text.match(signs)?.length ?? 0;
  return text.length + count(TWO) + 2 * count(THREE);
}

/** Signs of two bytes, and halves of those of four. */
const TWO = /[\u0080-\u07ff\ud800-\udfff]/g;
const THREE = /[\u0800-\ud7ff\ue000-\uffff]/g;

function tooLong(): HostError {
  return new HostError(
    "RequestPayloadSizeLimitExceeded",
    "The request payload size has exceeded the limit.",
  );
}

function inCellEditMode(): HostError {
  return new HostError(
    "InvalidOperationInCellEditMode",
    "Excel is in cell-editing mode. Please exit the edit mode by pressing ENTER or TAB or selecting another cell, and then try again.",
  );
}

function answerLost(): HostError {
  return new HostError("GeneralException", "The answer was lost.");
}
