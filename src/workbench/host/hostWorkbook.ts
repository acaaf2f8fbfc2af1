import { HostApplication } from "./hostApplication";
import { HostError } from "./hostError";
import { HostFunctions } from "./hostFunctions";
import { HostObject } from "./hostObject";
import { HostNamedItemCollection } from "./hostNamedItemCollection";
import { HostProtection } from "./hostProtection";
import { HostRange } from "./hostRange";
import { HostWorksheetCollection } from "./hostWorksheetCollection";
import type { Events, HostState } from "./hostState";

/** Excel.Workbook: where every batch begins. */
export class HostWorkbook extends HostObject {
  constructor(
    private readonly state: HostState,
    private readonly events: Events,
  ) {
    super();
  }

  get worksheets(): HostWorksheetCollection {
    return new HostWorksheetCollection(this.state, this.events);
  }

  get application(): HostApplication {
    return new HostApplication(this.state);
  }

  get functions(): HostFunctions {
    return new HostFunctions(this.state.strict);
  }

  get protection(): HostProtection {
    return new HostProtection(this.state);
  }

  /** Those of the workbook: a sheet's own are with the sheet. */
  get names(): HostNamedItemCollection {
    return new HostNamedItemCollection(this.state, null);
  }

  /** References are written out in full: there is nothing to let go. */
  removeReference(): null {
    return null;
  }

  getSelectedRange(): HostRange {
    const { getters } = this.state.workbook.model;
    const [zone, ...more] = getters.getSelectedZones();
    if (zone === undefined || more.length > 0) {
      throw new HostError(
        "InvalidSelection",
        "The current selection is invalid for this operation.",
      );
    }
    return new HostRange(this.state, { sheetId: getters.getActiveSheetId(), zone });
  }

  /** The one cell that has the cursor, however many are selected. */
  getActiveCell(): HostRange {
    const { getters } = this.state.workbook.model;
    const { sheetId, col, row } = getters.getActivePosition();
    return new HostRange(this.state, {
      sheetId,
      zone: { left: col, right: col, top: row, bottom: row },
    });
  }
}
