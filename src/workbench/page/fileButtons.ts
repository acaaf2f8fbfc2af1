import type { WorkbenchTexts } from "../../i18n/workbench";
import { OpenFault, OpeningStopped } from "../xlsx/openFault";
import { button } from "./button";
import { explained, limits, remarks } from "./explained";
import { ask, tell } from "./notices";
import { showOpening } from "./opening";
import type { Workbench } from "./workbench";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Milliseconds in which a browser has begun its download. */
const KEPT_FOR = 10_000;

/** Opens and saves .xlsx files of the person's own machine. */
export function fileButtons(
  workbench: Workbench,
  strip: HTMLElement,
  texts: WorkbenchTexts,
): HTMLElement[] {
  const picker = document.createElement("input");
  picker.type = "file";
  picker.accept = ".xlsx";
  picker.hidden = true;
  picker.onchange = () => {
    const [file] = picker.files ?? [];
    if (file !== undefined) openOrAsk(workbench, strip, file, texts);
    picker.value = "";
  };
  const open = button(texts.open, "open-xlsx", () => {
    picker.click();
  });
  open.title = limits(texts);
  const save = button(texts.save, "save-xlsx", () => {
    void download(workbench, texts);
  });
  return [picker, open, save];
}

function openOrAsk(
  workbench: Workbench,
  strip: HTMLElement,
  file: File,
  texts: WorkbenchTexts,
): void {
  const open = () => {
    void openFile(workbench, strip, file, texts);
  };
  if (!workbench.hasUnsavedChanges) open();
  else {
    const labels = { ok: texts.openAnyway, cancel: texts.cancel };
    ask(texts.replaceUnsaved(file.name), labels, open);
  }
}

async function openFile(
  workbench: Workbench,
  strip: HTMLElement,
  file: File,
  texts: WorkbenchTexts,
): Promise<void> {
  const opening = showOpening(strip, file.name, texts);
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const opened = await workbench.open(bytes, opening.progress);
    for (const remark of remarks(opened, texts)) tell(remark, texts);
  } catch (error) {
    if (!(error instanceof OpeningStopped)) {
      tell(texts.notOpened(file.name, explained(error, texts)), texts);
    }
  } finally {
    opening.end();
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
    const why = explained(error, texts);
    tell(error instanceof OpenFault ? texts.notOpenedAgain(why) : texts.notSaved(why), texts);
  }
}
