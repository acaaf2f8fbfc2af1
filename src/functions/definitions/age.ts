import { age } from "../../rules/age";
import { calendarDate } from "../../rules/day";
import { isReason } from "../../rules/reason";
import { elementwise } from "../definition";
import { editionOnDateParameter } from "../editionParameter";
import { wrong } from "../fault";
import { each } from "../parameters";
import { birth, date } from "../readers";

export const AGE = elementwise({
  name: "AGE",
  parameters: [each("birth", birth), each("on", date), editionOnDateParameter()],
  compute: (born, on, editionOn) => {
    if (born === null || on === null) return "";
    const edition = editionOn(on);
    if (isReason(edition)) return edition;
    const years = age(born, calendarDate(on), edition);
    return years >= 0 ? years : wrong("birth", born.year, "birthBefore");
  },
});
