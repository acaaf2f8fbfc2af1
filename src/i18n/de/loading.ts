import type { LoadingTexts } from "../loading";

export const DE_LOADING: LoadingTexts = {
  starting:
    "Warten auf Office. Bleibt dieser Text stehen, verhindert das Netzwerk das Laden von appsforoffice.microsoft.com.",
  notLoaded:
    "Ein Teil des Aufgabenbereichs konnte nicht geladen werden: Das Netzwerk ist unterbrochen, oder eine neue Version des Add-ins ist an seine Stelle getreten. Versuchen Sie es noch einmal, oder laden Sie den Aufgabenbereich neu.",
  reload: "Aufgabenbereich neu laden",
};
