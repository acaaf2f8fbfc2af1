import { localAddress } from "../engine/zones";
import { apiNotFound, invalidArgument } from "./hostError";
import { HostObject } from "./hostObject";
import type { Area, HostState } from "./hostState";

interface Prompt {
  readonly title: string;
  readonly message: string;
  readonly showPrompt: boolean;
}

const ANYTHING = "=TRUE";
const LONGEST_TITLE = 32;
const LONGEST_MESSAGE = 255;

/** Excel.DataValidation, as far as it explains a cell: the rule lets everything pass. */
export class HostDataValidation extends HostObject {
  constructor(
    private readonly state: HostState,
    private readonly area: Area,
  ) {
    super();
  }

  get rule(): unknown {
    return { custom: { formula: ANYTHING } };
  }
  set rule(rule: unknown) {
    const { custom } = rule as { readonly custom?: { readonly formula: string } };
    if (custom?.formula !== ANYTHING) throw apiNotFound("DataValidation.rule other than =TRUE");
  }

  get prompt(): unknown {
    const { sheetId, zone } = this.area;
    const note = this.state.workbook.note(this.state.sheetName(sheetId), localAddress(zone));
    return { title: note?.title ?? "", message: note?.text ?? "", showPrompt: note !== null };
  }
  set prompt(prompt: unknown) {
    const { title, message } = prompt as Prompt;
    if (title.length > LONGEST_TITLE || message.length > LONGEST_MESSAGE) {
      throw invalidArgument(`A prompt has at most ${LONGEST_TITLE} and ${LONGEST_MESSAGE} signs.`);
    }
    const { sheetId, zone } = this.area;
    this.state.change(sheetId, (workbook, sheet) => {
      workbook.writeNote(sheet, localAddress(zone), { title, text: message });
    });
  }
}
