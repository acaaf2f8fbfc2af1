import { checkRandomCareers } from "../../support/checkRandomCareers";

checkRandomCareers("plain");
