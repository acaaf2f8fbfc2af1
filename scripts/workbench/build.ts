import webpack from "webpack";
import { workbenchConfig } from "./bundle";

webpack(workbenchConfig, (error, stats) => {
  if (error === null && stats?.hasErrors() !== true) return;
  console.error(error ?? stats?.toString("errors-only"));
  process.exitCode = 1;
});
