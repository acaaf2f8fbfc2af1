import type { LoadingTexts } from "../loading";

export const FR_LOADING: LoadingTexts = {
  starting:
    "En attente d’Office. Si ce texte reste, le réseau empêche le chargement de appsforoffice.microsoft.com.",
  notLoaded:
    "Une partie du volet n’a pas pu être chargée : le réseau est coupé, ou une nouvelle version du complément a pris sa place. Réessayez, ou rechargez le volet.",
  reload: "Recharger le volet",
};
