import { checkRandomPeriods } from "../../support/checkRandomPeriods";

checkRandomPeriods("fide");
