import type { DetailsTexts } from "../details";

export const EN_DETAILS: DetailsTexts = {
  copy: "Copy details",
  details: "Details of this Excel, without names and results",
  copied: "Copied: versions, language and edition, without names and results.",
  copyByHand: "Could not be copied by itself. The text is selected: press Ctrl+C or ⌘C.",
  help: "How it is used",
  lines: {
    version: "FIDE Rating: ",
    host: "Program: ",
    platform: "Platform: ",
    office: "Office version: ",
    language: "Language: ",
    edition: "Edition: ",
    requirements: "Requirement sets: ",
    fault: "Fault: ",
  },
  unknown: "not known",
  byDate: "by the event’s day",
  none: "none chosen",
};
