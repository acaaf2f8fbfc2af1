import { later } from "../later";
import type { TabLater } from "../pane";
import { learnTexts } from "./learnTexts";

const pages = later(() => import(/* webpackChunkName: "learn" */ "./learnPages"));
const exercises = later(() => import(/* webpackChunkName: "exercises" */ "./exercisePages"));

/** The regulations, taught. */
export const LEARN_TAB: TabLater = {
  id: "learn",
  label: ({ texts }) => texts.learn,
  laterPages: async (setting) => {
    const texts = await learnTexts(setting.language.code);
    const [shown, tried] = await Promise.all([pages(), exercises()]);
    return [...shown.learnPages(setting, texts), ...tried.exercisePages(setting, texts)];
  },
};
