import { compress } from "../../rules/compress";
import { elementwise } from "../definition";
import { each } from "../parameters";
import { rating } from "../readers";

export const COMPRESS = elementwise({
  name: "COMPRESS",
  parameters: [each("rating", rating)],
  compute: (own) => (own === null ? "" : compress(own)),
});
