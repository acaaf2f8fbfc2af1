import { later } from "../later";
import type { TabLater } from "../pane";

const filePage = later(() => import(/* webpackChunkName: "file" */ "./filePage"));

/** Tournament files are read and written. */
export const FILE_TAB: TabLater = {
  id: "file",
  label: ({ eventFile }) => eventFile.tab,
  laterPages: async (setting) => {
    const { FilePage } = await filePage();
    return [new FilePage(setting)];
  },
};
