import { checkRandomPeriods } from "../../support/checkRandomPeriods";

checkRandomPeriods("plain");
