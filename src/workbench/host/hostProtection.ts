import { HostObject } from "./hostObject";
import type { HostState } from "./hostState";

/** Excel.WorkbookProtection and Excel.WorksheetProtection */
export class HostProtection extends HostObject {
  constructor(private readonly state: HostState) {
    super();
  }

  get protected(): boolean {
    return this.state.isProtected;
  }
}
