import { checkRandomReports } from "../../support/checkRandomReports";

checkRandomReports("plain");
