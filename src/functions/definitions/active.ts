import { isActive } from "../../rules/active";
import { elementwise } from "../definition";
import { editionParameter } from "../editionParameter";
import { each } from "../parameters";
import { games } from "../readers";

export const ACTIVE = elementwise({
  name: "ACTIVE",
  parameters: [each("games", games), editionParameter()],
  compute: isActive,
});
