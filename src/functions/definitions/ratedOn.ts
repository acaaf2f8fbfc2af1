import { ratedOn } from "../../rules/ratingList";
import { isReason } from "../../rules/reason";
import { elementwise } from "../definition";
import { editionOnDateParameter } from "../editionParameter";
import { each, optionalEach } from "../parameters";
import { date, logical } from "../readers";

export const RATEDON = elementwise({
  name: "RATEDON",
  parameters: [
    each("end", date),
    editionOnDateParameter(),
    optionalEach("official", logical, false),
  ],
  compute: (end, editionOn, official) => {
    if (end === null) return "";
    const edition = editionOn(end);
    return isReason(edition) ? edition : ratedOn(end, edition, official);
  },
});
