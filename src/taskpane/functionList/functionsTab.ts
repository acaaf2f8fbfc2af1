import { later } from "../later";
import type { TabLater } from "../pane";

const functionsPage = later(() => import(/* webpackChunkName: "functionList" */ "./functionsPage"));

/** What can be typed into a cell. */
export const FUNCTIONS_TAB: TabLater = {
  id: "functions",
  label: ({ texts }) => texts.functions,
  laterPages: async (setting) => {
    const { FunctionsPage } = await functionsPage();
    return [new FunctionsPage(setting)];
  },
};
