import { localAddress } from "../engine/zones";
import { apiNotFound, invalidArgument } from "./hostError";
import { HostObject } from "./hostObject";
import type { Area, HostState } from "./hostState";

interface Prompt {
  readonly title: string;
  readonly message: string;
}

const LONGEST_TITLE = 32;
const LONGEST_MESSAGE = 255;

/** Excel.DataValidation, as far as it explains a cell: custom rules are taken, and let everything pass. */
export class HostDataValidation extends HostObject {
  constructor(
    private readonly state: HostState,
    private readonly area: Area,
  ) {
    super();
  }

  get rule(): unknown {
    return { custom: { formula: "=TRUE" } };
  }
  set rule(rule: unknown) {
    const { custom } = rule as { readonly custom?: { readonly formula: string } };
    if (custom === undefined) throw apiNotFound("DataValidation.rule other than a custom one");
  }

  set ignoreBlanks(ignoreBlanks: unknown) {
    if (typeof ignoreBlanks !== "boolean") throw invalidArgument("ignoreBlanks is true or false.");
  }

  set errorAlert(alert: unknown) {
    checkLengths(alert as Prompt);
  }

  get prompt(): unknown {
    const { sheetId, zone } = this.area;
    const note = this.state.workbook.note(this.state.sheetName(sheetId), localAddress(zone));
    return { title: note?.title ?? "", message: note?.text ?? "", showPrompt: note !== null };
  }
  set prompt(prompt: unknown) {
    const { title, message } = prompt as Prompt;
    checkLengths({ title, message });
    const { sheetId, zone } = this.area;
    this.state.change(sheetId, (workbook, sheet) => {
      workbook.writeNote(sheet, localAddress(zone), { title, text: message });
    });
  }
}

function checkLengths({ title, message }: Prompt): void {
  if (title.length <= LONGEST_TITLE && message.length <= LONGEST_MESSAGE) return;
  throw invalidArgument(`A message has at most ${LONGEST_TITLE} and ${LONGEST_MESSAGE} signs.`);
}
