import type { LanguageCode } from "../src/i18n/languages";

/** A page of text beside the pane; `root`: the way to the folder of the add-in. */
export function page(of: {
  readonly language: LanguageCode;
  readonly title: string;
  readonly body: string;
  readonly root: string;
}): string {
  return `<!doctype html>
<html lang="${of.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${of.title}</title>
<link rel="stylesheet" href="${of.root}reference.css">
</head>
<body>
<main>
${of.body}</main>
</body>
</html>
`;
}
