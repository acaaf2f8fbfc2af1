/** What is needed once a curve is drawn. */
export { curveSheet } from "../../sheets/curves/curveSheet";
export { madeUpCareer } from "./madeUpCareer";
