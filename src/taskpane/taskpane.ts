import { html, render } from "lit-html";
import { PaneDetails } from "./details";
import { element } from "./element";
import { notLoadedView } from "./elements/notLoadedView";
import { calculateAll } from "../sheets/circumstances";
import { excelWorkbook } from "./excel/workbook";
import { FILE_TAB } from "./file/fileTab";
import { FUNCTIONS_TAB } from "./functionList/functionsTab";
import type { PaneLanguage } from "./language";
import { LEARN_TAB } from "./learn/learnTab";
import { spokenLanguage } from "./languages";
import { loadAll, NotLoaded } from "./later";
import { refuseDrops } from "./drops";
import { Notices } from "./notices";
import { showPane, type TabOfPane } from "./pane";
import { RATINGS_TAB } from "./ratings/ratingsTab";
import { SHEETS_TAB } from "./sheets/sheetsTab";
import { TABLE_TAB } from "./table/tablePage";
import { applyTheme } from "./theme";
import { WhyPanel } from "./why/whyPanel";

/** Milliseconds in which the first screen is drawn before the other parts come. */
const A_MOMENT = 30;

const TABS: readonly TabOfPane[] = [
  TABLE_TAB,
  FILE_TAB,
  RATINGS_TAB,
  SHEETS_TAB,
  LEARN_TAB,
  FUNCTIONS_TAB,
];

/** Most often Office speaks as the browser does: its words come while Office starts. */
spokenLanguage(navigator.language)
  .words()
  .catch(() => undefined);

void Office.onReady(async ({ host }) => {
  /** In a browser the context is empty. */
  const { displayLanguage = navigator.language } = Office.context as Partial<Office.Context>;
  const spoken = spokenLanguage(displayLanguage);
  document.documentElement.lang = spoken.code;
  applyTheme(Office.context.officeTheme, document.documentElement);
  const main = document.querySelector("main");
  if (main === null) return;
  try {
    const language = await spoken.words();
    document.title = language.texts.title;
    if (String(host) === "Excel") show(main, language);
    else main.replaceChildren(element("p", { role: "alert" }, language.texts.notInExcel));
  } catch (error) {
    if (!(error instanceof NotLoaded)) throw error;
    main.replaceChildren();
    render(
      html`<div class="status problem" role="alert">${notLoadedView(spoken.loading)}</div>`,
      main,
    );
  }
});

function show(main: HTMLElement, language: PaneLanguage): void {
  const { requirements, platform } = Office.context;
  const knowsSpills = requirements.isSetSupported("ExcelApi", "1.12");
  const hasFunctions = requirements.isSetSupported("CustomFunctionsRuntime", "1.3");
  const abilities = { hasFunctions, canDownload: String(platform) !== "Mac" };
  const notices = new Notices(language.texts, () => void calculateAll(Excel.run));
  const workbook = excelWorkbook(Excel.run, { knowsSpills, told: notices.tell });
  const details = new PaneDetails(language.details);
  showPane(main, TABS, { workbook, language, abilities, details });
  main.prepend(notices.element);
  notices.say("noFunctions", !hasFunctions);
  refuseDrops(document);
  const why = new WhyPanel(workbook, language, details);
  main.after(why.element);
  why.start();
  setTimeout(() => void loadAll(), A_MOMENT);
}
