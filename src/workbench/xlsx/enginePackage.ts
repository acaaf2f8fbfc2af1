import { chartForEngine } from "./charts";
import type { Drawing } from "./drawings";
import { formatForEngine, withFormats } from "./numberFormats";
import { relationsPart, type KINDS, type Parts, type Relation } from "./parts";
import { serialised } from "./xml";

/** A sheet as the engine's own reader gets it. */
interface EngineSheet {
  readonly part: string;
  readonly tree: Document;
  readonly isVisible: boolean;
}

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The engine opens it, and then cannot save it. */
const NO_COLOUR = / rgb="(?!(?:[0-9A-Fa-f]{2}){3,4}")[^"]*"/g;

/** The engine looks for styles; a file need not have any. */
const NO_STYLES = `<styleSheet xmlns="${MAIN}"><fonts/><fills/><borders/><cellXfs><xf/></cellXfs></styleSheet>`;

/** Parts that the engine reads as they are, with their content types. */
const AS_THEY_ARE = {
  theme: "application/vnd.openxmlformats-officedocument.theme+xml",
  table: `${TYPES}.table+xml`,
  pivotTable: `${TYPES}.pivotTable+xml`,
  drawing: "application/vnd.openxmlformats-officedocument.drawing+xml",
  chart: "application/vnd.openxmlformats-officedocument.drawingml.chart+xml",
  externalLink: `${TYPES}.externalLink+xml`,
} satisfies Partial<Record<keyof typeof KINDS, string>>;

/** The name under which the engine's own reader meets a sheet: one that no workbook has by chance. */
const nameForEngine = (place: number): string => `_${place + 1}_of_the_file`;
export const NAME_FOR_ENGINE = /'?_(\d+)_of_the_file'?!/g;

/** A workbook's file with nothing but what the engine's own reader is to read. */
export function enginePackage(
  parts: Parts,
  sheets: readonly EngineSheet[],
  drawings: ReadonlyMap<string, Drawing>,
): Record<string, string> {
  const files: Record<string, string> = {};
  const types: string[] = [];
  const add = (part: string, text: string, type: string) => {
    files[part] = text.replace(NO_COLOUR, "");
    types.push(`<Override PartName="/${part}" ContentType="${type}"/>`);
  };
  for (const [place, sheet] of sheets.entries()) {
    const part = `xl/worksheets/sheet${place + 1}.xml`;
    add(part, serialised(sheet.tree), `${TYPES}.worksheet+xml`);
    files[relationsPart(part)] = relations(parts.relations(sheet.part));
  }
  for (const [kind, type] of Object.entries(AS_THEY_ARE)) {
    for (const part of parts.ofKind(kind as keyof typeof AS_THEY_ARE)) {
      const text = drawings.get(part)?.text ?? parts.text(part) ?? "";
      add(part, kind === "chart" ? chartForEngine(text) : text, type);
      files[relationsPart(part)] = relations(parts.relations(part));
    }
  }
  const [styles = ""] = parts.ofKind("styles");
  add(
    "xl/styles.xml",
    withFormats(parts.text(styles) ?? NO_STYLES, formatForEngine),
    `${TYPES}.styles+xml`,
  );
  add("xl/workbook.xml", workbook(sheets), `${TYPES}.sheet.main+xml`);
  files["xl/_rels/workbook.xml.rels"] = relations(sheets.map((_, place) => sheetRelation(place)));
  files["[Content_Types].xml"] = `<Types>${types.join("")}</Types>`;
  return files;
}

function workbook(sheets: readonly EngineSheet[]): string {
  const all = sheets.map(({ isVisible }, place) => {
    const state = isVisible ? "visible" : "hidden";
    const name = nameForEngine(place);
    return `<sheet name="${name}" sheetId="${place + 1}" state="${state}" r:id="rId${place + 1}"/>`;
  });
  return `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${all.join("")}</sheets></workbook>`;
}

function sheetRelation(place: number): Relation {
  const target = `worksheets/sheet${place + 1}.xml`;
  return { id: `rId${place + 1}`, type: `${OFFICE}/worksheet`, target, isExternal: false };
}

function relations(all: readonly Relation[]): string {
  const found = all.filter(({ target }) => target !== "");
  const parts = found.map(
    ({ id, type, target }) =>
      `<Relationship Id="${escaped(id)}" Type="${escaped(type)}" Target="${escaped(target)}"/>`,
  );
  return `<Relationships>${parts.join("")}</Relationships>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
}
