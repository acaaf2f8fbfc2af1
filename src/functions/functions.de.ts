import "./laterBuiltIns";
import { DE_MESSAGES } from "../i18n/de/messages";
import { ALL_FUNCTIONS } from "./all";
import { register } from "./register";

register(ALL_FUNCTIONS, DE_MESSAGES);
