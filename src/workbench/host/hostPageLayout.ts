import { invalidArgument } from "./hostError";
import { HostObject } from "./hostObject";
import type { PageLayout } from "../engine/pageLayout";
import type { HostState } from "./hostState";

const ORIENTATIONS = ["Portrait", "Landscape"];

/** Excel.PageLayout */
export class HostPageLayout extends HostObject {
  constructor(
    private readonly state: HostState,
    private readonly sheetId: string,
  ) {
    super();
  }

  get orientation(): unknown {
    return this.#layout.orientation ?? "Portrait";
  }
  set orientation(orientation: unknown) {
    const name = String(orientation);
    if (!ORIENTATIONS.includes(name)) throw invalidArgument(`${name} is no orientation.`);
    this.#set({ orientation: name });
  }
  get zoom(): unknown {
    return this.#layout.zoom ?? { scale: 100 };
  }
  set zoom(zoom: unknown) {
    this.#set({ zoom: zoom as NonNullable<PageLayout["zoom"]> });
  }

  setPrintTitleRows(rows: unknown): void {
    this.#set({ titleRows: String(rows) });
  }

  get #layout(): PageLayout {
    return this.state.workbook.pageLayout(this.state.sheetName(this.sheetId));
  }

  #set(change: PageLayout): void {
    this.state.change(this.sheetId, (workbook, sheet) => {
      workbook.setPageLayout(sheet, change);
    });
  }
}
