import { registries, UIPlugin, type Model } from "@odoo/o-spreadsheet";

/** Commands dispatched while another one is handled belong to it: one evaluation, one undo. */
class OneStep extends UIPlugin {
  override handle(command: unknown): void {
    const { type, make } = command as { readonly type: string; readonly make: () => void };
    if (type === "ONE_STEP") make();
  }
}

export function addOneStep(): void {
  registries.featurePluginRegistry.add("workbench_one_step", OneStep);
}

/** Many changes as one. A fault comes out only after the step: the model has to end it first. */
export function inOneStep(model: Model, changes: () => void): void {
  let fault: unknown = null;
  const make = () => {
    try {
      changes();
    } catch (error) {
      fault = error;
    }
  };
  model.dispatch("ONE_STEP" as never, { make } as never);
  if (fault !== null) throw fault as Error;
}
