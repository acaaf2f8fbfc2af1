import { checkRandomReports } from "../../support/checkRandomReports";

describe.each(["fide", "plain"] as const)("%s", (style) => {
  checkRandomReports(style);
});
