import { checkRandomCareers } from "../../support/checkRandomCareers";

describe.each(["fide", "plain"] as const)("%s", (style) => {
  checkRandomCareers(style);
});
