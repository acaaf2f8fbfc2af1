import "./laterBuiltIns";
import { FR_MESSAGES } from "../i18n/fr/messages";
import { ALL_FUNCTIONS } from "./all";
import { register } from "./register";

register(ALL_FUNCTIONS, FR_MESSAGES);
