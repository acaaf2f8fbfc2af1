import type { LoadingTexts } from "../loading";

export const IT_LOADING: LoadingTexts = {
  starting:
    "In attesa di Office. Se questo testo non scompare, la rete impedisce di caricare appsforoffice.microsoft.com.",
  notLoaded:
    "Una parte del riquadro non è stata caricata: la rete non risponde, oppure il componente aggiuntivo è stato sostituito da una nuova versione. Riprovare, o ricaricare il riquadro.",
  reload: "Ricarica il riquadro",
};
