import type { AnyPage } from "../page";
import type { PaneSetting } from "../setting";
import { HandOnPage } from "./handOnPage";
import { OverviewPage } from "./overviewPage";

/** Copies to hand on, and a list of what is there. */
export function sheetsPages(setting: PaneSetting): readonly AnyPage[] {
  return [new HandOnPage(setting), new OverviewPage(setting)];
}
