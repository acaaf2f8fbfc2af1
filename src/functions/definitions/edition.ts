import { editionOn } from "../../rules/editions/editionOn";
import { isReason } from "../../rules/reason";
import { elementwise } from "../definition";
import { each } from "../parameters";
import { date } from "../readers";

export const EDITION = elementwise({
  name: "EDITION",
  parameters: [each("date", date)],
  compute: (day) => {
    if (day === null) return "";
    const edition = editionOn(day);
    return isReason(edition) ? edition : edition.id;
  },
});
