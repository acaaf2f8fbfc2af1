import { checkRandomFields } from "../../support/checkRandomFields";

describe.each(["fide", "plain"] as const)("%s", (style) => {
  describe.each(["single", "double"] as const)("%s round", (kind) => {
    checkRandomFields(style, kind === "single" ? 1 : 2);
  });
});
