import { checkRandomPeriods } from "../../support/checkRandomPeriods";

describe.each(["fide", "plain"] as const)("%s", (style) => {
  checkRandomPeriods(style);
});
