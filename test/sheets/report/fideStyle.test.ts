import { checkRandomReports } from "../../support/checkRandomReports";

checkRandomReports("fide");
