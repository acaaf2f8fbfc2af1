import { HostObject } from "./hostObject";
import type { HostState } from "./hostState";

/** Excel.Application */
export class HostApplication extends HostObject {
  constructor(private readonly state: HostState) {
    super();
  }

  get calculationMode(): string {
    return this.state.calculation.mode;
  }

  get calculationState(): string {
    return this.state.calculation.state;
  }

  calculate(): void {
    this.state.calculation.calculateAll();
  }
}
