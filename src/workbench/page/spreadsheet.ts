import { Spreadsheet } from "@odoo/o-spreadsheet";
import { mount } from "@odoo/owl";
import type { WorkbenchTexts } from "../../i18n/workbench";
import type { Workbook } from "../engine/workbook";
import { ask, notify } from "./notices";

/** Shows the workbook as a spreadsheet that a person can use. */
export async function showSpreadsheet(
  target: HTMLElement,
  workbook: Workbook,
  texts: WorkbenchTexts,
): Promise<void> {
  const response = await fetch("o_spreadsheet.xml");
  const colorScheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  await mount(Spreadsheet, target, {
    templates: await response.text(),
    env: {} as never,
    props: {
      model: workbook.model,
      colorScheme,
      notifyUser: ({ text }: { readonly text: string }) => {
        notify(text);
      },
      raiseError: (text: string, callback?: () => void) => {
        notify(text);
        callback?.();
      },
      askConfirmation: (text: string, confirm: () => void, cancel?: () => void) => {
        ask(text, texts, confirm, cancel);
      },
    },
  });
}
