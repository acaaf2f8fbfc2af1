import { robinRc } from "../../rules/robin/rc";
import { elementwise } from "../definition";
import { robinEditionParameter } from "../editionParameter";
import { each, list } from "../parameters";
import { fieldRating, rating } from "../readers";
import { isRating } from "../scores";

export const ROBIN_RC = elementwise({
  name: "ROBIN.RC",
  parameters: [
    each("ra", rating),
    each("ru", rating),
    list("field", fieldRating),
    robinEditionParameter(),
  ],
  compute: (ra, ru, field, edition) =>
    ra === null || ru === null ? "" : robinRc(ra, ru, field.values.filter(isRating), edition),
});
