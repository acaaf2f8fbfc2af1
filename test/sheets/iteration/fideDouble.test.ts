import { checkRandomFields } from "../../support/checkRandomFields";

checkRandomFields("fide", 2);
