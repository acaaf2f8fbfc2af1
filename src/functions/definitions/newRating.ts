import { newRating } from "../../rules/newRating";
import { elementwise } from "../definition";
import { each } from "../parameters";
import { change, rating } from "../readers";

export const NEWRATING = elementwise({
  name: "NEWRATING",
  parameters: [each("rating", rating), each("change", change)],
  compute: (own, points) => (own === null ? "" : newRating(own, points)),
});
