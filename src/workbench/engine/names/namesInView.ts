import { registries, UIPlugin } from "@odoo/o-spreadsheet";
import { namesOf } from "./names";

/** A person who says a name means the one of the sheet in view, where it has one. */
class NamesInView extends UIPlugin {
  override finalize(): void {
    namesOf({ getters: this.getters }).lookFrom(this.getters.getActiveSheetId());
  }
}

export function addNamesInView(): void {
  registries.featurePluginRegistry.add("workbench_names_in_view", NamesInView);
}
