import "./laterBuiltIns";
import { IT_MESSAGES } from "../i18n/it/messages";
import { ALL_FUNCTIONS } from "./all";
import { register } from "./register";

register(ALL_FUNCTIONS, IT_MESSAGES);
