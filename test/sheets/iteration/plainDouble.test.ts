import { checkRandomFields } from "../../support/checkRandomFields";

checkRandomFields("plain", 2);
