import type { WorkbenchTexts } from "../../i18n/workbench";
import { button } from "./button";
import { notify } from "./notices";
import type { Workbench } from "./workbench";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Milliseconds in which a browser has begun its download. */
const KEPT_FOR = 10_000;

/** Opens and saves .xlsx files of the person's own machine. */
export function fileButtons(workbench: Workbench, texts: WorkbenchTexts): HTMLElement[] {
  const picker = document.createElement("input");
  picker.type = "file";
  picker.accept = ".xlsx";
  picker.hidden = true;
  picker.onchange = () => {
    const [file] = picker.files ?? [];
    if (file !== undefined) void openFile(workbench, file, texts);
    picker.value = "";
  };
  return [
    picker,
    button(texts.open, "open-xlsx", () => {
      picker.click();
    }),
    button(texts.save, "save-xlsx", () => {
      void download(workbench, texts);
    }),
  ];
}

async function openFile(workbench: Workbench, file: File, texts: WorkbenchTexts): Promise<void> {
  try {
    await workbench.open(new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    notify(texts.notOpened(file.name, error instanceof Error ? error.message : String(error)));
  }
}

async function download(workbench: Workbench, texts: WorkbenchTexts): Promise<void> {
  try {
    const bytes = await workbench.save();
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([bytes as BlobPart], { type: XLSX }));
    link.download = `${texts.fileName}.xlsx`;
    link.click();
    setTimeout(() => {
      URL.revokeObjectURL(link.href);
    }, KEPT_FOR);
  } catch (error) {
    notify(texts.notSaved(error instanceof Error ? error.message : String(error)));
  }
}
