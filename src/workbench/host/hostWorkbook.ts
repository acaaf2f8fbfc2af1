import { HostError } from "./hostError";
import { HostObject } from "./hostObject";
import { HostRange } from "./hostRange";
import { HostWorksheets } from "./hostWorksheets";
import type { Session } from "./session";

/** Excel.Workbook: where every batch begins. */
export class HostWorkbook extends HostObject {
  constructor(
    private readonly session: Session,
    private readonly watch: (isOn: boolean) => void,
  ) {
    super();
  }

  get worksheets(): HostWorksheets {
    return new HostWorksheets(this.session, this.watch);
  }

  getSelectedRange(): HostRange {
    const { getters } = this.session.workbook.model;
    const [zone, ...more] = getters.getSelectedZones();
    if (zone === undefined || more.length > 0) {
      throw new HostError(
        "InvalidSelection",
        "The current selection is invalid for this operation.",
      );
    }
    return new HostRange(this.session, { sheetId: getters.getActiveSheetId(), zone });
  }
}
