import { checkRandomCareers } from "../../support/checkRandomCareers";

checkRandomCareers("fide");
