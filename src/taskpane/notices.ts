import type { Notice, PaneTexts } from "../i18n/pane";
import { element } from "./element";
import type { Circumstances } from "../sheets/circumstances";

/** What people should know of their workbook, above everything else, as long as it is so. */
export class Notices {
  readonly element = element("div", { className: "notices", role: "status" });
  private readonly shown = new Set<Notice>();

  constructor(
    private readonly texts: Pick<PaneTexts, "notices" | "calculateNow">,
    private readonly calculate: () => void,
  ) {}

  readonly tell = ({ isByHand, behind }: Circumstances): void => {
    this.say("byHand", isByHand);
    this.say("from1904", behind !== 0);
  };

  say(notice: Notice, isSo: boolean): void {
    if (this.shown.has(notice) === isSo) return;
    if (isSo) this.shown.add(notice);
    else this.shown.delete(notice);
    this.element.replaceChildren(...[...this.shown].map((each) => this.notice(each)));
  }

  private notice(notice: Notice): HTMLElement {
    const says = element("p", { id: `notice-${notice}` }, this.texts.notices[notice]);
    if (notice === "byHand") {
      const { calculate: onclick } = this;
      says.append(" ", element("button", { className: "small", onclick }, this.texts.calculateNow));
    }
    return says;
  }
}
