import type { RatingsTexts } from "../ratings";

export const EN_RATINGS: RatingsTexts = {
  tab: "Ratings",
  firstRating: "First rating",
  what: "An unrated player's events as a list, one a row, under the headings Event, Date, Kind, Rc, W, n (and List, where events are rated late): select a cell of it. Without a list choose the regulations: the sheet comes empty, to be filled in.",
  edition: "Regulations",
  byEvents: "by the days of the events",
  dayNeeded:
    "No event here has a day, which picks the regulations. Give the days in the list, or choose the regulations above.",
  exception: (games) => `${games} games are enough: Olympiad, team championship, IBCA, ICSC, IPCA`,
  create: "Create first-rating sheet",
  made: (sheet, events) => `Made: ${sheet}, ${events === 1 ? "1 event" : `${events} events`}.`,
  madeEmpty: (sheet) =>
    `Made: ${sheet}. No list of events was selected, so it is empty: fill in the blue cells. For events of other years choose their regulations above, and make it anew.`,
  toSettle: "The list has something to settle first:",
  failed: (what, left) =>
    left === ""
      ? `Excel could not do it (${what}). No sheet was left behind; try again.`
      : `Excel could not do it (${what}). These sheets may still be there: ${left}. Look at them, delete what you do not need, and try again.`,
  notCalculated: (error) =>
    `A report shows ${error}: the sheet of its games is gone, or it is not calculated yet. Make the report anew, or try again when it shows numbers.`,
  whoIsWho: {
    heading: (questions) =>
      questions === 1 ? "Is this one person?" : `${questions} times: is this one person?`,
    what: "These players may be one or two. Nothing is made before it is answered, and no answer is asked for twice.",
    one: "One person",
    two: "Two persons",
    born: (birth) => `born ${birth}`,
    unrated: "unrated",
    rating: (ratings) => `rating ${ratings}`,
    id: (number) => `FIDE ID ${number}`,
    noId: "no FIDE ID",
    remember: "Remember the answers and go on",
    kept: (sheet) =>
      `The answers stand on the sheet “${sheet}”: there they can be changed and taken back.`,
  },
  unrated: {
    legend: (players) =>
      players === 1
        ? "Of the unrated player in this workbook's reports"
        : `Of one of the ${players} unrated players in this workbook's reports`,
    event: ({ title, games, points, ru }) =>
      `${title}: ${points} of ${games}, ${ru === null ? "no Ru" : `Ru ${ru}`}`,
    ofList: "Of the selected list, or empty",
    nobody:
      "No report of this workbook has an unrated player who met a rated one. Make the report of his event on the page Table, and he is listed here; or make the sheet of a list.",
    made: (sheet, events, keptFrom) =>
      [
        `Made: ${sheet}, ${events === 1 ? "1 event" : `${events} events`}, linked to the reports.`,
        keptFrom === null
          ? "Type earlier events into the blue lines above them. Made again, the sheet keeps them."
          : `What was typed into ${keptFrom} is taken over.`,
      ].join(" "),
    toSettle: (sheet) => `On the sheet ${sheet}, whose events are taken over, settle first:`,
    noDays: (sheets) =>
      `No first day, so nobody knows the order of the events: ${sheets}. Make the report again with its day.`,
    gone: "No report has this player as unrated any more. Choose another one.",
  },
  period: {
    heading: "Rating period",
    what: "All events that one list counts, player by player: ΣΔR, K with its limit, one rounding, the new rating.",
    source: "Events from",
    sources: { reports: "the rating reports of this workbook", list: "the selected list" },
    listColumns:
      "One row a player and event under the headings Player, Event, Date, Rating, n, W − We (or W and We), K, Games before: select a cell of it. Event, Date, K and Games before may be left out. Born, Games so far and Highest rating tell K where it is not given.",
    ticked:
      "Choose the list first. Ticked is what it counts, by the last days of the events; what another list counts says so. The report of a corrected event takes the tick of the one it replaces.",
    noReports:
      "No rating report is chosen. Make one for each event on the page Table, then tick it here.",
    report: (sheet, event, day, edition) => `${sheet}: ${event}, ${day}, edition ${edition}`,
    noDay: "no day",
    look: "Look for reports again",
    list: "List that counts them",
    create: "Create period sheet",
    made: (sheet, players) =>
      `Made: ${sheet}, ${players === 1 ? "1 player" : `${players} players`}.`,
    noList:
      "No list of results is selected. Expected the headings Player, Rating, n and W − We (or W and We), and select a cell of it.",
    unmet: (events) =>
      `What the regulations ask is not met: ${events}. Tick below that they are taken all the same.`,
    takeUnmet: "Take events whose conditions are not met",
    ofOtherList: (sheets) =>
      `Another list counts ${sheets}. Tick below that this period takes them all the same.`,
    takeForeign: "Take reports that another list counts",
    severalPaces:
      "Reports of standard, rapid and blitz events make ratings of their own. Tick those of one pace.",
    gone: (sheets) =>
      `No rating report any more: ${sheets}. Press “Look for reports again”, and tick those that count.`,
    lookOver: "Look over what stands below.",
    twice: (one, other) =>
      `Look it over: ${one} and ${other} seem to be of one event, which then counts twice. Untick one of them and make the sheet anew.`,
    ofList: (list) => `counted by the list of ${list}`,
    foreign: (sheets) => `Look it over: another list counts ${sheets}; the sheet says so.`,
    missing: (sheets) => `This list counts these, too, which are not ticked: ${sheets}.`,
    byList: "each event by its day, the period by its list",
    severalLists: (lists) =>
      `Look it over: by their days these events belong to different lists (${lists}).`,
  },
  correction: {
    heading: "Comparison",
    what: "What changed, for whom, by how much, and why: between two reports of one event, of which one was corrected, or between two periods.",
    tooFewReports:
      "Keep the report made before. Open the corrected file, or select the corrected table, make its report too, beside the one before or in its place, and come back. Two periods are compared here, too.",
    report: (sheet, event) => `${sheet}: ${event}`,
    before: "Report or period made before",
    after: "Report of the corrected event, or the other period",
    compare: "Compare",
    sameReport: "Twice the same. Choose what was made before, and what it is to be compared with.",
    noReport:
      "One of the two is no report any more, or the sheet of its games is gone. Make it anew.",
    noPeriod:
      "One of the two is no period any more, or the sheet of its results is gone. Make it anew.",
    doubts: {
      "other event":
        "Look it over: few players are in both reports, so they hardly are of one event.",
      "other period": "Look it over: few players are in both periods.",
    },
    made: (sheet) => `Made: ${sheet}.`,
  },
};
