/** Microsoft's client for Excel: it runs in any frame and sends what is asked of Excel to a host. */
export const CLIENT = "excel-web-16.00.js";
export const BEFORE_CLIENT = "pane-before";
export const AFTER_CLIENT = "pane-after";

const OFFICE_JS =
  /<script src="?https:\/\/appsforoffice\.microsoft\.com\/[^"> ]*\/office\.js"?><\/script>/;
const SCRIPTS = [`${BEFORE_CLIENT}.js`, CLIENT, `${AFTER_CLIENT}.js`];

/** The built page with another office.js: nothing else of it changes. */
export function withLocalOffice(source: string): string {
  const tags = SCRIPTS.map((file) => `<script src="../${file}"></script>`);
  return source.replace(OFFICE_JS, tags.join(""));
}
