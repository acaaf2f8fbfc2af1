import { ratedOn } from "../../rules/countingList";
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
  compute: (end, editionOn, official) => (end === null ? "" : ratedOn(end, editionOn, official)),
});
