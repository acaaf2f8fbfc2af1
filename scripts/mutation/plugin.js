/** Stryker loads JavaScript: the runner is TypeScript as everything else. */
import { register } from "tsx/esm/api";

register();
export const { strykerPlugins } = await import("./runner.ts");
