import { later } from "../later";
import type { TabLater } from "../pane";
import { learnTexts } from "./learnTexts";

const pages = later(() => import(/* webpackChunkName: "learn" */ "./learnPages"));

/** The regulations, taught. */
export const LEARN_TAB: TabLater = {
  id: "learn",
  label: ({ texts }) => texts.learn,
  laterPages: async (setting) => {
    const texts = await learnTexts(setting.language.code);
    return (await pages()).learnPages(setting, texts);
  },
};
