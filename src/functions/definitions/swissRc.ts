import { averageRating } from "../../rules/average";
import { NEWEST_EDITION } from "../../rules/editions/editions";
import { whole } from "../definition";
import { list } from "../parameters";
import { rating } from "../readers";
import { isRating } from "../scores";

export const SWISS_RC = whole({
  name: "SWISS.RC",
  parameters: [list("opponents", rating)],
  compute: ({ values }) => averageRating(values.filter(isRating), NEWEST_EDITION),
});
