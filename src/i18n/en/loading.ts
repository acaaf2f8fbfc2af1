import type { LoadingTexts } from "../loading";

export const EN_LOADING: LoadingTexts = {
  starting:
    "Waiting for Office. If this stays, the network keeps appsforoffice.microsoft.com from loading.",
  notLoaded:
    "A part of the pane could not be loaded: the network is down, or a new version of the add-in has been put in its place. Try again, or load the pane anew.",
  reload: "Load the pane anew",
};
