import { checkRandomCareersOfReports } from "../../support/checkRandomCareersOfReports";

describe.each(["fide", "plain"] as const)("%s", (style) => {
  checkRandomCareersOfReports(style);
});
