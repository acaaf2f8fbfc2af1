import { localAddress } from "../engine/zones";
import type { Workbook } from "../engine/workbook";
import { apiNotFound, invalidArgument } from "./hostError";
import { HostObject } from "./hostObject";
import type { Area, HostState } from "./hostState";

interface Prompt {
  readonly title: string;
  readonly message: string;
}

interface ErrorAlert extends Prompt {
  readonly showAlert: boolean;
  readonly style: string;
}

const ERROR_STYLES: Readonly<Record<string, string>> = {
  Stop: "stop",
  Warning: "warning",
  Information: "information",
};

const LONGEST_TITLE = 32;
const LONGEST_MESSAGE = 255;

/** Excel.DataValidation of custom rules: they go into the file; typing is not held to them here. */
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
    const formulas = [custom.formula.replace(/^=/, "")];
    this.#write({ rule: { attributes: { type: "custom" }, formulas } });
  }

  set ignoreBlanks(ignoreBlanks: unknown) {
    if (typeof ignoreBlanks !== "boolean") throw invalidArgument("ignoreBlanks is true or false.");
    this.#write({ attributes: { allowBlank: ignoreBlanks ? "1" : "0" } });
  }

  set errorAlert(alert: unknown) {
    const { title, message, showAlert, style } = alert as ErrorAlert;
    checkLengths({ title, message });
    const errorStyle = ERROR_STYLES[style];
    if (errorStyle === undefined) throw invalidArgument(`${style} is no style of an alert.`);
    const showErrorMessage = showAlert ? "1" : "0";
    this.#write({
      attributes: { showErrorMessage, errorStyle, errorTitle: title, error: message },
    });
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

  #write(rule: Parameters<Workbook["writeRule"]>[2]): void {
    const { sheetId, zone } = this.area;
    this.state.change(sheetId, (workbook, sheet) => {
      workbook.writeRule(sheet, localAddress(zone), rule);
    });
  }
}

function checkLengths({ title, message }: Prompt): void {
  if (title.length <= LONGEST_TITLE && message.length <= LONGEST_MESSAGE) return;
  throw invalidArgument(`A message has at most ${LONGEST_TITLE} and ${LONGEST_MESSAGE} signs.`);
}
