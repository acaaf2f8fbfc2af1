import { cyclesOf } from "./checks/cycles";
import { importsOf } from "./checks/imports";

const cycles = cyclesOf(importsOf(["src", "test", "scripts"]));
for (const cycle of cycles) console.error(`A circle of imports: ${cycle.join(" → ")}`);
if (cycles.length > 0) process.exitCode = 1;
