import { checkRandomFields } from "../../support/checkRandomFields";

checkRandomFields("plain", 1);
