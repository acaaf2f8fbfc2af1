import { apiNotFound } from "./hostError";
import { HostObject } from "./hostObject";
import type { Area, Session } from "./session";
import { localAddress } from "./zones";

interface Prompt {
  readonly title: string;
  readonly message: string;
  readonly showPrompt: boolean;
}

const ANYTHING = "=TRUE";

/** Excel.DataValidation, as far as it explains a cell: the rule lets everything pass. */
export class HostDataValidation extends HostObject {
  constructor(
    private readonly session: Session,
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
    const text = this.session.workbook.note(this.session.sheetName(sheetId), localAddress(zone));
    const [title = "", ...message] = text.split("\n");
    return { title, message: message.join("\n"), showPrompt: text !== "" };
  }
  set prompt(prompt: unknown) {
    const { title, message } = prompt as Prompt;
    const { sheetId, zone } = this.area;
    this.session.change((workbook) => {
      const sheet = this.session.sheetName(sheetId);
      workbook.writeNote(sheet, localAddress(zone), `${title}\n${message}`);
    });
  }
}
