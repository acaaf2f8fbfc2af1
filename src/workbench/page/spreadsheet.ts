import { Spreadsheet } from "@odoo/o-spreadsheet";
import { App } from "@odoo/owl";
import type { WorkbenchTexts } from "../../i18n/workbench";
import type { Workbook } from "../engine/workbook";
import { ask, notify } from "./notices";

/** Shows one workbook at a time as a spreadsheet that a person can use. */
export class SpreadsheetView {
  private app: App | null = null;

  constructor(
    private readonly target: HTMLElement,
    private readonly texts: WorkbenchTexts,
    private readonly templates: string,
  ) {}

  async show({ model }: Workbook): Promise<void> {
    this.app?.destroy();
    this.target.replaceChildren();
    const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
    this.app = new App(Spreadsheet, {
      templates: this.templates,
      env: {} as never,
      props: {
        model,
        colorScheme: isDark ? "dark" : "light",
        notifyUser: ({ text }: { readonly text: string }) => {
          notify(text);
        },
        raiseError: (text: string, callback?: () => void) => {
          notify(text);
          callback?.();
        },
        askConfirmation: (text: string, confirm: () => void, cancel?: () => void) => {
          ask(text, this.texts, confirm, cancel);
        },
      },
    });
    await this.app.mount(this.target);
  }
}
