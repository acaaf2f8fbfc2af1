import { averageRating } from "../../rules/average";
import { NEWEST_EDITION } from "../../rules/editions/editions";
import { Reason } from "../../rules/reason";
import { whole } from "../definition";
import { list } from "../parameters";
import { rating } from "../readers";
import { isRating } from "../scores";

export const SWISS_RC = whole({
  name: "SWISS.RC",
  parameters: [list("opponents", rating)],
  compute: ({ values }) => {
    const { articles, name } = NEWEST_EDITION;
    return (
      averageRating(values.filter(isRating)) ??
      new Reason("noRatedOpponents", articles.average, name, {})
    );
  },
});
