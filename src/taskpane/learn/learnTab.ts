import { later } from "../later";
import type { TabLater } from "../pane";
import { learnTexts } from "./learnTexts";

const lessons = later(() => import(/* webpackChunkName: "lessons" */ "./lessonsPage"));
const pages = later(() => import(/* webpackChunkName: "learn" */ "./learnPages"));
const exercises = later(() => import(/* webpackChunkName: "exercises" */ "./exercisePages"));

/** The regulations, taught. */
export const LEARN_TAB: TabLater = {
  id: "learn",
  label: ({ texts }) => texts.learn,
  laterPages: async (setting) => {
    const texts = await learnTexts(setting.language.code);
    const [{ LessonsPage }, shown, tried] = await Promise.all([lessons(), pages(), exercises()]);
    return [
      new LessonsPage(setting, texts),
      ...shown.learnPages(setting, texts),
      ...tried.exercisePages(setting, texts),
    ];
  },
};
