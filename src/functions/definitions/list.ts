import { ratingList } from "../../rules/ratingList";
import { isReason } from "../../rules/reason";
import { elementwise } from "../definition";
import { editionOnDateParameter } from "../editionParameter";
import { each } from "../parameters";
import { date } from "../readers";

export const LIST = elementwise({
  name: "LIST",
  parameters: [each("date", date), editionOnDateParameter()],
  compute: (day, editionOn) => {
    if (day === null) return "";
    const edition = editionOn(day);
    return isReason(edition) ? edition : ratingList(day, edition);
  },
});
