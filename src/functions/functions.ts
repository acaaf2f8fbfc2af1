import "./laterBuiltIns";
import { EN_MESSAGES } from "../i18n/en/messages";
import { ALL_FUNCTIONS } from "./all";
import { register } from "./register";

register(ALL_FUNCTIONS, EN_MESSAGES);
