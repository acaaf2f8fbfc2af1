import addin from "../../package.json";
import type { PaperTexts } from "../i18n/paper";
import { cutText } from "../rules/cutText";
import type { Footer } from "./sheetPlan";

/** Left and right share the line with the page's number: a longer name would run into it. */
const LONGEST = 60;

/** What the page is of and by which edition; its number; the day of printing and what made it. */
export function footerOf(title: string, edition: string | null, words: PaperTexts): Footer {
  const event = cutText(title, LONGEST);
  const { number, of } = words.page;
  return {
    left: [edition === null ? event : `${event}\n${words.edition(edition)}`],
    center: [number, { field: "page" }, of, { field: "pages" }],
    right: [{ field: "today" }, `\n${words.madeWith(addin.version)}`],
  };
}
